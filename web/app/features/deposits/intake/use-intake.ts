import { isCode, codeLength } from "@app/contract/public-code";
import { useEffect, useReducer, useRef } from "react";
import type { MyPoint } from "@app/contract/points";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { codeFromTyped } from "./code-typing.ts";
import { emptyIntake, intakeReducer, type IntakeState } from "./intake-state.ts";
import { lookUpCitizen, type Rates, sendDeposit } from "./intake.api.ts";
import { refusalOf, type Problem } from "./problems.ts";
import { gramsOf, isWeightAllowed } from "./weight-entry.ts";

const newKey = (): string => crypto.randomUUID();

interface IntakeSettings {
  point: MyPoint;
  rates: Rates;
  userId: string;
  /** Nobody weighs for themselves. */
  ownCode: string;
  /** A code that came with the address. */
  startCode: string;
  /** Stock and rates may have changed. */
  onSettled: () => void;
}

/** What is wrong with a code before anybody is asked. */
const problemOfCode = (code: string, ownCode: string): Problem | undefined => {
  if (!isCode(code)) return { text: "codeWrong", place: "code" };
  return code === ownCode ? { text: "self", place: "code" } : undefined;
};

const tokensOf = ({ material, weight, stars }: IntakeState, rates: Rates): number => {
  const rate = rates.find((one) => one.material === material);
  return rate ? tokensFor(gramsOf(weight), countStars(stars), rate) : 0;
};

const problemOfForm = (state: IntakeState): Problem | undefined => {
  if (!isWeightAllowed(gramsOf(state.weight))) return { text: "weight", place: "weight" };
  return state.material ? undefined : { text: "material", place: "material" };
};

export const useIntake = (settings: IntakeSettings) => {
  const { point, rates, userId, ownCode, startCode, onSettled } = settings;
  const [state, dispatch] = useReducer(intakeReducer, undefined, () => emptyIntake(newKey()));
  // The material of the last bag, unless this point does not take it.
  const taken = point.stock.map(({ material }) => material);
  const material = taken.find((one) => one === state.material) ?? taken[0] ?? null;
  const current = { ...state, material };
  const newestLookUp = useRef(0);
  const isSending = useRef(false);

  const typeCode = async (typed: string) => {
    const code = codeFromTyped(typed);
    newestLookUp.current += 1;
    const turn = newestLookUp.current;
    const problem = code.length === codeLength ? problemOfCode(code, ownCode) : undefined;
    dispatch({ type: "typed", code, ...(problem && { problem }) });
    if (problem || code.length < codeLength) return;
    dispatch({ type: "looking" });
    try {
      const citizen = await lookUpCitizen(code);
      if (turn === newestLookUp.current) dispatch({ type: "found", citizen });
    } catch (error) {
      const refusal = refusalOf(error);
      if (turn === newestLookUp.current) dispatch({ type: "refused", refusal, newKey: newKey() });
    }
  };

  const typeStartCode = useRef(() => void typeCode(startCode));
  useEffect(() => typeStartCode.current(), []);

  /** False when something is missing, and says what. */
  const check = (): boolean => {
    const problem = problemOfForm(current);
    if (problem) dispatch({ type: "refusedHere", problem });
    return !problem;
  };

  const send = async () => {
    const { citizen, stars, weight } = current;
    if (!citizen || !material || isSending.current || !check()) return;
    isSending.current = true;
    dispatch({ type: "sending" });
    try {
      const grams = gramsOf(weight);
      const body = { pointId: point.id, citizenCode: citizen.code, material, grams, stars };
      const tokens = tokensOf(current, rates);
      const recorded = await sendDeposit(body, { userId, name: citizen.shortName, tokens });
      dispatch({ type: "recorded", recorded });
    } catch (error) {
      dispatch({ type: "refused", refusal: refusalOf(error), newKey: newKey() });
    } finally {
      isSending.current = false;
      onSettled();
    }
  };

  return {
    state: current,
    typeCode: (typed: string) => void typeCode(typed),
    change: (change: Partial<Pick<IntakeState, "material" | "weight" | "stars">>) =>
      dispatch({ type: "changed", change }),
    dropCitizen: () => dispatch({ type: "dropped", key: newKey() }),
    check,
    send: () => void send(),
    startAgain: () => dispatch({ type: "started", key: newKey() }),
  };
};

export type Intake = ReturnType<typeof useIntake>;
