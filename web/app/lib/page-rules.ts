import type { Feature, Guard, Page } from "./route-types.ts";

/** A page whose module does not exist yet is switched off, whatever else it will ask for. */
export const guardsOf = (page: Page): readonly Guard[] => (page.file ? page.guards : ["offl"]);

export const switchedOffPath = (feature: Feature): string => `/off?f=${feature}`;

/** Told by a call that was refused because its part is closed. */
export const closedEvent = "part-closed";
