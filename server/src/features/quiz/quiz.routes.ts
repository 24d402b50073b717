import * as contract from "@app/contract/quiz";
import * as desk from "@app/contract/quiz-desk";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { askQuestion } from "./ask-question.ts";
import { drawCertificate } from "./draw-certificate.ts";
import { issueCertificate } from "./issue-certificate.ts";
import { listQuestions } from "./list-questions.ts";
import { showCertificate } from "./show-certificate.ts";
import { showQuiz } from "./show-quiz.ts";
import { writeQuestion } from "./write-question.ts";

export const quizRoutes = (ctx: Context): Route[] => [
  route(contract.showQuiz, ({ params }) => showQuiz(ctx, params.locale)),
  route(contract.issueCertificate, ({ idempotencyKey: key, body, address }) =>
    issueCertificate(ctx, { key, body, address }),
  ),
  route(contract.showCertificate, ({ params }) => showCertificate(ctx, params.number)),
  fileRoute(contract.drawCertificate, ({ params, locale, fileType, address }) =>
    drawCertificate(ctx, params.number, { locale, fileType, address }),
  ),
  route(desk.listQuestions, ({ query }) => listQuestions(ctx, query)),
  route(desk.writeQuestion, (call) => writeQuestion(ctx, call)),
  route(desk.askQuestion, (call) => askQuestion(ctx, call)),
];
