import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { localizedTextSchema } from "@app/contract/localized-text";
import { shortName } from "../../short-name.ts";
import type { Actor } from "../identity/index.ts";
import { findOpenAtPoint, findOpenOfCitizen, isMember } from "./declarations.queries.ts";

const shown = <Row extends { declaredAt: Date; expiresAt: Date }>({
  declaredAt,
  expiresAt,
  ...row
}: Row) => ({
  ...row,
  declaredAt: declaredAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const listMyDeclarations = async (ctx: Context, { userId }: Actor) => {
  const found = await findOpenOfCitizen(ctx.db, userId);
  return found.map(({ pointName, ...row }) => ({
    ...shown(row),
    pointName: localizedTextSchema.parse(pointName),
  }));
};

/** First name and initial, as at the scale. */
export const listPointDeclarations = async (ctx: Context, { userId }: Actor, pointId: string) => {
  if (!(await isMember(ctx.db, pointId, userId))) throw new AppError("not_found");
  const found = await findOpenAtPoint(ctx.db, pointId);
  return found.map(({ first_name: first, last_name: last, ...row }) => ({
    ...shown(row),
    citizenName: shortName(first, last),
  }));
};
