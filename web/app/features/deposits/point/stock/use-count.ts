import type { Material } from "@app/contract/materials";
import { useState } from "react";
import { ApiError } from "../../../../lib/api-client.ts";
import { saveCount, type Stock } from "../point.api.ts";
import { type CountForm, problemsOf, type SendProblem, sendProblemOf } from "./count-form.ts";
import { gramsFromTyped } from "./counted-weight.ts";

export interface SavedCount {
  material: Material;
  grams: number;
}

interface CountSettings {
  pointId: string;
  stock: Stock["stock"];
  /** Another bag came in: what should be there has to be asked for again. */
  onReload: () => Promise<void>;
  onSaved: (count: SavedCount) => void;
}

/** The form of a count; one key for as long as it is the same attempt. */
export const useCount = ({ pointId, stock, onReload, onSaved }: CountSettings) => {
  const [form, setForm] = useState<CountForm>(() => ({
    material: stock[0]?.material ?? "pet",
    typed: "",
    reason: "",
    note: "",
  }));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [wasChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendProblem>();
  const expectedGrams = stock.find(({ material }) => material === form.material)?.stockGrams ?? 0;
  const countedGrams = gramsFromTyped(form.typed);
  const problems = problemsOf(form, expectedGrams);

  const change = (changed: Partial<CountForm>) => {
    setForm({ ...form, ...changed });
    setFailure(undefined);
    // Another count is another write, whatever became of the first.
    setKey(crypto.randomUUID());
  };

  const send = async () => {
    setChecked(true);
    const { material, reason, note } = form;
    if (Object.keys(problems).length > 0 || countedGrams === null || reason === "" || isBusy)
      return;
    setBusy(true);
    setFailure(undefined);
    try {
      await saveCount(pointId, { material, expectedGrams, countedGrams, reason, note }, key);
      onSaved({ material, grams: countedGrams });
    } catch (error) {
      const problem = sendProblemOf(error);
      // Refused for certain: the next try is a new one, against the new number.
      if (error instanceof ApiError && error.status < 500) setKey(crypto.randomUUID());
      if (problem === "moved") await onReload();
      setFailure(problem);
      setBusy(false);
    }
  };

  return {
    form,
    change,
    send: () => void send(),
    expectedGrams,
    countedGrams,
    problems: wasChecked ? problems : {},
    failure,
    isBusy,
  };
};
