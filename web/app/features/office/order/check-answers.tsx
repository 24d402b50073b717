import { rhythms } from "@app/contract/office-packs";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { weekdayOf } from "../../../i18n/when.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { binsOf, countOf, type OrderDraft, packOfDraft } from "./order-draft.ts";

/** Everything once more, each with the way back to where it was said. */
export function CheckAnswers({ draft }: { draft: OrderDraft }) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const language = useLanguage();
  const rhythm = rhythms.find((one) => one === draft.rhythm) ?? "weekly";
  const day = weekdayOf(`2026-11-${15 + Number(draft.weekday)}`, language, "long");
  const half = draft.half === "afternoon" ? "afternoon" : "morning";
  const rows = [
    {
      step: 1,
      label: t("order.check.company"),
      value: t("both", { first: draft.company, second: words.people(countOf(draft.people)) }),
    },
    { step: 1, label: t("order.check.pack"), value: t(`pack.${packOfDraft(draft)}`) },
    {
      step: 2,
      label: t("order.check.sites"),
      value: t("both", {
        first: draft.sites.map(({ name }) => name).join(", "),
        second: words.bins(binsOf(draft.sites)),
      }),
    },
    {
      step: 3,
      label: t("order.check.rhythm"),
      value: t("order.check.when", {
        rhythm: t(`rhythm.${rhythm}`),
        day,
        half: t(`half.${half}`),
      }),
    },
  ];
  return (
    <section>
      <h2 className="text-h3">{t("order.check.heading")}</h2>
      <dl className="mt-3 border-b-[1.5px] border-line">
        {rows.map(({ step, label, value }) => (
          <div key={label} className="border-t-[1.5px] border-line py-2">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="flex items-start justify-between gap-x-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">{value}</span>
              <Link
                to={step === 1 ? "?" : `?step=${step}`}
                className="link -my-2.5 inline-flex min-h-11 flex-none items-center"
              >
                {t("order.check.change")}
                <span className="sr-only">, {label}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
