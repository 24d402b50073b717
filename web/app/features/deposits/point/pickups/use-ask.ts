import type { Pickup, Window } from "@app/contract/pickups";
import { useState } from "react";
import type { Stock } from "../point.api.ts";
import {
  type AskForm,
  askProblemOf,
  type AskProblem,
  firstForm,
  leaving,
  missingIn,
} from "./ask-form.ts";
import { sendWish } from "./pickups.api.ts";
import { useLimits } from "../../../../lib/use-limits.ts";
import { useSending } from "../../../../lib/use-sending.ts";

interface AskSettings {
  pointId: string;
  stock: Stock["stock"];
  windows: readonly Window[];
  isOnline: boolean;
  onAsked: (pickup: Pickup) => void;
}

/** The form of one wish for a van; what was sent once is not sent twice. */
export const useAsk = ({ pointId, stock, windows, isOnline, onAsked }: AskSettings) => {
  const [form, setForm] = useState(() => firstForm(stock, windows));
  const { send, isBusy, problem, setProblem } = useSending<AskProblem>(askProblemOf);
  const { van_grams: fewest } = useLimits();
  const window = windows.find(({ from }) => from === form.from);

  const change = (next: AskForm) => {
    setForm(next);
    setProblem(undefined);
  };
  const submit = () => {
    const missing = isOnline ? missingIn(form, windows, fewest) : "offline";
    if (missing || !window) return setProblem(missing ?? "window");
    const body = { items: leaving(form), window, accessNote: form.accessNote.trim() };
    return void send(JSON.stringify(body), async (key) =>
      onAsked(await sendWish(pointId, body, key)),
    );
  };
  return { form, change, window, submit, isBusy, problem };
};

export type Asking = ReturnType<typeof useAsk>;
