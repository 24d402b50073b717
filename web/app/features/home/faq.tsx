import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { DataScript } from "../../lib/data-script.tsx";
import { questionsData } from "../../lib/structured-data.ts";
import { Questions } from "../../ui/questions.tsx";

const questions = ["labels", "when", "exchange", "nowhere", "count"] as const;

const linkTo = (to: string) => (words: ReactNode) => (
  <Link to={to} className="link text-ink">
    {words}
  </Link>
);
const links = { contact: linkTo("/contactUs"), point: linkTo("/partners/collectionpoint") };

const asWords = (words: string): string => words;

export function Faq() {
  const t = useTranslations("home.faq");
  const items = questions.map((name) => ({
    question: t(`${name}.question`),
    answer: t.rich(`${name}.answer`, links),
  }));
  const inPlainWords = questions.map((name) => ({
    question: t(`${name}.question`),
    answer: t.markup(`${name}.answer`, { contact: asWords, point: asWords }),
  }));
  return (
    <section id="faq" className="bg-white py-15 lg:py-24">
      <div className="wrap grid gap-6 lg:grid-cols-[24rem_1fr] lg:gap-20">
        <div>
          <h2 className="text-h1 lg:text-[3rem]">{t("title")}</h2>
          <p className="mt-4 text-[1.0625rem] text-muted">
            {t.rich("call", {
              phone: () => (
                <a
                  href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
                  className="font-semibold text-ink"
                >
                  <Num>{product.contact.phone}</Num>
                </a>
              ),
            })}
          </p>
        </div>
        <Questions items={items} />
        <DataScript data={questionsData(inPlainWords)} />
      </div>
    </section>
  );
}
