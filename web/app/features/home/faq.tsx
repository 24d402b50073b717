import type { FaqItem } from "@app/contract/faq";
import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { DataScript } from "../../lib/data-script.tsx";
import { answerWithLinks, plainAnswer } from "../../lib/faq-answer.tsx";
import { questionsData } from "../../lib/structured-data.ts";
import { Questions } from "../../ui/questions.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { releasedFaq } from "./released-faq.ts";
import { useWrittenFaq } from "./use-written-faq.ts";

interface FaqProps {
  /** What the back office wrote; null: nothing, undefined: nobody has asked. */
  written: readonly FaqItem[] | null | undefined;
}

export function Faq({ written: first }: FaqProps) {
  const t = useTranslations("home.faq");
  const written = useWrittenFaq(first);
  const items = written === null ? releasedFaq(t) : written;
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
        {items ? <List items={items} /> : <Skeleton className="h-96 w-full" />}
      </div>
    </section>
  );
}

function List({ items }: { items: readonly FaqItem[] }) {
  const shown = items.map(({ question, answer }) => ({
    question,
    answer: answerWithLinks(answer),
  }));
  const inPlainWords = items.map(({ question, answer }) => ({
    question,
    answer: plainAnswer(answer),
  }));
  return (
    <>
      <Questions items={shown} />
      <DataScript data={questionsData(inPlainWords)} />
    </>
  );
}
