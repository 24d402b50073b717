import { halfDaysFrom } from "@app/contract/half-days";
import type { Window } from "@app/contract/pickups";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { useWords } from "./use-words.ts";

interface WindowChoiceProps {
  now: number;
  busy: boolean;
  /** What the button says. */
  action: string;
  onChoose: (window: Window) => void;
}

/** One of the half-days of the next working days, and the button that takes it. */
export function WindowChoice({ now, busy, action, onChoose }: WindowChoiceProps) {
  const { windows, chosen, field } = useWindowField(now);
  return (
    <div className="grid gap-3">
      {field}
      <Button
        variant="soft"
        full
        busy={busy}
        onClick={() => {
          const window = chosen ?? windows[0];
          if (window) onChoose(window);
        }}
      >
        {action}
      </Button>
    </div>
  );
}

export const useWindowField = (now: number) => {
  const t = useTranslations("transport");
  const words = useWords();
  const [windows] = useState(() => halfDaysFrom(new Date(now)));
  const [from, setFrom] = useState(windows[0]?.from ?? "");
  const field = (
    <label className="grid gap-1.5 font-bold">
      {t("otherTime")}
      <select
        className="min-h-13 min-w-0 rounded-medium border-2 border-line bg-white px-3 font-semibold"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      >
        {windows.map((window) => (
          <option key={window.from} value={window.from}>
            {words.window(window)}
          </option>
        ))}
      </select>
    </label>
  );
  return { windows, chosen: windows.find((window) => window.from === from), field };
};
