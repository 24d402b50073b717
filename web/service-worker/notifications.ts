import { directionOf } from "@app/contract/locales";
import type { PushMessage } from "@app/contract/push";
import type { WorkerRequest } from "../app/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

const answerPatienceMs = 1000;

/** Whether the page did it; one that is too old or too busy to answer did not. */
const ask = (page: WindowClient, request: WorkerRequest): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), answerPatienceMs);
    page.postMessage(request, [port2]);
  });

const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

const show = ({ id, title, body, locale, path }: PushMessage): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag: id,
    lang: locale,
    dir: directionOf(locale),
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { path },
  });

/** A person who looks at a page is told there; everybody else by the phone. */
export const receive = async (message: PushMessage): Promise<void> => {
  for (const page of await openPages()) {
    if (page.visibilityState !== "visible") continue;
    if (await ask(page, { type: "show", message })) return;
  }
  await show(message);
};

/** Brings an open page forward and there, or opens one. */
export const open = async (path: string): Promise<void> => {
  for (const page of await openPages()) {
    if (!(await ask(page, { type: "open", path }))) continue;
    await page.focus();
    return;
  }
  await self.clients.openWindow(path);
};
