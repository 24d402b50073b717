import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./config.ts";

export default { ssr: true, buildDirectory: buildFolder } satisfies Config;
