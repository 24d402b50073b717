import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import {
  type KeptQuestion,
  type listQuestions as endpoint,
  questionInputSchema,
} from "@app/contract/quiz-desk";
import type { Context } from "../../context.ts";
import { findAllQuestions } from "./desk.queries.ts";

const pageSize = 50;

type Found = Awaited<ReturnType<typeof findAllQuestions>>[number];

/** Nothing for a row that is no question: the quiz leaves it out as well. */
const asKept = ({ id, isAsked, replacedBy, content, solution, ...row }: Found): KeptQuestion[] => {
  const { data } = questionInputSchema.safeParse({
    ...(content as object),
    ...row,
    right: solution,
  });
  return data ? [{ id, isAsked, replacedBy, question: data }] : [];
};

export const listQuestions = async (
  ctx: Context,
  filter: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findAllQuestions(ctx.db, filter, pageSize + 1);
  const page = found.slice(0, pageSize);
  return {
    questions: page.flatMap(asKept),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
