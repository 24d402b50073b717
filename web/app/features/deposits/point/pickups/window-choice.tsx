import type { Window } from "@app/contract/pickups";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { leafOf } from "./window-days.ts";
import { useWindowText } from "./window-text.tsx";

interface WindowChoiceProps {
  windows: readonly Window[];
  chosen: string;
  onChoose: (from: string) => void;
}

const shownAtFirst = 3;

/** Half-days as leaves of a calendar; the nearest first, the others behind a button. */
export function WindowChoice({ windows, chosen, onChoose }: WindowChoiceProps) {
  const t = useTranslations("pickups.ask");
  const textOf = useWindowText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? windows : windows.slice(0, shownAtFirst);
  return (
    <fieldset role="radiogroup" className="grid gap-2">
      <legend className="mb-2 font-bold">{t("when")}</legend>
      {shown.map((window) => (
        <label key={window.from} className="choice has-checked:bg-yellow-100">
          <Leaf window={window} isChosen={window.from === chosen} />
          <span className="min-w-0 flex-1 py-2 ps-4 leading-snug font-bold first-letter:uppercase">
            {textOf(window, "short")}
          </span>
          <input
            type="radio"
            name="window"
            value={window.from}
            checked={window.from === chosen}
            className="checked:border-ink!"
            onChange={() => onChoose(window.from)}
          />
        </label>
      ))}
      {!isWhole && windows.length > shownAtFirst && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-[0.9375rem]"
          onClick={() => setWhole(true)}
        >
          {t("otherTimes")}
        </button>
      )}
    </fieldset>
  );
}

function Leaf({ window, isChosen }: { window: Window; isChosen: boolean }) {
  const { number, month } = leafOf(window, useLanguage());
  return (
    <span
      className={`grid w-14 flex-none content-center self-stretch border-e-2 text-center leading-tight ${
        isChosen ? "border-ink bg-yellow-400" : "border-edge"
      }`}
    >
      <Num className="text-[1.375rem] font-extrabold">{number}</Num>
      <span className="text-micro font-semibold">{month}</span>
    </span>
  );
}
