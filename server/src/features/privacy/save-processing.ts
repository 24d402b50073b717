import type { saveProcessing as endpoint } from "@app/contract/privacy-desk";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { countProcessings, insertProcessing, updateProcessing } from "./register.queries.ts";

/** The whole register is read at once. */
const mostRows = 200;

const save = async (
  ctx: Context,
  trx: Trx,
  { params: { id }, body: { version, ...input } }: Call<typeof endpoint>,
): Promise<void> => {
  if (version === 0 && (await countProcessings(trx)) >= mostRows) {
    throw new AppError("limit_reached");
  }
  const isSaved =
    version === 0
      ? await insertProcessing(trx, ctx.clock, id, input)
      : await updateProcessing(trx, ctx.clock, { id, version }, input);
  if (!isSaved) throw new AppError("already_decided");
};

/** Whoever wrote meanwhile is not written over: the page shows theirs first. */
export const saveProcessing = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const asked = askedBy(call);
  const act = { ...asked, act: "save_processing", subject: { kind: "processing" as const, id } };
  await writeOnce(ctx, asked, { says: ["saveProcessing", id, call.body], id }, (trx) =>
    auditedIn(trx, ctx, act, () => save(ctx, trx, call)),
  );
  return {};
};
