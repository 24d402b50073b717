import type { PushMessage } from "@app/contract/push";
import type { KeepPages } from "../app/lib/worker-messages.ts";
import {
  answerFile,
  answerManifest,
  answerPage,
  dropOlderFiles,
  isFile,
  keepFilesAtHand,
  keepPages,
  manifestPath,
  renewPages,
} from "./kept-files.ts";
import { open, receive } from "./notifications.ts";
import { pagesToKeep } from "./pages-to-keep.ts";
import { sendOutbox } from "./send-outbox.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepFilesAtHand(), renewPages()]).then(() => self.skipWaiting()));
});

const takeOver = async (): Promise<void> => {
  await dropOlderFiles();
  // Asks the network while this worker still wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

const answerOwn = (request: Request): Promise<Response> =>
  new URL(request.url).pathname === manifestPath ? answerManifest(request) : answerFile(request);

// Whatever is neither a page nor a file goes its way as if nobody were here: /api above all.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (isFile(new URL(request.url))) event.respondWith(answerOwn(request));
});

self.addEventListener("message", (event) => {
  const { type, locale, at } = event.data as KeepPages;
  if (type === "keep") event.waitUntil(keepPages(locale, at === null ? [] : pagesToKeep(at)));
});

/** Background Sync, where the browser has it; the types do not know it yet. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

self.addEventListener("sync" as "activate", (event) => {
  if ((event as SyncEvent).tag === "outbox") event.waitUntil(sendOutbox());
});

self.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(receive(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});
