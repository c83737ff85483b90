"""How a call reaches somebody: through the push service of their browser, by mail, or by a table's webhook.

Each is one attempt, in a thread that may wait. It says what came of it.
"""

import base64
import json
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Final, Literal
from urllib.parse import urlsplit

from periplus.server import posting
from periplus.server.posting import Forbidden
from periplus.server.settings import MailServer
from periplus.store.calls import Browser, Hook

Outcome = Literal["sent", "gone", "again", "refused"]

UNFOLDED: Final = policy.SMTP.clone(max_line_length=500)  # an address in two pieces leads nowhere
LIFE: Final = 24 * 3600  # seconds for which a push service keeps what it can't deliver
PATIENCE: Final = 15.0  # seconds for each answer of a mail server
PUSH_SCHEMES: tuple[str, ...] = ("https",)


@dataclass(frozen=True)
class Call:
    """What a call says, in the language of whom it is for. What lies on the table has no part in it."""

    title: str
    text: str
    path: str
    tag: str


def outcome_of(status: int) -> Outcome:
    """What an answer by HTTP means for us."""
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "again" if status in (408, 425, 429) or status >= 500 else "refused"


def attempt(work: Callable[[], int]) -> Outcome:
    try:
        return outcome_of(work())
    except Forbidden:
        return "refused"
    except OSError:
        return "again"


# ---- push ----


def new_vapid_key() -> bytes:
    """A key by which push services know this server."""
    from py_vapid import Vapid02  # slow to load

    vapid = Vapid02()
    vapid.generate_keys()
    made: bytes = vapid.private_pem()
    return made


def public_vapid_key(key: bytes) -> str:
    """What a browser needs of it to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    raw = Vapid02.from_pem(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def contact_at(site: str) -> str:
    """Whom a push service may write to if no address is known: it takes a site only in this form."""
    parts = urlsplit(site)
    if parts.scheme == "https" and parts.hostname and "." in parts.hostname:
        return f"https://{parts.hostname}"
    return "mailto:periplus@localhost"


def require_push_endpoint(endpoint: str) -> None:
    if urlsplit(posting.origin_of(endpoint)).scheme not in PUSH_SCHEMES:
        raise Forbidden("a push service is reached by https")


def push(browser: Browser, call: Call, key: bytes, contact: str) -> Outcome:
    """Send it encrypted: only the browser can read it."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    def work() -> int:
        require_push_endpoint(browser.endpoint)
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        shown = {"title": call.title, "body": call.text, "url": call.path, "tag": call.tag}
        try:
            body = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(json.dumps(shown).encode())
        except Exception:
            raise Forbidden("no keys of a browser") from None
        claims = {"aud": posting.origin_of(browser.endpoint), "sub": contact}
        signed: dict[str, str] = Vapid02.from_pem(key).sign(claims)
        headers = {"TTL": str(LIFE), "Urgency": "normal", "Content-Encoding": "aes128gcm", **signed}
        headers["Content-Type"] = "application/octet-stream"
        return posting.post(browser.endpoint, body["body"], headers)

    return attempt(work)


# ---- webhooks ----

KINDS: Final = ("discord", "slack", "matrix", "ntfy")


def require_hook(hook: Hook, allowed: tuple[str, ...]) -> None:
    """Forbidden unless the host of the server allows what this would send to."""
    origin = posting.origin_of(hook.url)
    if origin not in allowed:
        raise Forbidden(f"{origin} is not among {', '.join(allowed) or 'none'}")
    if hook.kind == "ntfy" and len(urlsplit(hook.url).path.strip("/").split("/")) != 1:
        raise Forbidden("ntfy wants the address of a topic")


def hook_request(hook: Hook, call: Call, link: str) -> tuple[str, bytes]:
    """The address and the body, in the shape that a service expects. Names are people's: they may not do more
    than be read."""
    line = f"{call.text} {link}"
    url, said = hook.url, dict[str, object]()
    match hook.kind:
        case "discord":
            said = {"content": line, "allowed_mentions": {"parse": []}}
        case "slack":
            said = {"text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "ntfy":
            url = posting.origin_of(hook.url) + "/"
            topic = urlsplit(hook.url).path.strip("/")
            said = {"topic": topic, "title": call.title, "message": call.text, "click": link}
        case _:
            said = {"text": line}
    return url, json.dumps(said).encode()


def tell_hook(hook: Hook, call: Call, site: str, allowed: tuple[str, ...]) -> Outcome:
    def work() -> int:
        require_hook(hook, allowed)
        url, body = hook_request(hook, call, site + call.path)
        return posting.post(url, body, {"Content-Type": "application/json", "User-Agent": "Periplus"})

    return attempt(work)


# ---- mail ----


@dataclass(frozen=True)
class Letter:
    """A mail, with the address that ends all mails of its kind with one request."""

    to: str
    subject: str
    text: str
    stop: str
    language: str


def written(letter: Letter, sender: str) -> EmailMessage:
    made = EmailMessage(UNFOLDED)
    made["From"] = sender
    made["To"] = letter.to
    made["Subject"] = letter.subject
    made["Date"] = format_datetime(datetime.now(UTC))
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(">"))
    made["Auto-Submitted"] = "auto-generated"
    made["Content-Language"] = letter.language
    made["List-Unsubscribe"] = f"<{letter.stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(letter.text)
    return made


def mail(letter: Letter, server: MailServer) -> Outcome:
    """Hand it to the host's mail server: encrypted, unless that is on this machine."""
    context = ssl.create_default_context()
    try:
        opened: smtplib.SMTP
        if server.secure:
            opened = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        else:
            opened = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        with opened as smtp:
            smtp.ehlo()
            if not server.secure and not server.is_here:
                smtp.starttls(context=context)
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(written(letter, server.sender))
        return "sent"
    except smtplib.SMTPRecipientsRefused as error:
        return "gone" if all(code >= 500 for code, _ in error.recipients.values()) else "again"
    except smtplib.SMTPResponseException as error:
        return "refused" if error.smtp_code >= 500 else "again"
    except (smtplib.SMTPException, OSError):
        return "again"
