import type { GivenVoucher } from "@app/contract/vouchers";
import { ScanLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { rewardName } from "../../../../lib/reward-name.ts";
import { Button } from "../../../../ui/button.tsx";
import { Tile } from "../../../../ui/tile.tsx";

interface GivenViewProps {
  voucher: GivenVoucher;
  onNext: () => void;
  onClose: () => void;
}

/** The quarter turn: something is done. */
const rollsIn =
  "transition-[rotate,scale,opacity] duration-400 ease-turn starting:-rotate-90 starting:scale-50 starting:opacity-0 rtl:starting:rotate-90";

export function GivenView({ voucher, onNext, onClose }: GivenViewProps) {
  const t = useTranslations("shop");
  const language = useLanguage();
  const { whole } = useNumbers();
  const heading = useRef<HTMLHeadingElement>(null);
  const { quantity, citizenName } = voucher;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-testid="given" className="flex min-h-full flex-col gap-4 bg-yellow-400 px-5 py-5">
      <Tile name="khatam" pair={1} className={`w-28 rounded-medium rounded-ee-turn ${rollsIn}`} />
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[2.25rem] leading-[1.15] outline-none rtl:leading-[1.4]"
        >
          {t("done.title")}
        </h2>
        {citizenName && (
          <p className="mt-1.5">{t("done.text", { name: inOwnOrder(citizenName) })}</p>
        )}
      </div>
      <p className="rounded-[18px] rounded-ee-[48px] bg-white px-5 py-3.5">
        <bdi className="block text-[1.1875rem] font-bold">
          {rewardName(voucher.rewardName, language) || t("voucher.unnamed")}
        </bdi>
        {t("voucher.pieces", { count: quantity, shown: whole(quantity) })}
      </p>
      <div className="mt-auto grid gap-2">
        <Button variant="ink" size="lg" full onClick={onNext}>
          <ScanLine className="size-5" aria-hidden="true" />
          {t("done.next")}
        </Button>
        <button type="button" className="min-h-12 font-bold" onClick={onClose}>
          {t("done.close")}
        </button>
      </div>
    </div>
  );
}
