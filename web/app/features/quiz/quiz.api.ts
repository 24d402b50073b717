import { countResult, showClass } from "@app/contract/classes";
import { type BodyInput, fileTypes } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { drawCertificate, issueCertificate, type QuizQuestion, showQuiz } from "@app/contract/quiz";
import { shownLocale } from "../../i18n/locale.ts";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";
import { deviceStore } from "../../lib/storage.ts";
import type { Round } from "./round.ts";

// Not among what leaves with a person: it is the same for everybody.
const keyOf = (locale: Locale): string => `quiz.questions.${locale}`;

const readKept = (locale: Locale): readonly QuizQuestion[] => {
  const questions: unknown = JSON.parse(deviceStore.read(keyOf(locale)) ?? "");
  return showQuiz.response.parse({ questions }).questions;
};

/** All questions at once, so that the quiz goes on when the network is gone; else what was kept. */
export const loadQuestions = async (): Promise<readonly QuizQuestion[]> => {
  const locale = shownLocale();
  try {
    const { questions } = await call(showQuiz, { params: { locale } });
    deviceStore.write(keyOf(locale), JSON.stringify(questions));
    return questions;
  } catch {
    return readKept(locale);
  }
};

export const findClass = (code: string) => call(showClass, { params: { code } });

export const countForClass = (
  { level, answers }: Round,
  { code, key }: NonNullable<Round["schoolClass"]>,
) => call(countResult, { params: { code }, idempotencyKey: key, body: { level, answers } });

export const getCertificate = (idempotencyKey: string, body: BodyInput<typeof issueCertificate>) =>
  call(issueCertificate, { idempotencyKey, body });

export const saveCertificate = async (number: string): Promise<void> => {
  const path = drawCertificate.path.replace(":number", encodeURIComponent(number));
  saveBlob(`${product.slug}-${number}.pdf`, await download(path, fileTypes.pdf));
};
