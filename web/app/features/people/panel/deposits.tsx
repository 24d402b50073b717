import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { drawingOf } from "../../../lib/material-tile.ts";
import { rewardName } from "../../../lib/reward-name.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { Tile } from "../../../ui/tile.tsx";
import { loadDeposits, type PersonDeposit } from "../people.api.ts";
import { Lines, Moment } from "./lines.tsx";

export function Deposits({ id }: { id: string }) {
  const t = useTranslations("people.deposits");
  const load = useCallback((before: string | undefined) => loadDeposits(id, before), [id]);
  const list = usePages(load);
  const deposits = list.pages.flatMap((page) => page.deposits);
  return (
    <Lines list={list} isEmpty={deposits.length === 0} empty={t("empty")}>
      <ul>
        {deposits.map((deposit) => (
          <DepositRow key={deposit.number} deposit={deposit} />
        ))}
      </ul>
    </Lines>
  );
}

function DepositRow({ deposit }: { deposit: PersonDeposit }) {
  const t = useTranslations("people");
  const numbers = useNumbers();
  const language = useLanguage();
  const { number, at, material, grams, stars, tokens, status, point } = deposit;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-t-[1.5px] border-line py-2 text-[0.9375rem] first:border-t-0">
      <Tile name={drawingOf[material]} pair={1} className="size-10 rounded-small" />
      <div>
        <p className="font-semibold">
          {t("weight", {
            kg: numbers.kilograms(grams),
            material: t(`material.${material}`),
          })}
          {stars > 0 && (
            <span className="ms-2 font-normal text-muted">
              {t("deposits.stars", { count: stars })}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-2 text-micro text-muted">
          <span>{t("deposits.number", { number: numbers.whole(number) })}</span>
          <Moment at={at} />
          {point !== null && <bdi>{rewardName(point, language)}</bdi>}
        </p>
      </div>
      <div className="text-end">
        <Num className="font-bold">{numbers.tokens(tokens)}</Num>
        <p className="text-micro text-muted">{t(`deposits.status.${status}`)}</p>
      </div>
    </li>
  );
}
