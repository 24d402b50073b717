import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { rewardName } from "../../../lib/reward-name.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { loadLedger, type Move, type Person } from "../people.api.ts";
import { useHundredths } from "../use-hundredths.ts";
import { Lines, Moment } from "./lines.tsx";

/** Every move of the tokens, with the balance after it. */
export function Ledger({ person: { id, tokens, waiting } }: { person: Person }) {
  const t = useTranslations("people.ledger");
  const numbers = useNumbers();
  const hundredths = useHundredths();
  const load = useCallback((before: string | undefined) => loadLedger(id, before), [id]);
  const list = usePages(load);
  const moves = list.pages.flatMap((page) => page.moves);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
        <Num className="text-[2.5rem] leading-none font-extrabold tracking-[-0.02em] tabular-nums">
          {hundredths(tokens)}
        </Num>
        <span className="text-small text-muted">
          {t("sees", { shown: numbers.tokens(tokens) })}
        </span>
      </p>
      {waiting.map((one) => (
        <Notice key={one.id} tone="warning" className="mb-2">
          {t("waiting", { tokens: hundredths(one.tokens, true) })}
        </Notice>
      ))}
      <Lines list={list} isEmpty={moves.length === 0} empty={t("empty")}>
        <table className="w-full border-collapse text-[0.9375rem]">
          <caption className="sr-only">{t("caption")}</caption>
          <thead>
            <tr className="text-micro text-muted [&>th]:h-9 [&>th]:text-start [&>th]:font-semibold">
              <th scope="col">{t("line")}</th>
              <th scope="col" dir="ltr" className="!text-end">
                {t("tokens")}
              </th>
              <th scope="col" dir="ltr" className="!text-end">
                {t("balance")}
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <MoveRow key={move.id} move={move} />
            ))}
          </tbody>
        </table>
      </Lines>
    </>
  );
}

function MoveRow({ move }: { move: Move }) {
  const hundredths = useHundredths();
  const { at, change, balance, reason, point } = move;
  const language = useLanguage();
  const what = useWords()(move);
  return (
    <tr
      className={classNames(
        "border-t-[1.5px] border-line [&>td]:ps-2 [&>td]:text-end [&>td]:align-top [&>td]:tabular-nums",
        reason !== null && "bg-blue-100",
      )}
    >
      <th scope="row" className="py-1.5 text-start font-semibold">
        <bdi>{what}</bdi>
        <small className="flex flex-wrap gap-x-2 text-micro font-normal text-muted">
          <Moment at={at} />
          {point !== null && <bdi>{rewardName(point, language)}</bdi>}
        </small>
      </th>
      <td dir="ltr" className="py-1.5 font-bold">
        <Num>{hundredths(change, true)}</Num>
      </td>
      <td dir="ltr" className="py-1.5">
        <Num>{hundredths(balance)}</Num>
      </td>
    </tr>
  );
}

const useWords = () => {
  const t = useTranslations("people");
  const numbers = useNumbers();
  const language = useLanguage();
  return ({ kind, material, grams, reward, reason }: Move): string => {
    if (reason !== null) return t("ledger.corrected", { reason });
    const name = t(`ledger.kind.${kind}`);
    if (reward !== null)
      return t("ledger.about", { kind: name, what: rewardName(reward, language) });
    if (material === null || grams === null) return name;
    const what = t("weight", { kg: numbers.kilograms(grams), material: t(`material.${material}`) });
    return kind === "deposit_earned" ? what : t("ledger.about", { kind: name, what });
  };
};
