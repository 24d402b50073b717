import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import * as contract from "@app/contract/quiz-desk";
import { call } from "../../lib/api-client.ts";

export type QuestionPage = ResponseOf<typeof contract.listQuestions>;

export const loadQuestions = (
  query: QueryOf<typeof contract.listQuestions>,
): Promise<QuestionPage> => call(contract.listQuestions, { query });

export const writeQuestion = async (
  question: contract.QuestionInput,
  replaces: string | null,
  idempotencyKey: string,
): Promise<void> => {
  await call(contract.writeQuestion, { body: { question, replaces }, idempotencyKey });
};

export const askQuestion = async (
  id: string,
  isAsked: boolean,
  idempotencyKey: string,
): Promise<void> => {
  await call(contract.askQuestion, { params: { id }, body: { isAsked }, idempotencyKey });
};
