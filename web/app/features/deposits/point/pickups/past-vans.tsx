import { dayInAlgeria } from "@app/contract/country-time";
import type { Pickup } from "@app/contract/pickups";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dayNameOf } from "../../../../i18n/when.ts";
import { Button } from "../../../../ui/button.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { useSignedWeight } from "../stock/use-signed-weight.ts";
import { totalOf } from "./ask-form.ts";
import { loadOlder } from "./pickups.api.ts";
import { StatusChip } from "./status-chip.tsx";

interface PastVansProps {
  pointId: string;
  newest: readonly Pickup[];
  hasMore: boolean;
}

/** The vans that came, the newest first: what each took, and where anybody can check it. */
export function PastVans({ pointId, newest, hasMore }: PastVansProps) {
  const t = useTranslations("pickups.past");
  const [older, setOlder] = useState<{ pickups: readonly Pickup[]; hasMore: boolean }>();
  const [state, setState] = useState<"busy" | "failed">();
  const pickups = [...newest, ...(older?.pickups ?? [])];
  const last = pickups.at(-1);
  const loadMore = async () => {
    if (!last || state === "busy") return;
    setState("busy");
    try {
      const { past, hasMore: isMore } = await loadOlder(pointId, last);
      setOlder({ pickups: [...(older?.pickups ?? []), ...past], hasMore: isMore });
      setState(undefined);
    } catch {
      setState("failed");
    }
  };
  return (
    <section>
      <h2 className="mb-2 text-h3">{t("title")}</h2>
      {pickups.length === 0 && <p className="text-muted">{t("empty")}</p>}
      <ul className="empty:hidden">
        {pickups.map((pickup) => (
          <Row key={pickup.id} pickup={pickup} />
        ))}
      </ul>
      {(older?.hasMore ?? hasMore) && (
        <Button
          variant="soft"
          full
          className="mt-3"
          busy={state === "busy"}
          onClick={() => void loadMore()}
        >
          {t("more")}
        </Button>
      )}
      {state === "failed" && (
        <p role="alert" className="mt-2 text-small font-semibold text-red-700">
          {t("moreFailed")}
        </p>
      )}
    </section>
  );
}

function Row({ pickup }: { pickup: Pickup }) {
  const t = useTranslations("pickups.past");
  const language = useLanguage();
  const amounts = useAmounts();
  const { kilograms } = useNumbers();
  const { lot, driver, window, items } = pickup;
  const day = dayNameOf(dayInAlgeria(lot?.handedOverAt ?? window.from), language);
  return (
    <li className="grid gap-1.5 border-t-[1.5px] border-line py-3 last:border-b-[1.5px]">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 leading-snug">
          <b className="block">{lot ? <Num>{lot.number}</Num> : t("noLot")}</b>
          <span className="text-small text-muted">
            {driver ? t("by", { day, name: inOwnOrder(driver.name) }) : day}
          </span>
        </p>
        <p className="flex flex-none items-baseline gap-1">
          <Num className="num text-[1.375rem]">{kilograms(lot?.grams ?? totalOf(items).grams)}</Num>
          <span className="text-[0.9375rem] font-extrabold">{amounts.kilogramUnit}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StatusChip pickup={pickup} />
        {lot && <Difference grams={lot.grams - lot.declaredGrams} />}
      </div>
      {lot && (
        <Link
          to={`/check/${lot.number}`}
          className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-[0.9375rem]"
        >
          <ShieldCheck className="size-5" aria-hidden="true" />
          {t("check")}
        </Link>
      )}
    </li>
  );
}

/** Against what the point had counted on. */
function Difference({ grams }: { grams: number }) {
  const t = useTranslations("pickups.past");
  const signed = useSignedWeight();
  if (grams === 0) return <span className="text-small text-muted">{t("exact")}</span>;
  return (
    <span className="text-small text-muted">
      {t.rich("difference", { weight: () => <Num>{signed(grams)}</Num> })}
    </span>
  );
}
