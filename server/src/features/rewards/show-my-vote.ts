import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findVote } from "./causes.queries.ts";

export const showMyVote = async (
  { db, clock }: Context,
  { userId }: Actor,
): Promise<{ causeId: string | null }> => ({ causeId: await findVote(db, clock, userId) });
