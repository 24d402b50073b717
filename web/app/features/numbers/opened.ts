import type { LimitName } from "@app/contract/limits";
import type { Material } from "@app/contract/materials";

/** The number whose panel is open. */
export type Opened =
  | { kind: "rate"; of: Material }
  | { kind: "factor"; of: Material }
  | { kind: "limit"; of: LimitName };
