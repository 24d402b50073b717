import { readConfig } from "../../config.ts";

/** The settings of the process that renders; the browser gets what a loader hands out. */
export const hostSettings = readConfig();
