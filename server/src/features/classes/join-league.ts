import type { joinLeague as endpoint } from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { deleteLeagueSchool, insertLeagueSchool } from "./classes.queries.ts";
import { askedBySchool, schoolOf } from "./school-of.ts";

export const joinLeague = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { actor, body } = call;
  const { organisationId } = actor;
  await schoolOf(ctx, actor);
  const request = { says: ["joinLeague", body.isIn], id: organisationId };
  await writeOnce(ctx, askedBySchool(call), request, (trx) =>
    body.isIn
      ? insertLeagueSchool(trx, ctx.clock, organisationId)
      : deleteLeagueSchool(trx, organisationId),
  );
  return { isInLeague: (await schoolOf(ctx, actor)).joinedAt !== null };
};
