import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { lockPerson, type LockedPerson } from "./acts.queries.ts";

interface PersonAct {
  act: string;
  personId: string;
  /** What the request says beside whom it is about. */
  says: readonly unknown[];
  note?: string;
  /** Of something new that it makes; else it is about the person. */
  id?: string;
}

/**
 * One act about one person: once under its key, in one transaction with its line in the audit.
 * Answers the id that the first call wrote about.
 */
export const actOnPerson = (
  ctx: Context,
  asked: Asked,
  { act, personId, says, note, id = personId }: PersonAct,
  work: (trx: Trx, person: LockedPerson) => Promise<void>,
): Promise<string> => {
  const subject = { kind: "person", id: personId } as const;
  return writeOnce(ctx, asked, { says: [act, personId, ...says], id }, (trx) =>
    auditedIn(trx, ctx, { ...asked, act, subject, note: note ?? null }, async () => {
      const person = await lockPerson(trx, personId);
      if (!person) throw new AppError("not_found");
      await work(trx, person);
    }),
  );
};
