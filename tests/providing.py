"""A server on loopback that says who somebody is, by OpenID Connect: it believes everybody."""

import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import time
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

from periplus.server.settings import Provider

Json = dict[str, Any]
CLIENT, SECRET = "periplus", "between us"
KEY = RSAKey.generate_key(2048, {"kid": "1", "use": "sig"})


@dataclass
class Club:
    """Who comes is `subject`. What it says of them can be changed, and the key with which it signs."""

    address: str
    subject: str = "ada"
    claims: Json = field(default_factory=lambda: {"name": "Ada"})
    key: Any = field(default_factory=lambda: KEY)
    algorithm: str = "RS256"
    asked: dict[str, dict[str, str]] = field(default_factory=dict)  # by the codes it has given

    @property
    def provider(self) -> Provider:
        return Provider(self.address, CLIENT, SECRET, "The Club")

    def described(self) -> Json:
        return {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize",
            "token_endpoint": f"{self.address}/token",
            "jwks_uri": f"{self.address}/keys",
        }

    def admit(self, asked: dict[str, str]) -> str:
        """Where a browser is sent back to, with a code."""
        assert (asked["client_id"], asked["response_type"]) == (CLIENT, "code")
        assert "openid" in asked["scope"].split()
        code = f"code {len(self.asked)}"
        self.asked[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, sent: dict[str, str], authorization: str) -> Json:
        """Who came with a code, for whoever asked for it: they know our secret, and theirs."""
        assert authorization == f"Basic {b64encode(f'{CLIENT}:{SECRET}'.encode()).decode()}"
        asked = self.asked.pop(sent["code"])
        assert sent["redirect_uri"] == asked["redirect_uri"]
        digest = sha256(sent["code_verifier"].encode()).digest()
        assert asked["code_challenge"] == urlsafe_b64encode(digest).rstrip(b"=").decode()
        said: Json = {"iss": self.address, "aud": CLIENT, "sub": self.subject, "nonce": asked["nonce"]}
        said |= {"iat": int(time()), "exp": int(time()) + 60}
        header = {"alg": self.algorithm, "kid": "1"}
        signed = jwt.encode(header, {**said, **self.claims}, self.key, [self.algorithm])
        return {"access_token": "none", "token_type": "Bearer", "id_token": signed}


@contextmanager
def club() -> Iterator[Club]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            url = urlsplit(self.path)
            if url.path == "/authorize":
                self.answer(302, b"", location=found.admit(plain(url.query)))
            elif url.path == "/keys":
                self.tell({"keys": [KEY.as_dict(private=False)]})
            else:
                assert url.path == "/.well-known/openid-configuration"
                self.tell(found.described())

        def do_POST(self) -> None:
            sent = plain(self.rfile.read(int(self.headers["content-length"])).decode())
            self.tell(found.token(sent, self.headers["authorization"]))

        def tell(self, data: Json) -> None:
            self.answer(200, json.dumps(data).encode())

        def answer(self, status: int, body: bytes, **headers: str) -> None:
            self.send_response(status)
            for name, value in {"content-type": "application/json", **headers}.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = Club(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def plain(query: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(query).items()}
