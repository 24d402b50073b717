import { disputeDecisions } from "@app/contract/deposit-changes";
import { AppError } from "../../app-error.ts";
import { shortName } from "../../short-name.ts";
import {
  type Fact,
  fact,
  factsOf,
  findPlace,
  findPlaces,
  findReader,
  placeFacts,
  type TaskKind,
} from "../tasks/index.ts";
import { decideDispute } from "./decide-dispute.ts";
import { findDispute, findDisputeTitles } from "./dispute.queries.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** The middle one: a single large bag does not move it. */
const usualOf = (bags: readonly number[]): number | null =>
  bags.toSorted((one, other) => one - other)[Math.floor(bags.length / 2)] ?? null;

const factsOfDispute = (found: Found): Fact[] => [
  ...factsOf([
    ["weighed", "grams", found.grams],
    ["undone", "grams", found.undoneGrams],
    ["reason", "word", `reason_${found.reason}`],
    ["citizen_note", "text", found.note],
    ["citizen", "text", shortName(found.firstName, found.lastName)],
    ["material", "word", `material_${found.material}`],
    ["stars", "count", found.stars],
    ["tokens", "tokens", found.tokens],
    ["held", "tokens", found.held],
    ["weighed_at", "time", found.occurredAt.toISOString()],
    ["identified", "word", `identified_${found.identifiedBy}`],
    ["usual_bag", "grams", usualOf(found.bags)],
    ["disputes_of_point", "count", found.disputesOfPoint],
    ["disputes_of_citizen", "count", found.disputesOfCitizen],
  ]),
  ...found.bags.map((grams) => fact("bag", "grams", grams)),
];

const dispute: TaskKind = {
  kind: "dispute",
  group: "disputes",
  choices: [
    { id: "corrected", note: "needed", figure: "grams" },
    { id: "stands", note: "needed" },
    { id: "cancelled", note: "needed" },
  ],
  titles: async (ctx, tasks) => {
    const ids = tasks.map(({ subjectId }) => subjectId);
    const rows = new Map((await findDisputeTitles(ctx.db, ids)).map((row) => [row.id, row]));
    const places = await findPlaces(
      ctx.db,
      [...rows.values()].map(({ pointId }) => pointId),
    );
    return new Map(
      tasks.map(({ id, subjectId }) => {
        const row = rows.get(subjectId);
        if (!row) return [id, []];
        const [place] = placeFacts(places.get(row.pointId));
        const about = fact("reason", "word", `reason_${row.reason}`);
        return [id, [fact("weighed", "grams", row.grams), ...(place ? [place] : []), about]];
      }),
    );
  },
  show: async (ctx, { subjectId }) => {
    const found = await findDispute(ctx.db, subjectId);
    if (!found) return { facts: [], reader: null };
    const [place, reader] = await Promise.all([
      findPlace(ctx.db, found.pointId),
      findReader(ctx.db, found.citizenId),
    ]);
    return { facts: [...placeFacts(place), ...factsOfDispute(found)], reader };
  },
  decide: async (ctx, asked, { subjectId }, { choice, note, figure }) => {
    const decision = disputeDecisions.find((one) => one === choice);
    if (!decision) throw new AppError("invalid_request");
    const decided = { decision, note, ...(figure !== null && { grams: figure }) };
    await decideDispute(ctx, asked, subjectId, decided);
  },
};

export const depositsTaskKinds = [dispute];
