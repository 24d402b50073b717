import type { Locale } from "@app/contract/locales";
import type { KeepPages } from "../../lib/worker-messages.ts";

/** Where there is none, or it may not be, the site works as it always did: nobody is told. */
const quietly = async (work: (container: ServiceWorkerContainer) => Promise<unknown>) => {
  try {
    await work(navigator.serviceWorker);
  } catch {
    // Unsupported, switched off, or a private window.
  }
};

export const registerWorker = (): Promise<void> =>
  quietly((container) => container.register("/sw.js", { scope: "/", updateViaCache: "none" }));

export const keepPages = (locale: Locale, at: string | null): Promise<void> =>
  quietly(async (container) => {
    const { active } = await container.ready;
    active?.postMessage({ type: "keep", locale, at } satisfies KeepPages);
  });
