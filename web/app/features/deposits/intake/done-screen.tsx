import type { MyPoint } from "@app/contract/points";
import { countStars } from "@app/contract/quality";
import { plasticGrams } from "@app/contract/stock";
import { wholeKilograms } from "@app/contract/weights";
import { Plus, ScanLine } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { Button } from "../../../ui/button.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { Stars } from "../../../ui/stars.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { Wall } from "../../../ui/wall.tsx";
import { MaterialLabel } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";
import { CardButton } from "./card-button.tsx";
import type { Done } from "./intake-state.ts";
import { UndoButton } from "./undo-button.tsx";
import type { Intake } from "./use-intake.ts";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 1 },
  { name: "bottle", pair: 8 },
  { name: "q", pair: 3, turn: 180 },
  { name: "arcs", pair: 2 },
  { name: "leaf", pair: 1 },
  { name: "khatam", pair: 6 },
  { name: "cap", pair: 3 },
  { name: "q", pair: 1, turn: 270 },
];

interface DoneScreenProps {
  intake: Intake;
  done: Done;
  point: MyPoint;
  /** Plastic at the point that the server does not know of yet. */
  waitingGrams: number;
}

/** "Yasmine B." is thanked as Yasmine. */
const withoutInitial = (shortName: string): string => shortName.replace(/\s+\S{1,2}\.?$/u, "");

export function DoneScreen({ intake, done, point, waitingGrams }: DoneScreenProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { citizen } = intake.state;
  const [next] = intake.otherMaterials;
  const isOnPhone = done.saved.state === "waiting";
  const comeLater = done.saved.recorded?.isWaiting === true;
  const tokens = amounts.tokens(done.tokens);

  // A reader hears the result, and a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main data-testid="done" className="flex min-h-dvh flex-col bg-yellow-400 lg:flex-row">
      <Wall
        tiles={strip}
        className="grid-cols-4 lg:w-[50dvh] lg:flex-none lg:grid-cols-2 [@media(height<46rem)]:max-lg:grid-cols-8"
      />
      <div className="flex w-full flex-1 flex-col gap-[clamp(0.5rem,2dvh,1rem)] px-5 pt-4 pb-4 lg:mx-auto lg:max-w-[34rem] lg:justify-center lg:gap-6">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.75rem,4.6dvh,2.4375rem)] leading-[1.15] outline-none lg:text-h1 rtl:leading-[1.4]"
          >
            <span className="block">
              {citizen?.shortName
                ? t("done.thanks", { name: withoutInitial(citizen.shortName) })
                : t("done.thanksPlain")}
            </span>
            <span className="block">
              {t(isOnPhone || comeLater ? "done.onItsWay" : "done.added", { tokens })}
            </span>
          </h1>
          {isOnPhone && <p className="mt-1.5">{t("done.savedHere")}</p>}
          {comeLater && <p className="mt-1.5">{t("done.budgetIsFilled")}</p>}
        </div>
        <Summary done={done} />
        <StockGauge point={point} waitingGrams={waitingGrams} />
        <div className="mt-auto grid gap-2 lg:mt-2">
          {citizen?.isNew && <CardButton code={citizen.code} />}
          <Button variant="ink" size="lg" full onClick={intake.startAgain}>
            <ScanLine className="size-5" aria-hidden="true" />
            {t("done.next")}
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            {next && (
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-1.5 font-bold"
                onClick={() => intake.addMaterial(next)}
              >
                <Plus className="size-5" aria-hidden="true" />
                {t("done.another")}
              </button>
            )}
            <UndoButton intake={intake} savedAt={done.at} />
          </div>
        </div>
      </div>
    </main>
  );
}

function Summary({ done: { material, grams, stars } }: { done: Done }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  return (
    <dl className="rounded-[18px] rounded-ee-[48px] bg-white px-5 py-1.5">
      <Line label={t("done.material")}>
        <MaterialLabel material={material} />
      </Line>
      <Line label={t("done.weight")}>{amounts.weight(grams)}</Line>
      <Line label={t("done.quality")}>
        <Stars
          label={t("stars.some", { count: countStars(stars) })}
          lit={[stars.clean, stars.compacted, stars.manners]}
        />
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line py-[clamp(0.25rem,1.1dvh,0.5rem)] not-last:border-b-[1.5px]">
      <dt className="text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function StockGauge({ point, waitingGrams }: Pick<DoneScreenProps, "point" | "waitingGrams">) {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  const stock = wholeKilograms(waitingGrams, plasticGrams(point.stock));
  const capacity = wholeKilograms(point.capacityGrams);
  const words = t("done.stockOf", { stock: whole(stock), capacity: whole(capacity) });
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 font-bold" aria-hidden="true">
        <span>{t("done.stock")}</span>
        <span>{words}</span>
      </p>
      <Meter
        label={t("done.stock")}
        valueText={words}
        value={stock}
        max={capacity}
        tone="ink"
        className="h-4"
      />
    </div>
  );
}
