import type { Locale } from "@app/contract/locales";
import type { Stop } from "@app/contract/transport-jobs";
import type { KeepPages } from "../../lib/worker-messages.ts";
import { handoverPath } from "./driver-header.tsx";

/** At the door there may be no network: the weighing of every stop of the day is ready before. */
export const keepHandovers = async (doors: readonly Stop[], locale: Locale): Promise<void> => {
  try {
    const { active } = await navigator.serviceWorker.ready;
    for (const { pickup } of doors) {
      const at = handoverPath(pickup.id);
      active?.postMessage({ type: "keep", locale, at } satisfies KeepPages);
    }
  } catch {
    // No service worker here: the site works as it always did.
  }
};
