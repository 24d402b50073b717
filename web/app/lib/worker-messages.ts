import type { Locale } from "@app/contract/locales";
import type { PushMessage } from "@app/contract/push";

/** From a page to the service worker: have ready what is needed when the network is gone. */
export interface KeepPages {
  type: "keep";
  locale: Locale;
  /** Where a person is whose pages are kept; null for anybody else. */
  at: string | null;
}

/**
 * From the service worker to a page. The page answers through the port it came with, true when it
 * did what was asked; otherwise the worker finds another way.
 */
export type WorkerRequest =
  /** Show this yourself: the person is looking at you. */
  | { type: "show"; message: PushMessage }
  /** The person tapped a notification about this page. */
  | { type: "open"; path: string };
