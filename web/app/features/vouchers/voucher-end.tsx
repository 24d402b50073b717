import { type Voucher, voucherLabel } from "@app/contract/vouchers";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";
import type { VoucherState } from "./voucher-groups.ts";

type EndState = Exclude<VoucherState, "show" | "onItsWay" | "unsure">;

const tiles: Record<EndState, TileDrawing> = {
  received: { name: "khatam", pair: 2 },
  arrived: { name: "mobile", pair: 2 },
  given: { name: "heart", pair: 6 },
  expired: { name: "sun", pair: 9 },
  failed: { name: "mobile", pair: 0 },
  withdrawn: { name: "khatam", pair: 0 },
};

const isGood = (state: EndState): boolean =>
  state === "received" || state === "arrived" || state === "given";

/** What became of it. The tile makes a quarter turn when it went well. */
export function VoucherEnd({ voucher, state }: { voucher: Voucher; state: EndState }) {
  const t = useTranslations("vouchers");
  const words = useVoucherWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const digits = voucher.topUp?.phone;
  // A reader hears the result, and a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      data-testid={isGood(state) ? "received" : "ended"}
      className="flex flex-1 flex-col lg:flex-none"
    >
      <div className="m-auto grid justify-items-center gap-3 py-6 text-center">
        <span className={isGood(state) ? "animate-[quarter-turn_0.4s_0.15s_both]" : undefined}>
          <Tile {...tiles[state]} className="w-32 rounded-large rounded-ee-[56px]" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-h1 text-yellow-400 outline-none">
          {t(`end.${state}.title`)}
        </h2>
        <p className="text-[1.25rem] font-bold">
          <bdi>{words.name(voucher)}</bdi>
        </p>
        <p className="text-green-200">
          <bdi>{words.partner(voucher)}</bdi>
          {voucher.closedAt && (
            <>
              {t("comma")}
              <time dateTime={voucher.closedAt}>{words.date(voucher.closedAt)}</time>
            </>
          )}
        </p>
        <p className="max-w-[34ch] text-balance">
          {t(`end.${state}.text`, { tokens: words.tokens(voucher) })}
        </p>
        {digits && (
          <p className="text-green-200">
            {t.rich("digital.number", { digits: () => <Num>{digits}</Num> })}
          </p>
        )}
        {voucher.kind === "shop" && (
          <p className="text-small text-green-200">
            <Num>{voucherLabel(voucher.code)}</Num>
          </p>
        )}
      </div>
      <ButtonLink to="/marketplace" variant="accent" full turned size="lg">
        {t("toRewards")}
      </ButtonLink>
    </div>
  );
}
