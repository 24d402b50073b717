import { bagLabel } from "@app/contract/declarations";
import { localized } from "@app/contract/localized-text";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Declared } from "./declarations.api.ts";
import type { LeftBag } from "./left-bag.ts";
import { useBagWords } from "./use-bag-words.tsx";

/** The number that goes on the bag: without it nobody finds it. */
export function BagDone({ bag, answer }: { bag: LeftBag; answer: Declared }) {
  const t = useTranslations("declarations");
  const language = useLanguage();
  const words = useBagWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = bag.point ? localized(bag.point.name, language) : "";
  return (
    <div className="grid gap-5">
      <div className="rounded-large rounded-ee-[72px] bg-yellow-400 px-5 py-6 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] outline-none">
          {t("done.write")}
        </h2>
        <p className="num mt-2 text-[clamp(4rem,24vw,6.5rem)]" data-testid="bag-number">
          <Num>{bagLabel(answer.bagNumber)}</Num>
        </p>
        <p className="mt-1 text-[0.9375rem] font-semibold">
          {bag.material && words.material(bag.material)}
          {t("comma")}
          {words.about(bag.grams)}
        </p>
      </div>
      <p className="text-[1.0625rem]">
        {t("done.next", {
          point: name,
          date: dateOf(Date.parse(answer.expiresAt), language),
        })}
      </p>
      <div className="grid gap-2.5">
        <ButtonLink to="/consumer/dashboard" full>
          {t("done.home")}
        </ButtonLink>
        <ButtonLink to="/consumer/deposit" variant="soft" full>
          {t("done.another")}
        </ButtonLink>
      </div>
    </div>
  );
}
