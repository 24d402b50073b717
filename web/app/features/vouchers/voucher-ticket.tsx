import { type Voucher, voucherLabel } from "@app/contract/vouchers";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { Tile } from "../../ui/tile.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";
import { strips } from "./voucher-art.ts";

/** White paper on green, torn off along the dots. */
export function Ticket({ voucher, children }: { voucher: Voucher; children: ReactNode }) {
  const words = useVoucherWords();
  return (
    <div className="overflow-hidden rounded-large rounded-ee-[64px] bg-white text-ink">
      <div className="grid grid-cols-5 [@media(height<44rem)]:hidden">
        {strips[voucher.kind].map((drawing, place) => (
          <Tile key={place} {...drawing} />
        ))}
      </div>
      <div className="px-5.5 pt-3">
        <h2 className="text-[1.5625rem] leading-tight rtl:leading-snug">
          <bdi>{words.name(voucher)}</bdi>
        </h2>
        <p className="text-muted">
          <bdi>{words.partner(voucher)}</bdi>
        </p>
      </div>
      <TornLine />
      {children}
    </div>
  );
}

function TornLine() {
  return (
    <div aria-hidden="true" className="relative h-6">
      <span className="absolute inset-x-5 top-3 border-t-2 border-dashed border-edge/70" />
      <span className="absolute -start-3 size-6 rounded-full bg-green-900" />
      <span className="absolute -end-3 size-6 rounded-full bg-green-900" />
    </div>
  );
}

/** What the shop scans or types, and until when. */
export function TicketCode({ voucher }: { voucher: Voucher }) {
  const t = useTranslations("vouchers");
  const words = useVoucherWords();
  const label = voucherLabel(voucher.code);
  return (
    <>
      <QrCode
        text={label}
        label={t("picture", { code: label })}
        quietZone={2}
        className="mx-auto block size-[clamp(11rem,36dvh,16rem)]"
      />
      <p className="text-center text-[2rem] leading-tight font-extrabold tracking-[0.06em]">
        <Num>
          <span data-testid="voucher-code">{label}</span>
        </Num>
      </p>
      <p className="flex justify-between gap-3 ps-5.5 pe-11 pt-2 pb-4 text-[0.96875rem]">
        <span className="text-muted">{t("validUntil")}</span>
        <b>
          <time dateTime={voucher.expiresAt}>{words.date(voucher.expiresAt)}</time>
        </b>
      </p>
    </>
  );
}
