import * as api from "./api";

/** Whether this browser has passkeys here: they are for names, not addresses, and need HTTPS or this machine. */
export function hasPasskeys(): boolean {
  const numbers = /^[\d.]+$|^\[/.test(location.hostname);
  return window.isSecureContext && !numbers && typeof PublicKeyCredential?.parseCreationOptionsFromJSON === "function";
}

/** The player closed the dialog of the browser, or has no such passkey. */
export class NoPasskey extends Error {}

type Shown = { ceremony: string; credential: object };

/** Have the browser make a passkey: for a new account, or one more for mine. */
export async function make(purpose: "register" | "add", name = ""): Promise<Shown> {
  const { ceremony, options } = await api.passkeyOptions(purpose, name);
  const wanted = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wanted);
  return { ceremony, credential: answer(await navigator.credentials.create({ publicKey }).catch(() => null)) };
}

/** Have the browser show a passkey of ours. */
export async function show(): Promise<Shown> {
  const { ceremony, options } = await api.passkeyOptions("sign-in");
  const wanted = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wanted);
  return { ceremony, credential: answer(await navigator.credentials.get({ publicKey }).catch(() => null)) };
}

function answer(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}
