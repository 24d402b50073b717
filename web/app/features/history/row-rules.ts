import { countryZone } from "@app/contract/locales";
import type { TileDrawing } from "../../ui/tile.tsx";
import type { DepositHistoryRow } from "./history.api.ts";

/** A bag that no point has weighed yet is drawn as a warning, the others in the points' colour. */
export const rowToneOf = ({ cp_id }: Pick<DepositHistoryRow, "cp_id">): "declared" | "point" =>
  cp_id === null ? "declared" : "point";

/** What is said after the date; nothing of a deposit that simply stands. */
export const noteOf = ({ cp_id, status }: Pick<DepositHistoryRow, "cp_id" | "status">) => {
  if (status === "refused" || status === "expired" || status === "voided") return status;
  if (cp_id === null) return "toConfirm" as const;
  return status === "disputed" || status === "corrected" ? status : null;
};

/** How the tokens are to be read. */
export const tokensLookOf = (row: Pick<DepositHistoryRow, "cp_id" | "status">) => {
  const note = noteOf(row);
  if (note === "voided") return "gone" as const;
  if (note === "refused" || note === "expired") return "none" as const;
  if (note === "toConfirm") return "awaited" as const;
  return note === "disputed" ? ("held" as const) : ("earned" as const);
};

/** Each star is lit when its mark is 1. */
export const litStars = ([clean, compacted, manners]: DepositHistoryRow["stars"]) =>
  [clean === 1, compacted === 1, manners === 1] as const;

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: countryZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** yyyy/mm/dd-hh:mm, as clocks in Algiers show it. */
export const rewardTime = (iso: string): string => {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${found["year"]}/${found["month"]}/${found["day"]}-${found["hour"]}:${found["minute"]}`;
};

const rewardDrawings = [
  { name: "half", pair: 9 },
  { name: "tree", pair: 8 },
  { name: "arch", pair: 7 },
  { name: "book", pair: 4 },
  { name: "heart", pair: 3 },
] as const satisfies readonly TileDrawing[];

/** Neighbouring rows never have the same tile. */
export const rewardDrawing = (place: number): TileDrawing =>
  rewardDrawings[place % rewardDrawings.length] ?? rewardDrawings[0];
