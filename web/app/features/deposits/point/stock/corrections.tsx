import type { StockCorrection } from "@app/contract/stock";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dateOf } from "../../../../i18n/when.ts";
import { MaterialLabel } from "../../material-label.tsx";
import { useSignedWeight } from "./use-signed-weight.ts";

/** Every correction with its reason, the newest first; none is ever taken back. */
export function Corrections({ corrections }: { corrections: readonly StockCorrection[] }) {
  const t = useTranslations("counter.stock");
  return (
    <section>
      <h2 id="corrections" className="mb-2 text-h3">
        {t("history")}
      </h2>
      {corrections.length === 0 && <p className="text-muted">{t("noCorrections")}</p>}
      <ul aria-labelledby="corrections" className="empty:hidden">
        {corrections.map((correction) => (
          <Row key={correction.id} correction={correction} />
        ))}
      </ul>
    </section>
  );
}

function Row({ correction }: { correction: StockCorrection }) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const signed = useSignedWeight();
  const { at, material, grams, reason, note, by } = correction;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t-[1.5px] border-line py-2.5 leading-snug">
      <div className="min-w-0">
        <p className="font-bold">
          {t(`stock.reason.${reason}`)}
          {language === "ar" ? "، " : ", "}
          <MaterialLabel material={material} />
        </p>
        {note && (
          <p className="break-words">
            <bdi>{note}</bdi>
          </p>
        )}
        <p className="text-small text-muted">
          {t("stock.by", {
            date: dateOf(Date.parse(at), language),
            name: inOwnOrder(by || t("unnamed")),
          })}
        </p>
      </div>
      <p className="text-[1.0625rem] font-extrabold tabular-nums">
        <Num className="whitespace-nowrap">{signed(grams)}</Num>
      </p>
    </li>
  );
}
