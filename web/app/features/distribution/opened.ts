import type { DistributionLine } from "@app/contract/distribution";

/** What lies over or above the list. */
export type Opened =
  | { kind: "line"; line: DistributionLine | null }
  | { kind: "remove"; line: DistributionLine }
  | { kind: "import" };
