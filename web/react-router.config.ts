import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./config.ts";

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // Loaders here are a few lines: in a file of their own they would cost a turn on a slow line.
  splitRouteModules: false,
} satisfies Config;
