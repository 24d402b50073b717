import { dayInAlgeria } from "@app/contract/country-time";
import type { Material } from "@app/contract/materials";
import type { OfficeVisit } from "@app/contract/office";
import type { OfficeOrder } from "@app/contract/office-orders";
import { useTranslations } from "use-intl";
import { elides, monthName } from "../../../i18n/month-name.ts";
import { useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { Tile, type TileDrawing } from "../../../ui/tile.tsx";
import type { Office } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";

interface MonthHeroProps {
  office: Office;
  order: OfficeOrder;
}

/** What a tile of the wall stands for. */
const gramsPerTile = 2000;
/** As many columns as there is room for; the table below has them all. */
const mostColumns = 5;
const mostTiles = 24;

const drawings: Record<Material, TileDrawing> = {
  pet: { name: "q", pair: 8 },
  pehd: { name: "leaf", pair: 0 },
  aluminium: { name: "dot", pair: 7 },
};

/** The month in kilograms, by material and for each person, and every pick-up as a piece of wall. */
export function MonthHero({ office, order }: MonthHeroProps) {
  const t = useTranslations("office.hero");
  const words = useOfficeWords();
  const { kilograms } = useNumbers();
  const language = useLanguage();
  const { thisMonth, lastMonth } = office;
  const name = monthName(thisMonth.month, language);
  return (
    <section className="on-dark grid gap-8 overflow-hidden rounded-large rounded-ee-[96px] bg-green-900 p-6 pb-10 text-white *:min-w-0 lg:grid-cols-[26rem_1fr] lg:items-end lg:p-10">
      <div>
        <h2 className="text-h3">{t("heading", { month: name, elides: elides(name) })}</h2>
        <p className="num mt-4 text-[3.75rem] text-yellow-400 lg:text-[5.5rem]">
          <bdi>{kilograms(thisMonth.grams)}</bdi>{" "}
          <span className="text-[1.75rem]">{t("unit")}</span>
        </p>
        <p className="mt-2 text-green-200">
          <Comparison
            thisGrams={thisMonth.grams}
            lastGrams={lastMonth.grams}
            month={lastMonth.month}
          />
        </p>
        <p className="text-green-200">
          {t("perPerson", {
            weight: words.weight(Math.round(thisMonth.grams / order.people)),
            people: words.people(order.people),
          })}
        </p>
        {thisMonth.weights.length > 0 && (
          <dl className="mt-5 max-w-md">
            {thisMonth.weights.map(({ material, grams }) => (
              <div
                key={material}
                className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-3 border-t-[1.5px] border-green-700"
              >
                <dt className="flex items-center gap-3">
                  <Tile {...drawings[material]} className="w-6" />
                  {words.material(material)}
                </dt>
                <dd className="font-bold tabular-nums">{words.weight(grams)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <PickupWall visits={office.past} />
    </section>
  );
}

interface ComparisonProps {
  thisGrams: number;
  lastGrams: number;
  month: string;
}

function Comparison({ thisGrams, lastGrams, month }: ComparisonProps) {
  const t = useTranslations("office.hero");
  const words = useOfficeWords();
  const language = useLanguage();
  if (lastGrams === 0) return t("first");
  const name = monthName(month, language);
  const values = {
    weight: words.weight(Math.abs(thisGrams - lastGrams)),
    month: name,
    elides: elides(name),
    last: words.weight(lastGrams),
  };
  if (thisGrams === lastGrams) return t("same", values);
  return t(thisGrams > lastGrams ? "more" : "less", values);
}

const weightOf = ({ lot }: OfficeVisit): number =>
  lot?.weights.reduce((sum, { grams }) => sum + grams, 0) ?? 0;

function PickupWall({ visits }: { visits: readonly OfficeVisit[] }) {
  const t = useTranslations("office.hero");
  const words = useOfficeWords();
  if (visits.length === 0) return <p className="max-w-[34ch] text-green-200">{t("empty")}</p>;
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] items-end gap-4">
        {visits.slice(-mostColumns).map((visit) => (
          <li key={visit.pickupId} className="min-w-0">
            <Column visit={visit} />
            <p className="mt-2.5 text-[0.9375rem] text-green-200">
              {words.day(dayInAlgeria(visit.window.from))}
            </p>
            <p className="font-extrabold tabular-nums">{words.weight(weightOf(visit))}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-green-200">
        {t("legend", { weight: words.weight(gramsPerTile) })}
      </p>
    </div>
  );
}

/** From the ground up: bottles first, cans on top. */
function Column({ visit }: { visit: OfficeVisit }) {
  const tiles = (visit.lot?.weights ?? []).flatMap(({ material, grams }) =>
    Array.from({ length: Math.round(grams / gramsPerTile) }, () => material),
  );
  return (
    <div className="grid w-fit -scale-y-100 grid-cols-4" aria-hidden="true">
      {tiles.slice(0, mostTiles).map((material, place) => (
        <Tile
          key={place}
          {...drawings[material]}
          turn={material === "pet" ? (([0, 90, 180, 270] as const)[place % 4] ?? 0) : 0}
          className="w-6 lg:w-7"
        />
      ))}
    </div>
  );
}
