import { type Dispatch, useRef } from "react";
import { logError } from "../../../lib/log.ts";
import type { Done, IntakeAction } from "./intake-state.ts";
import { keepMaterial } from "./last-material.ts";
import { refusalOf } from "./problems.ts";
import { saveWeighing, undoWeighing, type Weighed } from "./weighing.ts";

/** Saving and taking back, one at a time: a second tap while one is under way does nothing. */
export const useSaving = (dispatch: Dispatch<IntakeAction>, onSettled: () => void) => {
  const isBusy = useRef(false);

  const alone = async (work: () => Promise<IntakeAction>, failed: IntakeAction): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      dispatch(await work());
    } catch (error) {
      logError("A deposit was not saved or not undone", error);
      dispatch(failed);
    } finally {
      isBusy.current = false;
      onSettled();
    }
  };

  const save = async (weighed: Weighed): Promise<IntakeAction> => {
    dispatch({ type: "saving" });
    const done = await saveWeighing(weighed);
    if (done.saved.state === "refused") {
      return { type: "refused", refusal: refusalOf(done.saved.refusal) };
    }
    keepMaterial(weighed.material);
    return { type: "saved", done };
  };

  const undo = async (done: Done): Promise<IntakeAction> => {
    dispatch({ type: "undoing" });
    return { type: "undone", result: await undoWeighing(done) };
  };

  return {
    save: (weighed: Weighed) =>
      void alone(() => save(weighed), {
        type: "refusedHere",
        problem: { text: "notKept", place: "form" },
      }),
    undo: (done: Done) => void alone(() => undo(done), { type: "undone", result: "internal" }),
  };
};
