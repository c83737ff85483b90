"""Signing in by another server that knows who somebody is: OpenID Connect, with a code and PKCE.

What that server says of itself, and its keys, are read anew each time: they change, and people sign in
seldom. The libraries are loaded when wanted.
"""

from typing import Any, Final

from periplus.server.journal import note, reason_of
from periplus.server.refusals import Refused
from periplus.server.settings import Provider
from periplus.store.accounts import Identity

Json = dict[str, Any]

DESCRIPTION: Final = "/.well-known/openid-configuration"
SCOPE: Final = "openid profile"
PATIENCE: Final = 10.0  # seconds for each answer of the other server
ALGORITHMS: Final = ("RS256", "PS256", "ES256", "EdDSA")  # never one whose key both sides have
KEY_TYPES: Final = ("RSA", "EC", "OKP")
LEEWAY: Final = 60  # seconds by which clocks may differ
LONGEST: Final = 255  # characters of a name by which somebody is known there
NAMES: Final = ("name", "preferred_username", "nickname")


class Faulty(Exception):
    """What the other server said does not hold."""


def address(provider: Provider, back: str, state: str, nonce: str, verifier: str) -> str:
    """Where a browser goes to say who it is; from there it comes `back`."""
    try:
        with session_of(provider, back) as session:
            told = described(session, provider)
            where, _ = session.create_authorization_url(
                told["authorization_endpoint"], state=state, code_verifier=verifier, nonce=nonce
            )
            return str(where)
    except Exception as fault:  # of the libraries, or because what was told is not what was expected
        raise failed(provider, fault) from fault


def identify(
    provider: Provider, back: str, code: str, nonce: str, verifier: str
) -> tuple[Identity, list[str]]:
    """Who came back with a code, and the names they go by there."""
    try:
        with session_of(provider, back) as session:
            told = described(session, provider)
            token = session.fetch_token(
                told["token_endpoint"], code=code, code_verifier=verifier, grant_type="authorization_code"
            )
            answer = session.get(told["jwks_uri"], withhold_token=True)
            answer.raise_for_status()
            claims = claimed(provider, token, answer.json(), nonce)
    except Exception as fault:
        raise failed(provider, fault) from fault
    subject = claims["sub"]
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST or "\0" in subject:
        raise failed(provider, Faulty("sub"))
    names = [claims[name] for name in NAMES if isinstance(claims.get(name), str)]
    return Identity(provider.issuer, subject), names


def session_of(provider: Provider, back: str) -> Any:
    from authlib.integrations.requests_client import OAuth2Session

    return OAuth2Session(
        provider.client,
        provider.secret or None,
        token_endpoint_auth_method="client_secret_basic" if provider.secret else "none",
        scope=SCOPE,
        redirect_uri=back,
        code_challenge_method="S256",
        default_timeout=PATIENCE,
    )


def described(session: Any, provider: Provider) -> Json:
    """What the server says of itself; it has to be the one that was asked."""
    answer = session.get(provider.issuer.rstrip("/") + DESCRIPTION, withhold_token=True)
    answer.raise_for_status()
    told: Json = answer.json()
    if told["issuer"] != provider.issuer:
        raise Faulty(f"it calls itself {told['issuer']!r}")
    return told


def claimed(provider: Provider, token: Json, keys: Json, nonce: str) -> Json:
    """What the server says of somebody: signed by it, for us, now, and because we asked."""
    from authlib.oidc.core import CodeIDToken
    from joserfc import jwt
    from joserfc.jwk import KeySet

    usable = [key for key in keys["keys"] if key.get("kty") in KEY_TYPES and key.get("use", "sig") == "sig"]
    signed = jwt.decode(token["id_token"], KeySet.import_key_set({"keys": usable}), list(ALGORITHMS))
    claims = CodeIDToken(
        signed.claims,
        signed.header,
        {"iss": {"value": provider.issuer}, "aud": {"value": provider.client}},
        {"nonce": nonce, "client_id": provider.client, "access_token": token.get("access_token")},
    )
    claims.validate(leeway=LEEWAY)
    return dict(claims)


def failed(provider: Provider, fault: Exception) -> Refused:
    note("sign-in failed", fault, provider=provider.issuer, reason=reason_of(fault))
    return Refused(403, "elsewhere", "the other server did not say who you are; the log says why")
