/** Files are read and written by the browser alone. */

export const LARGEST = 200_000; // bytes: the server takes no larger request

/** Offer a text as a file to be kept. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
