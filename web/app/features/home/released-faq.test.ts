import { faqSchema } from "@app/contract/faq";
import { piecesOf } from "@app/contract/faq-links";
import { createTranslator } from "use-intl";
import { expect, test } from "vitest";
import { loadMessages, type Messages } from "../../i18n/catalogues.ts";
import { releasedFaq } from "./released-faq.ts";

const releasedIn = async (locale: "en" | "fr" | "ar") => {
  const messages = (await loadMessages(locale, ["home"])) as Pick<Messages, "home">;
  return releasedFaq(createTranslator({ locale: "en", messages, namespace: "home.faq" }));
};

test("the catalogue's questions could have been written in the back office, links and all", async () => {
  const [en, fr, ar] = await Promise.all([releasedIn("en"), releasedIn("fr"), releasedIn("ar")]);
  const inThree = (place: number, part: "question" | "answer") => ({
    en: en[place]?.[part],
    fr: fr[place]?.[part],
    ar: ar[place]?.[part],
  });
  const entries = en.map((_, place) => ({
    isShown: true,
    question: inThree(place, "question"),
    answer: inThree(place, "answer"),
  }));
  expect(faqSchema.parse(entries)).toEqual(entries);
  const linksOf = (answer: string) => piecesOf(answer).flatMap(({ to }) => (to ? [to] : []));
  for (const items of [en, fr, ar]) {
    expect(items.flatMap(({ answer }) => linksOf(answer)).toSorted()).toEqual(["contact", "point"]);
  }
});
