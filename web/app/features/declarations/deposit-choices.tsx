import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { expectOverlay, openOverlay } from "../../lib/overlays.ts";
import { useLimits } from "../../lib/use-limits.ts";
import { useOnline } from "../../lib/use-online.ts";
import type { Kept } from "../../lib/use-kept.ts";
import { Notice } from "../../ui/notice.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import type { Bag } from "./declarations.api.ts";
import { WaitingBags } from "./waiting-bags.tsx";

interface DepositChoicesProps {
  bags: Kept<{ declarations: Bag[] }>;
}

/** Two ways to bring a bag, and what goes into it. */
export function DepositChoices({ bags }: DepositChoicesProps) {
  const t = useTranslations("declarations");
  const isOnline = useOnline();
  const waiting = bags.data?.declarations ?? [];
  const { declaration_open: most } = useLimits();
  const isFull = waiting.length >= most;
  return (
    <div className="grid gap-3.5">
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${choice} on-dark bg-green-900 text-white`}
        onPointerEnter={() => expectOverlay("code")}
        onFocus={() => expectOverlay("code")}
        onClick={() => openOverlay("code")}
      >
        <Choice tile={{ name: "scale", pair: 2 }} title={t("code.title")} text={t("code.text")} />
      </button>
      {isFull || !isOnline ? (
        <div className={`${choice} bg-key`}>
          <Choice
            tile={{ name: "bag", pair: 0 }}
            title={t("left.title")}
            text={isFull ? t("left.full", { most }) : t("left.offline")}
          />
        </div>
      ) : (
        <Link to="?step=point" className={`${choice} bg-yellow-200`}>
          <Choice
            tile={{ name: "bag", pair: 8 }}
            title={t("left.title")}
            text={t("left.text")}
            end={<ChevronRight className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
          />
        </Link>
      )}
      {bags.problem === "failed" && bags.data === undefined && (
        <Notice
          tone="problem"
          action={
            <button type="button" className="link min-h-11" onClick={() => void bags.reload()}>
              {t("tryAgain")}
            </button>
          }
        >
          {t("waiting.failed")}
        </Notice>
      )}
      <WaitingBags bags={waiting} />
      <WhatGoesIn />
    </div>
  );
}

const choice =
  "flex min-h-32 w-full items-stretch overflow-hidden rounded-medium rounded-ee-turn text-start";

interface ChoiceProps {
  tile: TileDrawing;
  title: string;
  text: string;
  end?: ReactNode;
}

function Choice({ tile, title, text, end }: ChoiceProps) {
  return (
    <>
      <Tile {...tile} className="aspect-auto! w-26 flex-none" />
      <span className="flex min-w-0 flex-1 flex-col justify-center px-4.5 py-3">
        <span className="text-[1.375rem] leading-tight font-extrabold">{title}</span>
        <span className="mt-1 text-[0.9375rem] leading-snug">{text}</span>
      </span>
      {end && <span className="flex flex-none items-center pe-3.5">{end}</span>}
    </>
  );
}

const things = {
  pet: { name: "bottle", pair: 1 },
  pehd: { name: "jug", pair: 2 },
  aluminium: { name: "can", pair: 7 },
} as const satisfies Record<string, TileDrawing>;

function WhatGoesIn() {
  const t = useTranslations("declarations");
  return (
    <section aria-labelledby="goes-in" className="mt-3">
      <h2 id="goes-in" className="text-h2">
        {t("goesIn.title")}
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {(["pet", "pehd", "aluminium"] as const).map((name) => (
          <li key={name}>
            <Tile {...things[name]} className="rounded-medium rounded-ee-[34px]" />
            <p className="mt-1.5 text-small leading-snug font-semibold">{t(`goesIn.${name}`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-muted">{t("goesIn.not")}</p>
      <Link to="/start-recycling#sorting" className="link inline-flex min-h-11 items-center">
        {t("goesIn.more")}
      </Link>
    </section>
  );
}
