import { faqSchema } from "@app/contract/faq";
import { piecesOf } from "@app/contract/faq-links";
import { type Locale, locales } from "@app/contract/locales";
import { createTranslator } from "use-intl";
import { expect, test } from "vitest";
import { loadMessages, type Messages } from "../../i18n/catalogues.ts";
import { releasedFaq } from "./released-faq.ts";
import { loadReleasedFaq } from "./released-in-three.ts";

const shownIn = async (locale: Locale) => {
  const messages = (await loadMessages(locale, ["home"])) as Pick<Messages, "home">;
  return releasedFaq(createTranslator({ locale: "en", messages, namespace: "home.faq" }));
};

test("the catalogue's questions could have been written in the back office, links and all", async () => {
  const entries = await loadReleasedFaq();
  expect(faqSchema.parse(entries)).toEqual(entries);
  for (const locale of locales) {
    const links = entries.flatMap(({ answer }) =>
      piecesOf(answer[locale]).flatMap(({ to }) => (to ? [to] : [])),
    );
    expect(links.toSorted()).toEqual(["contact", "point"]);
  }
});

test.each(locales)("what is written from is what the page says, in %s", async (locale) => {
  const entries = await loadReleasedFaq();
  expect(
    entries.map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    })),
  ).toEqual(await shownIn(locale));
});
