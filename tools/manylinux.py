"""Gives the wheels in a folder the name of the Linux systems they run on: `python -m tools.manylinux dist`.

auditwheel finds out which; it needs patchelf. Elsewhere, or where they are missing, the wheel keeps its name.
"""

import shutil
import subprocess
import sys
from pathlib import Path


def rename(wheel: Path) -> str:
    """Replace a wheel by one that says where it runs; returns what was done."""
    if sys.platform != "linux" or wheel.name.endswith("-any.whl"):
        return f"{wheel.name}: as it is"
    if not (shutil.which("auditwheel") and shutil.which("patchelf")):
        return f"{wheel.name}: for this machine only (auditwheel and patchelf would tell where else it runs)"
    done = subprocess.run(
        ["auditwheel", "repair", "--wheel-dir", wheel.parent, wheel], capture_output=True, text=True
    )
    if done.returncode:
        return f"{wheel.name}: for this machine only ({done.stderr.strip().splitlines()[-1]})"
    wheel.unlink()
    return f"{wheel.name}: runs on other Linux systems too"


if __name__ == "__main__":
    for found in sorted(Path(sys.argv[1]).glob("*.whl")):
        print(rename(found))
