import type { Voucher } from "@app/contract/vouchers";
import { Hourglass, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";

interface DigitalStateProps {
  voucher: Voucher;
  state: "onItsWay" | "unsure";
}

/** Nothing to show to anybody: credit that is on its way to a number. */
export function DigitalState({ voucher, state }: DigitalStateProps) {
  const t = useTranslations("vouchers");
  const Icon = state === "unsure" ? Hourglass : Send;
  const digits = voucher.topUp?.phone;
  return (
    <div role="status" className="grid gap-2 px-5.5 pt-2 pb-9">
      <p className="flex items-center gap-2.5 text-[1.25rem] font-bold">
        <Icon className="size-6 flex-none text-green-700 rtl:-scale-x-100" aria-hidden="true" />
        {t(`digital.${state}`)}
      </p>
      <p className="text-[1.0625rem]">
        {t(state === "unsure" ? "digital.unsureText" : "digital.onItsWayText")}
      </p>
      {digits && (
        <p className="text-muted">
          {t.rich("digital.number", { digits: () => <Num>{digits}</Num> })}
        </p>
      )}
    </div>
  );
}
