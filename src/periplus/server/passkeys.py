"""Passkeys: what a browser is asked for, and whether it answers right. The library is loaded when wanted."""

import json
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from periplus.server.refusals import Refused
from periplus.store.accounts import Passkey

HOUSE = "Periplus"
Json = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """By which name a browser called us: a passkey is for this name and no other."""

    name: str
    origin: str


def site_of(request: Request) -> Site:
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


def to_register(site: Site, user: bytes, name: str, known: list[Passkey]) -> Json:
    """What a browser needs to make a passkey."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=HOUSE,
        user_id=user,
        user_name=name or HOUSE,
        user_display_name=name or HOUSE,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    return read(webauthn.options_to_json(options))


def to_sign_in(site: Site) -> Json:
    """What a browser needs to find a passkey of ours."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED
    )
    return read(webauthn.options_to_json(options))


def read(options: str) -> Json:
    found: Json = json.loads(options)
    return found


def registered(site: Site, credential: Json, challenge: str) -> tuple[str, bytes, int]:
    """The id, the public key and the number of uses of a new passkey."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as fault:  # the library raises many kinds for what anybody may send
        raise not_accepted() from fault
    return bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count


def shown(site: Site, credential: Json, challenge: str, key: Passkey) -> int:
    """How often a passkey has been used now; refused unless it is the one that we know."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
            require_user_verification=True,
        )
    except Exception as fault:
        raise not_accepted() from fault
    return found.new_sign_count


def not_accepted() -> Refused:
    return Refused(403, "passkey", "this passkey is not known here, or its answer is not right")
