import { type LocalizedText, localized } from "@app/contract/localized-text";
import type { MyDeposit } from "@app/contract/my-deposit";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useMoment } from "./use-moment.ts";

interface FateProps {
  steps: MyDeposit["fate"];
  pointName: LocalizedText;
}

/** Where the material went, step by step; the last is where it is now. */
export function Fate({ steps, pointName }: FateProps) {
  const t = useTranslations("tile");
  const language = useLanguage();
  const moment = useMoment();
  if (steps.length === 0) return null;
  const name = localized(pointName, language);
  return (
    <section aria-labelledby="fate">
      <h3 id="fate" className="text-h3">
        {t("fate.title")}
      </h3>
      <ol className="mt-2 border-s-2 border-green-700 ps-4">
        {steps.map(({ step, at }) => (
          <li key={step} className="relative py-1.5">
            <span
              aria-hidden="true"
              className="absolute -start-5.5 top-3.5 size-2.5 rounded-full bg-green-700"
            />
            <p className="font-semibold">{t(`fate.${step}`, { point: name })}</p>
            <p className="text-small text-muted">
              <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
