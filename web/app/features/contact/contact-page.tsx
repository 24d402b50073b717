import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { ShareTags } from "../../lib/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ContactForm } from "./contact-form.tsx";
import { isTopic } from "./contact-rules.ts";
import { Ways } from "./ways.tsx";

/** A form, and the ways around it. */
export function ContactPage() {
  const t = useTranslations("contact");
  const [search] = useSearchParams();
  const [reference, setReference] = useState<string>();
  const topic = search.get("topic");
  return (
    <main id="content">
      <ShareTags title={t("title")} description={t("description")} />
      <div className="wrap grid gap-x-20 gap-y-12 pt-8 pb-15 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-16 lg:pb-24 xl:gap-x-32">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="max-w-[14ch] text-[2.75rem] leading-[0.95] tracking-[-0.034em] lg:text-[4.5rem] rtl:leading-[1.3] rtl:tracking-normal">
            {t("headline")}
          </h1>
          <p className="mt-4 mb-8 max-w-[36rem] text-[1.125rem] lg:mb-10">{t("lead")}</p>
          <div className="max-w-[40rem]">
            {reference === undefined ? (
              <ContactForm topic={isTopic(topic) ? topic : undefined} onSent={setReference} />
            ) : (
              <Sent reference={reference} onAgain={() => setReference(undefined)} />
            )}
          </div>
        </div>
        <Ways />
      </div>
    </main>
  );
}

interface SentProps {
  reference: string;
  onAgain: () => void;
}

/** It took the place of the form, and takes its focus too. */
function Sent({ reference, onAgain }: SentProps) {
  const t = useTranslations("contact");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-large rounded-ee-[72px] bg-green-100 p-6 pb-9 lg:p-10">
      <title>{t("sent.title")}</title>
      <Tile name="flower" pair={8} className="w-20 rounded-medium rounded-ee-turn" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-h2 outline-none">
        {t("sent.heading")}
      </h2>
      <p className="mt-3 max-w-[46ch]">{t("sent.text")}</p>
      <p className="mt-4 font-bold">
        {t.rich("sent.reference", { code: () => <Num>{reference}</Num> })}
      </p>
      <Button variant="ghost" className="mt-6" onClick={onAgain}>
        {t("sent.again")}
      </Button>
    </section>
  );
}
