import { writeRows } from "../cluster/rows.ts";

/** What a control showed. */
export interface ControlResult {
  control: string;
  acknowledged: number;
  lost: number;
  found: string;
  isCaught: boolean;
}

/** With every guard in its place. */
export const asItIs = "as it is";

/** Nothing may be found as it is, and something in every other row. */
export const isAsItMustBe = ({ control, isCaught }: ControlResult): boolean =>
  isCaught === (control !== asItIs);

/** That of the cluster comes from the drill of failovers. */
export const writeControls = (results: readonly ControlResult[]): void =>
  writeRows({
    name: "controls",
    intro: `\`pnpm drill controls\`: the clients and the checks of the chaos drill, with one guard taken away each time. The
checks must find it; as it is they must find nothing.`,
    head: ["Without", "Acknowledged", "Lost", "Found", "Caught"],
    rows: results.map(({ control, acknowledged, lost, found, isCaught }) => [
      control,
      String(acknowledged),
      String(lost),
      found || "nothing",
      control === asItIs ? "" : isCaught ? "yes" : "no",
    ]),
  });
