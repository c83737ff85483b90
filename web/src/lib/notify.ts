/** Notices of the browser, for those who look elsewhere while others decide. */

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the player's leave; true if notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell that something waits, unless the page is being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || !document.hidden || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
    });
  } catch {
    // browsers on phones know the word but allow it to service workers only
  }
}
