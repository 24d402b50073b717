import type { Material } from "@app/contract/materials";
import type { MyPoint } from "@app/contract/points";
import { useEffect, useEffectEvent, useReducer } from "react";
import type { ReadCode } from "../../../lib/read-code.ts";
import type { NoCamera } from "../scan/camera.ts";
import { emptyIntake, intakeReducer, type IntakeState } from "./intake-state.ts";
import type { Rates } from "./intake.api.ts";
import { readMaterial } from "./last-material.ts";
import { useLookUp } from "./use-look-up.ts";
import { useSaving } from "./use-saving.ts";
import { problemOfForm, tokensOf } from "./weighing.ts";

interface IntakeSettings {
  point: MyPoint;
  rates: Rates;
  userId: string;
  ownCode: string;
  /** A code that came with the address. */
  start: ReadCode | null;
  /** Stock and rates may have changed. */
  onSettled: () => void;
}

export const useIntake = (settings: IntakeSettings) => {
  const { point, rates, userId, ownCode, start, onSettled } = settings;
  const [state, dispatch] = useReducer(intakeReducer, null, () => emptyIntake(readMaterial()));
  // The material of the last bag, unless this point does not take it.
  const taken = point.stock.map((row) => row.material);
  const material = taken.find((one) => one === state.material) ?? taken[0] ?? null;
  const current = { ...state, material };
  const tokens = tokensOf(current, rates);
  const lookUp = useLookUp({ pointId: point.id, ownCode, dispatch });
  const saving = useSaving(dispatch, onSettled);

  const takeStart = useEffectEvent(() => {
    if (start) lookUp.takeScanned(start);
  });
  useEffect(() => takeStart(), []);

  /** False when something is missing, and says what. */
  const check = (): boolean => {
    const problem = problemOfForm(current);
    if (problem) dispatch({ type: "refusedHere", problem });
    return !problem;
  };

  const save = () => {
    const { citizen, stars, weight } = current;
    if (!citizen || !material || !check()) return;
    const { id: pointId } = point;
    saving.save({ userId, pointId, citizen, material, weight, stars, tokens: tokens ?? 0 });
  };

  return {
    ...lookUp,
    state: current,
    tokens,
    /** What this citizen has not brought yet, of what the point takes. */
    otherMaterials: taken.filter((one) => !current.brought.includes(one)),
    failCamera: (reason: NoCamera) => dispatch({ type: "cameraFailed", reason }),
    change: (change: Partial<Pick<IntakeState, "material" | "weight" | "stars">>) =>
      dispatch({ type: "changed", change }),
    dropCitizen: () => dispatch({ type: "dropped" }),
    check,
    save,
    undo: () => state.done && saving.undo(state.done),
    addMaterial: (next: Material) => dispatch({ type: "another", material: next }),
    startAgain: () => dispatch({ type: "started" }),
  };
};

export type Intake = ReturnType<typeof useIntake>;
