import { type LocalizedText, localized } from "@app/contract/localized-text";
import type { MyDeposit } from "@app/contract/my-deposit";
import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
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
  const hasLeft = steps.some(({ lot }) => lot !== undefined);
  return (
    <section aria-labelledby="fate">
      <h3 id="fate" className="text-h3">
        {t("fate.title")}
      </h3>
      <ol className="mt-2 border-s-2 border-green-700 ps-4">
        {steps.map(({ step, at, lot, facility, grade }) => (
          <li key={step + lot} className="relative py-1.5">
            <span
              aria-hidden="true"
              className="absolute -start-5.5 top-3.5 size-2.5 rounded-full bg-green-700"
            />
            <p className="font-semibold">
              {t.rich(step === "weighed" && hasLeft ? "fate.weighedThere" : `fate.${step}`, {
                point: name,
                facility: facility ? localized(facility, language) : "",
                lot: () => <Num>{lot}</Num>,
              })}
            </p>
            {grade && <p className="text-[0.9375rem]">{t(`grade.${grade}`)}</p>}
            <p className="text-small text-muted">
              <time dateTime={at}>{moment(at)}</time>
            </p>
            {step === "handed_over" && lot && (
              <Link
                to={`/check/${lot}`}
                replace
                className="link inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem]"
              >
                <ShieldCheck className="size-5" aria-hidden="true" />
                {t("fate.check")}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
