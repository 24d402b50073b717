import type { depositVoided } from "@app/contract/deposit-changes";
import type { depositRecorded } from "@app/contract/deposits";
import type { Trx } from "@app/database/connect";
import type { Heard } from "../../messaging/consume.ts";
import { addToDays } from "./overview.queries.ts";

type Weighed = Heard<typeof depositRecorded> | Heard<typeof depositVoided>;

const told = (events: readonly Weighed[]) =>
  events.map(({ payload: { depositId, grams } }) => ({ depositId, grams }));

/** In the transaction that remembers the events as heard, so that each counts once. */
export const addToDay = (trx: Trx, events: readonly Weighed[]): Promise<void> =>
  addToDays(trx, told(events), 1);

/** What was undone never counted; in what order the two are heard does not matter. */
export const takeFromDay = (trx: Trx, events: readonly Weighed[]): Promise<void> =>
  addToDays(trx, told(events), -1);
