import { bagLabel } from "@app/contract/declarations";
import { localized } from "@app/contract/localized-text";
import { Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import type { Bag } from "./declarations.api.ts";
import { useBagWords } from "./use-bag-words.tsx";

/** Bags that lie at a point and wait to be weighed, each with the number written on it. */
export function WaitingBags({ bags }: { bags: readonly Bag[] }) {
  const t = useTranslations("declarations");
  if (bags.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-3">
      <h2 id="waiting" className="text-h2">
        {t("waiting.title")}
      </h2>
      <ul className="mt-2">
        {bags.map((bag) => (
          <WaitingBag key={bag.id} bag={bag} />
        ))}
      </ul>
    </section>
  );
}

function WaitingBag({ bag }: { bag: Bag }) {
  const t = useTranslations("declarations");
  const language = useLanguage();
  const words = useBagWords();
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-t-[1.5px] border-line py-3">
      <p className="num min-w-20 rounded-medium rounded-ee-large bg-red-100 px-3 py-3 text-center text-[1.5rem] text-red-700">
        <Num>{bagLabel(bag.bagNumber)}</Num>
      </p>
      <div className="min-w-0">
        <p className="leading-tight font-bold break-words">
          <bdi>{localized(bag.pointName, language)}</bdi>
        </p>
        <p className="text-small text-muted">
          {words.material(bag.material)}
          {t("comma")}
          {words.about(bag.grams)}
        </p>
        <p className="flex items-center gap-1.5 text-small text-red-700">
          <Clock className="size-4 flex-none" aria-hidden="true" />
          {t("waiting.until", { date: dateOf(Date.parse(bag.expiresAt), language) })}
        </p>
      </div>
    </li>
  );
}
