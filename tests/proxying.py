"""Real proxies in front of a server, on loopback, with the configurations that we give to hosts."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.serving import SOON, free_port

DEPLOY = Path(__file__).parents[1] / "deploy"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"  # where Debian has nginx
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}  # the proxies, and what to install for each
PROGRAMS = {name: shutil.which(name, path=PATH) for name in PACKAGES}

MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""

# Not for a site of one's own: nobody's list of trusted certificates is touched, and no other port is used.
GLOBAL = """
{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}/caddy
}}
import {site}
"""


@contextmanager
def proxied(name: str, folder: Path, app: str) -> Iterator[str]:
    """A proxy in front of an app; yields its address, for which it has a certificate of its own."""
    port, settings = free_port(), {**os.environ, "PATH": PATH}
    folder.mkdir()
    if name == "nginx":
        command = nginx(folder, app, port)
    else:
        (folder / "Caddyfile").write_text(GLOBAL.format(folder=folder, site=DEPLOY / "Caddyfile"))
        settings |= {"PERIPLUS_SITE": f"localhost:{port}", "PERIPLUS_APP": app, "HOME": str(folder)}
        command = ["run", "--config", str(folder / "Caddyfile")]
    with (
        (folder / "said").open("w") as said,
        subprocess.Popen([str(PROGRAMS[name]), *command], env=settings, stdout=said, stderr=said) as proxy,
    ):
        try:
            wait_for(f"https://localhost:{port}", proxy, folder)
            yield f"https://localhost:{port}"
        finally:
            proxy.terminate()


def nginx(folder: Path, app: str, port: int) -> list[str]:
    """Our example with the addresses and the certificate of a test; how nginx is called with it."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for ours, theirs in {
        "server 127.0.0.1:8000;": f"server {app};",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "/etc/letsencrypt/live/table.example/fullchain.pem": f"{folder}/certificate.pem",
        "/etc/letsencrypt/live/table.example/privkey.pem": f"{folder}/key.pem",
    }.items():
        assert site.count(ours) == 1, ours
        site = site.replace(ours, theirs)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    certify(folder)
    return ["-c", str(folder / "nginx.conf"), "-p", str(folder)]


def certify(folder: Path) -> None:
    made = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", *made]
    subprocess.run(command, check=True, capture_output=True)


def wait_for(address: str, proxy: "subprocess.Popen[bytes]", folder: Path) -> None:
    until = time.monotonic() + SOON
    while True:
        try:
            httpx.get(f"{address}/livez", verify=False, timeout=SOON)
            return
        except httpx.TransportError:
            if proxy.poll() is not None or time.monotonic() > until:
                raise AssertionError((folder / "said").read_text()) from None
            time.sleep(0.05)
