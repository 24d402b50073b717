import { shownTokens } from "@app/contract/tokens";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";

/** What the exchange leaves, before anybody decides on it. */
export function BeforeAfter({ balance, total }: { balance: number; total: number }) {
  const t = useTranslations("rewards");
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] items-center rounded-medium rounded-ee-[34px] bg-green-100 px-5 pt-3.5 pb-4.5">
      <Amount label={t("balance.now")} tokens={balance} />
      <div className="contents">
        <dt className="sr-only">{t("balance.price")}</dt>
        <dd className="grid place-items-center">
          <ArrowRight className="size-6 rtl:-scale-x-100" aria-hidden="true" />
          <PriceForReaders total={total} />
        </dd>
      </div>
      <Amount label={t("balance.after")} tokens={balance - total} className="ps-4" />
    </dl>
  );
}

function PriceForReaders({ total }: { total: number }) {
  const { tokens } = useNumbers();
  return <span className="sr-only">{tokens(total)}</span>;
}

interface AmountProps {
  label: string;
  tokens: number;
  className?: string;
}

function Amount({ label, tokens, className }: AmountProps) {
  const { whole } = useNumbers();
  return (
    <div className={className}>
      <dt className="text-small text-green-900">{label}</dt>
      <dd className="num text-[clamp(1.75rem,9vw,2.375rem)]">
        <Num>{whole(shownTokens(tokens))}</Num>
      </dd>
    </div>
  );
}
