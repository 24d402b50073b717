import type { RecordedDeposit } from "@app/contract/deposits";
import type { Material } from "@app/contract/materials";
import type { Stars } from "@app/contract/quality";
import type { Notice, Problem, Refusal } from "./problems.ts";
import type { WeightText } from "./weight-entry.ts";

export interface FoundCitizen {
  code: string;
  /** First name and initial; null when no connection let us ask. */
  shortName: string | null;
}

export interface IntakeState {
  step: "code" | "weighing" | "done";
  /** What has been typed of the code. */
  code: string;
  busy: boolean;
  citizen: FoundCitizen | null;
  material: Material | null;
  weight: WeightText;
  stars: Stars;
  problem: Problem | null;
  notice: Notice | null;
  /** One per filled form: a repeat of the same form is the same deposit. */
  key: string;
  recorded: RecordedDeposit | null;
}

export type IntakeAction =
  | { type: "typed"; code: string; problem?: Problem }
  | { type: "looking" }
  | { type: "found"; citizen: FoundCitizen }
  | { type: "dropped"; key: string }
  | { type: "changed"; change: Partial<Pick<IntakeState, "material" | "weight" | "stars">> }
  | { type: "refusedHere"; problem: Problem }
  | { type: "sending" }
  | { type: "refused"; refusal: Refusal; newKey: string }
  | { type: "recorded"; recorded: RecordedDeposit }
  | { type: "started"; key: string };

const noStars: Stars = { clean: false, compacted: false, manners: false };

/** An empty form; the material of the last bag stays, its stars never do. */
export const emptyIntake = (key: string, material: Material | null = null): IntakeState => ({
  step: "code",
  code: "",
  busy: false,
  citizen: null,
  material,
  weight: "",
  stars: noStars,
  problem: null,
  notice: null,
  key,
  recorded: null,
});

const afterRefusal = (state: IntakeState, refusal: Refusal, newKey: string): IntakeState => {
  const { problem = null, notice = null, settled } = refusal;
  const refused = { ...state, busy: false, problem, notice, key: settled ? newKey : state.key };
  // The code was wrong after all: back to it, with everything else kept.
  return problem?.place === "code" ? { ...refused, step: "code", citizen: null } : refused;
};

export const intakeReducer = (state: IntakeState, action: IntakeAction): IntakeState => {
  switch (action.type) {
    case "typed":
      return { ...state, code: action.code, busy: false, problem: action.problem ?? null };
    case "looking":
      return { ...state, busy: true };
    case "found":
      return { ...state, step: "weighing", busy: false, problem: null, citizen: action.citizen };
    case "dropped":
      // Another citizen is another deposit, whatever became of the first try.
      return { ...state, step: "code", code: "", citizen: null, problem: null, key: action.key };
    case "changed":
      return { ...state, ...action.change, problem: null };
    case "refusedHere":
      return { ...state, busy: false, problem: action.problem };
    case "sending":
      return { ...state, busy: true, problem: null };
    case "refused":
      return afterRefusal(state, action.refusal, action.newKey);
    case "recorded":
      return { ...state, step: "done", busy: false, recorded: action.recorded };
    case "started":
      return emptyIntake(action.key, state.material);
  }
};
