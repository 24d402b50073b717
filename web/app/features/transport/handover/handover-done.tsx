import type { Pickup } from "@app/contract/pickups";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { Wall } from "../../../ui/wall.tsx";
import { driverPaths } from "../driver-header.tsx";
import type { VanEntry } from "../outbox/van-entry.ts";
import { useWords } from "../use-words.ts";
import { lineOfItem, sumOf } from "./lines.ts";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 1 },
  { name: "van", pair: 6 },
  { name: "leaf", pair: 2 },
  { name: "khatam", pair: 1 },
  { name: "q", pair: 6, turn: 180 },
  { name: "bottle", pair: 8 },
  { name: "arcs", pair: 2 },
  { name: "can", pair: 7 },
];

interface HandoverDoneProps {
  pickup: Pickup;
  signature: VanEntry | undefined;
}

/** Both have signed: the lot, or what becomes one when there is a network. */
export function HandoverDone({ pickup: { lot }, signature }: HandoverDoneProps) {
  const t = useTranslations("transport.handover");
  const words = useWords();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const items = signature?.act.kind === "sign" ? signature.act.items : [];
  const grams = lot?.grams ?? sumOf(items.map(lineOfItem)).weighed;
  return (
    <main
      id="content"
      data-testid="handed-over"
      className="flex min-h-dvh flex-col bg-red-400 lg:flex-row"
    >
      <Wall tiles={strip} className="grid-cols-8 lg:w-[50dvh] lg:flex-none lg:grid-cols-2" />
      <div className="flex w-full flex-1 flex-col gap-4 px-5 pt-5 pb-5 lg:mx-auto lg:max-w-[34rem] lg:justify-center">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t("doneTitle", { weight: words.exactWeight(grams) })}
        </h1>
        {lot ? (
          <p className="text-[1.125rem]">
            {t("doneLot")} <Num className="font-extrabold">{lot.number}</Num>
          </p>
        ) : (
          <p className="text-[1.125rem]">{t("doneKept")}</p>
        )}
        <ButtonLink
          to={driverPaths.today}
          reloadDocument={!isOnline}
          variant="ink"
          size="lg"
          turned
          full
          className="mt-auto lg:mt-4"
        >
          {t("nextStop")}
        </ButtonLink>
      </div>
    </main>
  );
}
