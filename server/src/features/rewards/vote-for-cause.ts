import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { vote } from "./causes.queries.ts";

export const voteForCause = async (
  { db, clock }: Context,
  { userId }: Actor,
  causeId: string,
): Promise<undefined> => {
  if (!(await vote(db, clock, userId, causeId))) throw new AppError("not_found");
};
