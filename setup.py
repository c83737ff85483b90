"""Builds Periplus. With PERIPLUS_COMPILE=quick or =fastest the rules are compiled by mypyc, as one unit."""

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "periplus"
EXAMPLE = ROOT / "examples" / "kuhn"

switch = SimpleNamespace(**runpy.run_path(str(PACKAGE / "build.py")))


def compiler() -> str | None:
    """The first C compiler here that can read the headers of this Python."""
    names: list[str | None] = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for name in filter(None, names):
        command = [*shlex.split(name), "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
        try:
            subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return name
    return None


def extensions(level: str) -> list[Extension]:
    """The compiled unit. A quick one takes the C compiler a fifth of the time that the fastest takes.

    `i64` arithmetic wraps, so the compiler must take overflow as defined. Nothing outside replaces or even
    sees a function of the unit, so the compiler may inline them: that made it 1.6 times as fast.
    """
    from mypyc.build import mypycify

    os.chdir(ROOT)
    paths = [str(path.relative_to(ROOT)) for path in switch.sources(PACKAGE)]
    effort = "3" if level == "fastest" else "1"
    unit = mypycify(paths, opt_level=effort, debug_level="0", multi_file=False, group_name=switch.GROUP)
    flags = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
    for extension in unit:
        extension.extra_compile_args += flags
    return cast("list[Extension]", unit)


class Gather(build_py):
    """Puts the example into the package, for `periplus new-game`."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "periplus" / "example"
        if not self.editable_mode:
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(EXAMPLE, target, ignore=shutil.ignore_patterns("__pycache__", ".*", "*.egg-info"))


class Compile(build_ext):
    """Builds the unit, drops extensions of modules that are gone, and records the fingerprint.

    A wheel takes what `make compile` has made, where that is as asked for.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        if not self.extensions:
            return
        if made:
            self.take(PACKAGE.parent, Path(self.build_lib).resolve())
            return
        target = PACKAGE if self.inplace else Path(self.build_lib).resolve() / "periplus"
        (target / "compiled.json").unlink(missing_ok=True)
        modules = (path.relative_to(PACKAGE) for path in switch.sources(PACKAGE))
        wanted = {target / module.with_suffix(switch.SUFFIX) for module in modules}
        for path in target.rglob(f"*{switch.SUFFIX}"):
            if path not in wanted:
                path.unlink()
        super().run()
        switch.record(target, made_from, level)

    @staticmethod
    def take(source: Path, target: Path) -> None:
        for path in switch.built(PACKAGE):
            (target / path.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target / path.relative_to(source))


made_from = switch.fingerprint(PACKAGE)
level = os.environ.get("PERIPLUS_COMPILE", "")
if level not in ("", *switch.LEVELS):
    raise SystemExit(f"PERIPLUS_COMPILE is {level!r}; it can be {' or '.join(map(repr, switch.LEVELS))}")
made = bool(level) and "bdist_wheel" in sys.argv and switch.fresh(PACKAGE, level)
unit: list[Extension] = []
if made:
    unit = [Extension(f"{switch.GROUP}__mypyc", [])]
elif level:
    if found := compiler():
        os.environ["CC"] = found
        unit = extensions(level)
    else:
        print("no C compiler: Periplus runs uncompiled, slower but the same")

setup(ext_modules=unit, cmdclass={"build_ext": Compile, "build_py": Gather})
