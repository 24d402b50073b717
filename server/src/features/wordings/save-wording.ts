import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { findWording, insertWording } from "./wordings.queries.ts";

interface NewWording {
  name: string;
  /** The version it was written from. */
  version: number;
  /** Null: the texts of the release again. */
  content: object | null;
  reason: string;
}

/** One more version. Whoever saved meanwhile is not written over: the page shows theirs first. */
export const saveWording = async (
  ctx: Context,
  asked: Asked,
  { name, version, content, reason }: NewWording,
): Promise<void> => {
  const act = {
    ...asked,
    act: content ? "write_texts" : "restore_texts",
    subject: { kind: "wording" as const, id: name },
    note: reason,
  };
  const says = ["saveWording", name, version, content, reason];
  await writeOnce(ctx, asked, { says, id: name }, (trx) =>
    // The audit locks what it is about, so that of two who save at once the second one sees the first.
    auditedIn(trx, ctx, act, async () => {
      const newest = await findWording(trx, name);
      if ((newest?.version ?? 0) !== version) throw new AppError("already_decided");
      await insertWording(trx, ctx.clock, { name, version: version + 1, content });
    }),
  );
};
