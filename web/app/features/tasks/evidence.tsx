import type { Fact } from "@app/contract/tasks";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Tile } from "../../ui/tile.tsx";
import type messages from "./locales/en.json";
import { useFactText } from "./use-fact-text.ts";

type FactName = keyof (typeof messages)["fact"];

const gramsPerTile = 1000;
const mostTiles = 8;

/** What helps to decide, a line for each; the bags from before stand as tiles. */
export function Evidence({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations("tasks");
  const lines = facts.filter(({ name }) => name !== "bag");
  const bags = facts.flatMap(({ name, value: { value } }) =>
    name === "bag" && typeof value === "number" ? [value] : [],
  );
  return (
    <section aria-labelledby="task-evidence" className="mt-5">
      <h3 id="task-evidence" className="mb-1.5 text-[0.9375rem] font-extrabold">
        {t("panel.evidence")}
      </h3>
      {facts.length === 0 && <p className="text-muted">{t("panel.noEvidence")}</p>}
      <dl>
        {lines.map((fact, place) => (
          <Line key={`${fact.name}${place}`} fact={fact} />
        ))}
      </dl>
      {bags.length > 0 && <Bags bags={bags} />}
    </section>
  );
}

function Line({ fact }: { fact: Fact }) {
  const t = useTranslations("tasks");
  const textOf = useFactText();
  const text = textOf(fact);
  const isCode = fact.value.type === "code";
  return (
    <div className="grid min-h-10 grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] items-center gap-x-3 border-t-[1.5px] border-line py-1.5 text-[0.9375rem] leading-snug">
      <dt className="text-muted">{t(`fact.${fact.name as FactName}`)}</dt>
      <dd className="min-w-0 font-semibold break-words whitespace-pre-line">
        {fact.to ? (
          <Link to={fact.to} className="link inline-flex min-h-11 items-center">
            {text}
          </Link>
        ) : (
          <bdi {...(isCode && { dir: "ltr" })}>{text}</bdi>
        )}
      </dd>
    </div>
  );
}

function Bags({ bags }: { bags: readonly number[] }) {
  const t = useTranslations("tasks.weights");
  const { kilograms } = useNumbers();
  return (
    <figure className="border-t-[1.5px] border-line pt-3">
      <ol className="flex items-end gap-2 overflow-x-auto" dir="ltr">
        {bags.map((grams, place) => (
          <li key={place} className="flex flex-none flex-col items-center">
            {Array.from(
              { length: Math.min(mostTiles, Math.max(1, Math.round(grams / gramsPerTile))) },
              (_, tile) => (
                <Tile
                  key={tile}
                  name="q"
                  pair={3}
                  turn={tile % 2 === 0 ? 0 : 90}
                  className="size-4"
                />
              ),
            )}
            <span className="mt-1 text-[0.8125rem] font-semibold text-muted tabular-nums">
              {kilograms(grams)}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-1.5 text-small text-muted">{t("bags")}</figcaption>
    </figure>
  );
}
