import { type GivenVoucher, voucherLabel } from "@app/contract/vouchers";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../../../i18n/when.ts";
import { rewardName } from "../../../../lib/reward-name.ts";

export function GivenRow({ voucher }: { voucher: GivenVoucher }) {
  const t = useTranslations("shop");
  const counter = useTranslations("counter");
  const language = useLanguage();
  const { whole } = useNumbers();
  const { code, quantity, citizenName, closedAt } = voucher;
  const at = closedAt === null ? null : Date.parse(closedAt);
  return (
    <li className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-3 border-t-[1.5px] border-line py-2 leading-snug">
      <div className="min-w-0">
        <p className="font-bold break-words">
          <bdi>{rewardName(voucher.rewardName, language) || t("voucher.unnamed")}</bdi>
        </p>
        <p className="text-small text-muted">
          <bdi>{citizenName || counter("unnamed")}</bdi>
          {" · "}
          <Num>{voucherLabel(code)}</Num>
        </p>
        {at !== null && closedAt !== null && (
          <p className="text-small text-muted">
            <time dateTime={closedAt}>
              {t("when", { date: dateOf(at, language), time: timeOf(at, language) })}
            </time>
          </p>
        )}
      </div>
      <p className="text-[1.125rem] font-extrabold tabular-nums">
        <span className="sr-only">
          {t("voucher.pieces", { count: quantity, shown: whole(quantity) })}
        </span>
        <span aria-hidden="true">
          <Num>{`\u00D7\u00A0${whole(quantity)}`}</Num>
        </span>
      </p>
    </li>
  );
}
