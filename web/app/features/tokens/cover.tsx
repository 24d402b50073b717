import type { Cover as Counted, showCover } from "@app/contract/budgets";
import type { ResponseOf } from "@app/contract/endpoint";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";
import { layShares } from "./lay-shares.ts";
import { Rule } from "./rule.tsx";
import { Missing } from "./section.tsx";
import { useTokenNumbers } from "./token-numbers.ts";

type Answer = ResponseOf<typeof showCover>;

/** Each with a shape and a colour of its own: neither alone tells them apart. */
const parts = [
  { name: "withCitizens", tile: { name: "q", pair: 1 } },
  { name: "reserved", tile: { name: "khatam", pair: 4 } },
  { name: "held", tile: { name: "half", pair: 9 } },
  { name: "inBudgets", tile: { name: "dot", pair: 3 } },
  { name: "spent", tile: { name: "leaf", pair: 2 } },
] as const satisfies readonly { name: keyof Counted; tile: TileDrawing }[];

const tileCount = 40;

/** Tokens outstanding against what covers them, and how giving out slows when that runs low. */
export function Cover({ answer }: { answer: Answer | null }) {
  const t = useTranslations("tokens.cover");
  return (
    <section className="bg-white py-15 lg:py-24">
      <div className="wrap">
        <h2 className="text-h1">{t("title")}</h2>
        <p className="mt-4 max-w-[52ch] text-[1.125rem] text-muted">{t("text")}</p>
        {answer ? (
          <>
            <Against cover={answer.cover} />
            <Parts cover={answer.cover} />
            <Rule rule={answer.rule} />
          </>
        ) : (
          <Missing>{t("failed")}</Missing>
        )}
      </div>
    </section>
  );
}

/** A billion tokens are as long as a phone is wide: long numbers are smaller, none sticks out. */
const sizeOf = (number: string): string =>
  number.length > 10 ? "text-[clamp(1rem,6vw,2.5rem)]" : "text-[clamp(2rem,9vw,3.5rem)]";

function Against({ cover }: { cover: Counted }) {
  const t = useTranslations("tokens.cover");
  const numbers = useTokenNumbers();
  const figures = [
    {
      name: "outstanding",
      tokens: numbers.exact(cover.withCitizens + cover.held + cover.reserved),
    },
    { name: "behind", tokens: numbers.exact(cover.funded - cover.spent) },
  ] as const;
  return (
    <dl className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-12 lg:gap-8">
      {figures.map(({ name, tokens }) => (
        <div
          key={name}
          className="rounded-large rounded-ee-[48px] bg-green-100 px-5 py-5 lg:px-8 lg:py-7"
        >
          <dt className="font-bold">{t(name)}</dt>
          <dd
            className={`num mt-2 sm:text-[clamp(1rem,3.6vw,3.5rem)] ${sizeOf(tokens)}`}
            data-testid={name}
          >
            <Num>{tokens}</Num>
          </dd>
          <dd className="mt-1 text-muted">{t(`${name}Hint`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Parts({ cover }: { cover: Counted }) {
  const t = useTranslations("tokens.cover");
  const language = useLanguage();
  const numbers = useTokenNumbers();
  const counts = layShares(
    parts.map(({ name }) => cover[name]),
    tileCount,
  );
  const tiles = parts.flatMap(({ tile }, place) =>
    Array<TileDrawing>(counts[place] ?? 0).fill(tile),
  );
  return (
    <figure className="mt-9 lg:mt-12">
      <figcaption className="text-h3 font-extrabold">{t("chart")}</figcaption>
      <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-16">
        {tiles.length > 0 && (
          <Wall
            tiles={tiles}
            className="grid-cols-10 overflow-hidden rounded-medium rounded-ee-[40px] bg-plaster"
          />
        )}
        <div>
          <dl>
            {parts.map(({ name, tile }) => (
              <Part
                key={name}
                tile={tile}
                name={t(`part.${name}`)}
                tokens={numbers.exact(cover[name])}
              />
            ))}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2 font-bold">
              <dt>{t("funded")}</dt>
              <dd className="tabular-nums" data-testid="funded">
                <Num>{numbers.exact(cover.funded)}</Num>
              </dd>
            </div>
          </dl>
          <p className="mt-3 text-small text-muted">
            {cover.funded > 0 && (
              <>{t("unit", { tokens: numbers.amount(Math.round(cover.funded / tileCount)) })} </>
            )}
            <time dateTime={cover.at}>
              {t("at", {
                date: dateOf(Date.parse(cover.at), language),
                time: timeOf(Date.parse(cover.at), language),
              })}
            </time>
          </p>
          {cover.waiting > 0 && (
            <p className="mt-3 rounded-medium bg-blue-100 px-4 py-3">
              {t("waiting", { tokens: numbers.amount(cover.waiting) })}
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}

function Part({ tile, name, tokens }: { tile: TileDrawing; name: string; tokens: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t-[1.5px] border-line py-2">
      <Tile {...tile} className="w-7 flex-none" />
      <dt className="min-w-28 flex-1">{name}</dt>
      <dd className="ms-auto font-bold tabular-nums">
        <Num>{tokens}</Num>
      </dd>
    </div>
  );
}
