import { localized } from "@app/contract/localized-text";
import { ShieldCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import type { TileDrawing } from "../../../../ui/tile.tsx";
import { Wall } from "../../../../ui/wall.tsx";
import { useAmounts } from "../../use-amounts.ts";
import type { PickupPage } from "../pickups/pickups.api.ts";
import { pointPaths } from "../point-header.tsx";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 1 },
  { name: "van", pair: 6 },
  { name: "bottle", pair: 8 },
  { name: "khatam", pair: 2 },
  { name: "leaf", pair: 3 },
  { name: "factory", pair: 0 },
  { name: "arcs", pair: 1 },
  { name: "q", pair: 6, turn: 180 },
];

/** Both have signed: the lot has its number, and the shop has room again. */
export function HandoverDone({ page: { pickup } }: { page: PickupPage }) {
  const t = useTranslations("pickups.done");
  const language = useLanguage();
  const amounts = useAmounts();
  const heading = useRef<HTMLHeadingElement>(null);
  // A reader hears the result, and a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), []);
  const { lot, driver, facility } = pickup;
  if (!lot) return null;
  return (
    <main
      id="content"
      data-testid="handed-over"
      className="flex min-h-dvh flex-col bg-yellow-400 lg:flex-row"
    >
      <Wall
        tiles={strip}
        className="grid-cols-4 lg:w-[50dvh] lg:flex-none lg:grid-cols-2 [@media(height<46rem)]:max-lg:grid-cols-8"
      />
      <div className="flex w-full flex-1 flex-col gap-4 px-5 py-4 lg:mx-auto lg:max-w-[34rem] lg:justify-center lg:gap-6">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[2rem] leading-[1.15] outline-none lg:text-h1 rtl:leading-[1.4]"
        >
          {t("title", { weight: amounts.weight(lot.grams) })}
        </h1>
        <p className="text-[1.0625rem]">
          {t(pickup.status === "delivered" ? "arrived" : "way", {
            name: inOwnOrder(driver?.name ?? ""),
            facility: inOwnOrder(localized(facility.name, language)),
          })}
        </p>
        <div className="rounded-[18px] rounded-ee-[48px] bg-white px-5 py-3.5">
          <p className="text-small font-semibold text-muted">{t("lot")}</p>
          <p className="num text-[3.25rem]">
            <Num>{lot.number}</Num>
          </p>
        </div>
        <div className="mt-auto grid gap-2 lg:mt-2">
          <ButtonLink to={pointPaths.stock} variant="ink" size="lg" full turned>
            {t("toStock")}
          </ButtonLink>
          <ButtonLink to={`/check/${lot.number}`} variant="soft" full>
            <ShieldCheck className="size-5" aria-hidden="true" />
            {t("check")}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
