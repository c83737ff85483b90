/**
 * The service worker: shows a page of its own when the server can't be reached, keeps the files of the page, and
 * shows what the push service brings.
 *
 * The page itself always comes from the server, so that no old one ever speaks with a new server. Its files have a
 * hash of their contents in their names: those may be kept. Nothing of the API goes through here.
 */

declare const self: ServiceWorkerGlobalScope;

/** The files of this build, and a name that no other build has: the builder writes them here. */
declare const SHELL: string[];
declare const VERSION: string;

const OFFLINE = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];
const ASSETS = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

/** A new one takes over at once: what it does for an old page is the same. */
async function install(): Promise<void> {
  const cache = await caches.open(VERSION);
  await cache.addAll(OFFLINE.map((path) => new Request(path, { cache: "reload" })));
  await cache.addAll(SHELL);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== VERSION) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return kept("/offline.html");
  }
}

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error();
}

/* Calls: it is somebody's turn, and they are not looking. */

interface Call {
  title: string;
  body: string;
  url: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() as Call;
  const shown = { body, tag, data: url, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data as string));
});

/** To the table: in the window that shows it, or in a new one. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

export {};
