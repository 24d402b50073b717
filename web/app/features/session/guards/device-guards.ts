import { switchedOffPath } from "../../../lib/page-rules.ts";
import { hasNews } from "../../../lib/news.ts";
import type { Check } from "./guard-types.ts";

const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** They ask neither the server nor who is there, so public pages carry no more than these. */
export const deviceGuards = {
  /** The installed app opens where the work is, unless home has something to say first. */
  isPWA: async ({ url }) =>
    isStandalone() && url.search === "" && !hasNews() ? "/dashboard" : null,

  offl: async ({ page }) => switchedOffPath(page.feature),
} satisfies Record<string, Check>;
