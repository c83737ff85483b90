import * as api from "./api";
import type { Schemas } from "./types";

/** Being called to a table while nobody looks at the page: by the browser's own push service. */

/** Keep the service worker that shows a page when the server is away, and what push services bring. */
export function keepWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // a private window, or plain HTTP: the page does without
  });
}

/** Whether this browser can be called at all; on an iPhone only once the page is on its home screen. */
export function canBeCalled(ways: Schemas["CallWays"]): boolean {
  return ways.push !== "" && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** An iPhone or iPad on which the page has not been put on the home screen. */
export function needsHomeScreen(): boolean {
  return "standalone" in navigator && !navigator.standalone;
}

/** Have the push service call this browser; false if its person or the browser does not want that. */
export async function subscribe(ways: Schemas["CallWays"]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await subscriptionOf(worker.pushManager, bytesOf(ways.push));
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys) return false;
  await api.subscribe({ endpoint, p256dh: keys["p256dh"]!, auth: keys["auth"]! });
  return true;
}

/** One made for another key, such as that of a server which was set up anew, is of no use. */
async function subscriptionOf(push: PushManager, applicationServerKey: Uint8Array<ArrayBuffer>) {
  const wanted = { userVisibleOnly: true, applicationServerKey };
  try {
    return await push.subscribe(wanted);
  } catch {
    await (await push.getSubscription())?.unsubscribe();
    return push.subscribe(wanted).catch(() => null);
  }
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
