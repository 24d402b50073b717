import { localizedTextSchema } from "@app/contract/localized-text";
import { type MyDeposit, myDepositSchema } from "@app/contract/my-deposit";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findMyDeposit, type FoundDeposit, type Journey } from "./my-deposit.queries.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;
const answerDays = 3;

const daysAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * dayMilliseconds).toISOString();

const declarationOf = ({ bag_number, declared_grams, expires_at, refusal }: FoundDeposit) =>
  bag_number === null || declared_grams === null || !expires_at
    ? null
    : {
        bagNumber: bag_number,
        grams: declared_grams,
        expiresAt: expires_at.toISOString(),
        refusal,
      };

const disputeOf = ({ reason, note, held, opened_at, ...found }: FoundDeposit) =>
  reason === null || !opened_at
    ? null
    : {
        reason,
        note,
        held,
        openedAt: opened_at.toISOString(),
        answerBy: daysAfter(opened_at, answerDays),
        decision: found.decision && {
          kind: found.decision,
          note: found.decision_note,
          at: found.decided_at?.toISOString(),
        },
      };

/** The same days as open_dispute() counts: from the arrival, or the weighing of a bag left. */
const disputableUntil = (found: FoundDeposit): string | null => {
  const isOver = !["confirmed", "corrected"].includes(found.status) || found.reason !== null;
  if (isOver) return null;
  const from = Math.max(found.created_at.getTime(), found.occurred_at.getTime());
  return daysAfter(new Date(from), found.dispute_days);
};

/** A bag that a van took in two halves has two journeys. */
const journeyOf = ({ lot, handedOverAt, facility, receivedAt, grade }: Journey) => [
  { step: "handed_over" as const, at: new Date(handedOverAt).toISOString(), lot },
  ...(receivedAt && grade
    ? [
        {
          step: "received" as const,
          at: new Date(receivedAt).toISOString(),
          lot,
          facility: localizedTextSchema.parse(facility),
          grade,
        },
      ]
    : []),
];

const fateOf = (found: FoundDeposit): MyDeposit["fate"] => [
  ...(found.bag_number === null
    ? []
    : [{ step: "left" as const, at: found.created_at.toISOString() }]),
  ...(found.point_id === null || found.status === "voided"
    ? []
    : [{ step: "weighed" as const, at: found.occurred_at.toISOString() }]),
  ...found.journeys.flatMap(journeyOf),
];

const toMyDeposit = (found: FoundDeposit): MyDeposit =>
  myDepositSchema.parse({
    id: found.id,
    number: found.number,
    status: found.status,
    material: found.material,
    grams: found.grams,
    stars: { clean: found.clean, compacted: found.compacted, manners: found.manners },
    tokens: found.tokens,
    isWaiting: found.is_waiting,
    at: found.occurred_at.toISOString(),
    point: { id: found.place_id, name: found.place_name },
    // A bag that was left is known by its number; nobody showed a code.
    identifiedBy: found.bag_number === null ? found.identified_by : null,
    declaration: declarationOf(found),
    dispute: disputeOf(found),
    disputableUntil: disputableUntil(found),
    fate: fateOf(found),
  });

export const showMyDeposit = async (
  ctx: Context,
  { userId }: Actor,
  number: number,
): Promise<MyDeposit> => {
  const found = await findMyDeposit(ctx.db, userId, number);
  if (!found) throw new AppError("not_found");
  return toMyDeposit(found);
};
