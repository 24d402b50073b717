import type { Pickup } from "@app/contract/pickups";
import { Clock, Info, PenLine, Phone, ScanLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Tile } from "../../../../ui/tile.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { handoverPath } from "../point-header.tsx";
import { totalOf } from "./ask-form.ts";
import { BadgeSheet } from "./badge-sheet.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Proposal } from "./proposal.tsx";
import { isToSign } from "./is-to-sign.ts";
import { StatusChip } from "./status-chip.tsx";
import { useWindowText } from "./window-text.tsx";

interface ComingVanProps {
  pickup: Pickup;
  onChanged: () => Promise<void>;
}

const canCancel = ({ status }: Pickup): boolean =>
  status === "requested" || status === "offered" || status === "accepted";

/** The van that comes: when, who, what it takes, and what can be done about it. */
export function ComingVan({ pickup, onChanged }: ComingVanProps) {
  const t = useTranslations("pickups");
  const textOf = useWindowText();
  const { lateMinutes, accessNote, driver } = pickup;
  const { whole } = useNumbers();
  return (
    <article
      data-testid="coming"
      className="grid gap-3.5 rounded-[18px] rounded-ee-[52px] bg-white p-4.5"
    >
      <div className="flex items-center gap-3.5">
        <Tile name="van" pair={6} className="w-15 flex-none rounded-[12px] rounded-ee-[24px]" />
        <div className="min-w-0">
          <StatusChip pickup={pickup} />
          <h3 className="mt-1 text-[1.25rem] leading-tight rtl:leading-snug">
            {textOf(pickup.window)}
          </h3>
        </div>
      </div>
      {lateMinutes !== null && driver && (
        <p className="flex items-center gap-2 rounded-medium bg-yellow-100 px-3 py-2 font-semibold">
          <Clock className="size-5 flex-none" aria-hidden="true" />
          {t("coming.late", {
            name: inOwnOrder(driver.name),
            count: lateMinutes,
            shown: whole(lateMinutes),
          })}
        </p>
      )}
      <Load pickup={pickup} />
      {driver ? (
        <Driver driver={driver} />
      ) : (
        <p className="text-[0.9375rem]">{t("coming.looking")}</p>
      )}
      {accessNote && (
        <p className="flex items-start gap-2 text-[0.9375rem]">
          <Info className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          <bdi className="min-w-0 break-words">{accessNote}</bdi>
        </p>
      )}
      {pickup.proposed && <Proposal pickup={pickup} onAnswered={onChanged} />}
      <Actions pickup={pickup} onChanged={onChanged} />
    </article>
  );
}

function Load({ pickup: { items } }: { pickup: Pickup }) {
  const t = useTranslations("counter");
  const { kilograms, whole } = useNumbers();
  const { kilogramUnit } = useAmounts();
  const { grams, bags } = totalOf(items);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y-[1.5px] border-line py-2 font-semibold text-muted">
      <span>
        <Num className="num text-[1.6875rem] text-ink">{kilograms(grams)}</Num> {kilogramUnit}
      </span>
      <span>{t("bags", { count: bags, shown: whole(bags) })}</span>
    </p>
  );
}

function Driver({ driver: { name, phone, plate } }: { driver: NonNullable<Pickup["driver"]> }) {
  const t = useTranslations("pickups.coming");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 leading-snug">
        <b className="block">
          <bdi>{name}</bdi>
        </b>
        <span className="text-small text-muted">
          {t.rich("plate", { plate: () => <Num className="whitespace-nowrap">{plate}</Num> })}
        </span>
      </p>
      {phone && (
        <a
          href={`tel:${phone}`}
          className="button min-h-11 rounded-medium border-2 border-line bg-white px-4 text-[0.9375rem] hover:border-edge"
        >
          <Phone className="size-5" aria-hidden="true" />
          {t("call")}
        </a>
      )}
    </div>
  );
}

function Actions({ pickup, onChanged }: ComingVanProps) {
  const t = useTranslations("pickups.coming");
  const isOnline = useOnline();
  const [open, setOpen] = useState<"badge" | "cancel">();
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-2">
      {pickup.driver && (
        <>
          {/* Without a network the page comes whole from this phone. */}
          <ButtonLink
            to={handoverPath(pickup.id)}
            reloadDocument={!isOnline}
            variant={isToSign(pickup) ? "accent" : "ink"}
            full
            turned
          >
            <PenLine className="size-5" aria-hidden="true" />
            {t(isToSign(pickup) ? "sign" : "handOver")}
          </ButtonLink>
          <Button variant="soft" full aria-haspopup="dialog" onClick={() => setOpen("badge")}>
            <ScanLine className="size-5" aria-hidden="true" />
            {t("scanBadge")}
          </Button>
        </>
      )}
      {canCancel(pickup) && (
        <Cancel isOnline={isOnline} onAsk={() => setOpen("cancel")}>
          {t(isOnline ? "cancel" : "cancelOffline")}
        </Cancel>
      )}
      {open === "badge" && <BadgeSheet pickup={pickup} onClose={close} />}
      {open === "cancel" && (
        <CancelDialog pickup={pickup} onCancelled={onChanged} onClose={close} />
      )}
    </div>
  );
}

interface CancelProps {
  isOnline: boolean;
  onAsk: () => void;
  children: ReactNode;
}

function Cancel({ isOnline, onAsk, children }: CancelProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-disabled={!isOnline || undefined}
      className={isOnline ? "link min-h-11 text-[0.9375rem]" : "min-h-11 text-small text-muted"}
      onClick={() => isOnline && onAsk()}
    >
      {children}
    </button>
  );
}
