import type { RecordedDeposit } from "@app/contract/deposits";
import type { MyPoint } from "@app/contract/points";
import { countStars, type Stars as StarsGiven } from "@app/contract/quality";
import { wholeKilograms } from "@app/contract/weights";
import { ArrowRight } from "lucide-react";
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
  deposit: RecordedDeposit;
  stars: StarsGiven;
  /** First name and initial, where it is known. */
  shortName: string | null;
  point: MyPoint;
  onNext: () => void;
}

/** "Yasmine B." is thanked as Yasmine. */
const withoutInitial = (shortName: string): string => shortName.replace(/\s+\S{1,2}\.?$/u, "");

export function DoneScreen({ deposit, stars, shortName, point, onNext }: DoneScreenProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const heading = useRef<HTMLHeadingElement>(null);
  const thanks = shortName
    ? t("done.thanks", { name: withoutInitial(shortName) })
    : t("done.thanksPlain");

  // A reader hears the result, and a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main data-testid="done" className="flex min-h-dvh flex-col bg-yellow-400 lg:flex-row">
      <Wall
        tiles={strip}
        className="grid-cols-4 lg:w-[50dvh] lg:flex-none lg:grid-cols-2 [@media(height<38rem)]:max-lg:grid-cols-8"
      />
      <div className="flex w-full flex-1 flex-col gap-4 px-5 pt-4 pb-5 lg:mx-auto lg:max-w-[34rem] lg:justify-center lg:gap-6">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[clamp(1.75rem,4.6dvh,2.4375rem)] leading-[1.15] outline-none lg:text-h1 rtl:leading-[1.4]"
        >
          <span className="block">{thanks}</span>
          <span className="block">
            {t("done.added", { tokens: amounts.tokens(deposit.tokens) })}
          </span>
        </h1>
        <dl className="rounded-[18px] rounded-ee-[48px] bg-white px-5 py-2">
          <Line label={t("done.material")}>
            <MaterialLabel material={deposit.material} />
          </Line>
          <Line label={t("done.weight")}>{amounts.weight(deposit.grams)}</Line>
          <Line label={t("done.quality")}>
            <Stars
              label={t("stars.some", { count: countStars(stars) })}
              lit={[stars.clean, stars.compacted, stars.manners]}
            />
          </Line>
        </dl>
        <StockGauge point={point} />
        <Button variant="ink" size="lg" full className="mt-auto lg:mt-2" onClick={onNext}>
          {t("done.next")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
    </main>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line py-2 not-last:border-b-[1.5px]">
      <dt className="text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function StockGauge({ point }: { point: MyPoint }) {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  const stock = wholeKilograms(...point.stock.map(({ stockGrams }) => stockGrams));
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
