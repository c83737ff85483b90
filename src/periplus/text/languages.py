"""The languages there are. Needs no Fluent, so that the command line can name them without it."""

import os

LANGUAGES = ("en", "it", "fr", "de")


def system_language() -> str:
    """The language this computer is set to, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = setting[:2].lower()
            return language if language in LANGUAGES and not setting[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]
