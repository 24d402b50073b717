import { shortName } from "../../short-name.ts";
import { blockChoices, decideBlock } from "../claims/index.ts";
import { fact, factIf, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import {
  findDifferingReceipts,
  findOverdue,
  type OverdueRow,
  type ReceiptRow,
} from "./held.queries.ts";

const receiptFacts = ({ facility, receivedAt, lots, items }: ReceiptRow) => [
  fact("facility", "text", facility),
  ...factIf("received_at", "time", receivedAt?.toISOString()),
  fact("lots", "count", lots),
  ...items.flatMap(({ material, expected, received, refused }) => [
    fact("material", "word", `material_${material}`),
    fact("expected", "grams", expected),
    fact("received", "grams", received),
    fact("refused", "grams", refused),
  ]),
];

/** The factory's scale says something else than both had signed. */
const receiptDiffers: TaskKind = {
  kind: "receipt_differs",
  group: "lots",
  choices: blockChoices,
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findDifferingReceipts(db, subjectsOf(tasks)), (row) =>
      receiptFacts(row).slice(0, 2),
    ),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findDifferingReceipts(db, [subjectId]);
    return { facts: row ? receiptFacts(row) : [], reader: null };
  },
  decide: decideBlock("receipt"),
};

const overdueFacts = (row: OverdueRow) => [
  fact("lot", "code", row.number),
  fact("point", "text", row.point),
  fact("weight", "grams", row.grams),
  fact("facility", "text", row.facility),
  fact("handed_over_at", "time", row.handedOverAt.toISOString()),
  fact("driver", "text", shortName(row.firstName ?? "", row.lastName ?? "")),
  ...factIf("phone", "code", row.phone),
  fact("state", "word", row.hasArrived ? "lot_arrived" : "lot_on_the_way"),
  ...factIf("given_up_for", "text", row.givenUpFor),
];

/** Left a shop three days ago and is not there: it is coming, or nothing of it will count. */
const lotOverdue: TaskKind = {
  kind: "lot_overdue",
  group: "lots",
  choices: blockChoices,
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findOverdue(db, subjectsOf(tasks)), (row) =>
      overdueFacts(row).slice(0, 3),
    ),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findOverdue(db, [subjectId]);
    return { facts: row ? overdueFacts(row) : [], reader: null };
  },
  decide: decideBlock("overdue"),
};

export const deliveriesTaskKinds: readonly TaskKind[] = [receiptDiffers, lotOverdue];
