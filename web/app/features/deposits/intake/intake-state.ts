import type { ErrorName } from "@app/contract/errors";
import type { SeenAs } from "@app/contract/identification";
import type { Material } from "@app/contract/materials";
import type { Stars } from "@app/contract/quality";
import type { SavedDeposit } from "../outbox/save-deposit.ts";
import type { NoCamera } from "../scan/camera.ts";
import type { Notice, Problem, Refusal } from "./problems.ts";
import type { WeightText } from "./weight-entry.ts";

export interface FoundCitizen {
  code: string;
  /** First name and initial; null when no connection let us ask. */
  shortName: string | null;
  /** How the counter knows whose bag it is; it goes with every deposit. */
  seenAs: SeenAs;
  /** What was scanned is a picture of the code and not the code. */
  isOld: boolean;
  /** Registered here a moment ago: there is a card to print. */
  isNew: boolean;
}

/** How the citizen is looked for. */
export type Way = "scan" | "typing" | "phone";

/** A deposit that is safe, and what the screen says about it. */
export interface Done {
  saved: SavedDeposit;
  material: Material;
  grams: number;
  stars: Stars;
  /** Hundredths. */
  tokens: number;
  /** By this phone's clock, in milliseconds. */
  at: number;
}

export interface IntakeState {
  step: "code" | "weighing" | "done";
  way: Way;
  noCamera: NoCamera | null;
  /** What has been typed of the code. */
  code: string;
  busy: boolean;
  citizen: FoundCitizen | null;
  material: Material | null;
  weight: WeightText;
  stars: Stars;
  problem: Problem | null;
  notice: Notice | null;
  done: Done | null;
  /** What this citizen brought already, bag by bag. */
  brought: readonly Material[];
  /** Why the last deposit could not be undone. */
  undoRefusal: ErrorName | null;
  /** The form shows a deposit that was just taken back. */
  isUndone: boolean;
}

export type IntakeAction =
  | { type: "wayChosen"; way: Way }
  | { type: "cameraFailed"; reason: NoCamera }
  | { type: "typed"; code: string }
  | { type: "looking" }
  | { type: "found"; citizen: FoundCitizen }
  | { type: "dropped" }
  | { type: "changed"; change: Partial<Pick<IntakeState, "material" | "weight" | "stars">> }
  | { type: "refusedHere"; problem: Problem }
  | { type: "saving" }
  | { type: "refused"; refusal: Refusal }
  | { type: "saved"; done: Done }
  | { type: "undoing" }
  | { type: "undone"; result: "undone" | ErrorName }
  | { type: "another"; material: Material }
  | { type: "started" };

const noStars: Stars = { clean: false, compacted: false, manners: false };

/** An empty form; the material of the last bag stays, its stars never do. */
export const emptyIntake = (
  material: Material | null = null,
  noCamera: NoCamera | null = null,
): IntakeState => ({
  step: "code",
  way: noCamera ? "typing" : "scan",
  noCamera,
  code: "",
  busy: false,
  citizen: null,
  material,
  weight: "",
  stars: noStars,
  problem: null,
  notice: null,
  done: null,
  brought: [],
  undoRefusal: null,
  isUndone: false,
});

const afterRefusal = (state: IntakeState, refusal: Refusal): IntakeState => {
  const { problem = null, notice = null } = refusal;
  const refused = { ...state, busy: false, problem, notice };
  // The code was wrong after all: back to it, with everything else kept.
  return problem?.place === "code" ? { ...refused, step: "code", citizen: null } : refused;
};

/** Back to the form with all it held: most often one figure was wrong. */
const afterUndo = (state: IntakeState, result: "undone" | ErrorName): IntakeState => {
  if (result !== "undone") return { ...state, busy: false, undoRefusal: result };
  const brought = state.brought.slice(0, -1);
  return { ...state, step: "weighing", busy: false, done: null, brought, isUndone: true };
};

type Handlers = {
  [T in IntakeAction["type"]]: (
    state: IntakeState,
    action: Extract<IntakeAction, { type: T }>,
  ) => IntakeState;
};

const handlers: Handlers = {
  wayChosen: (state, { way }) => {
    const noCamera = way === "scan" ? null : state.noCamera;
    return { ...state, way, noCamera, code: "", problem: null, busy: false };
  },
  cameraFailed: (state, { reason }) => ({ ...state, way: "typing", noCamera: reason }),
  typed: (state, { code }) => ({ ...state, code, busy: false, problem: null }),
  looking: (state) => ({ ...state, busy: true, problem: null }),
  found: (state, { citizen }) => ({
    ...state,
    step: "weighing",
    busy: false,
    problem: null,
    citizen,
  }),
  // Somebody else, the same bag.
  dropped: ({ material, noCamera, weight, stars }) => ({
    ...emptyIntake(material, noCamera),
    weight,
    stars,
  }),
  changed: (state, { change }) => ({ ...state, ...change, problem: null, isUndone: false }),
  refusedHere: (state, { problem }) => ({ ...state, busy: false, problem }),
  saving: (state) => ({ ...state, busy: true, problem: null }),
  refused: (state, { refusal }) => afterRefusal(state, refusal),
  saved: (state, { done }) => {
    const brought = [...state.brought, done.material];
    return { ...state, step: "done", busy: false, done, brought, undoRefusal: null };
  },
  undoing: (state) => ({ ...state, busy: true, undoRefusal: null }),
  undone: (state, { result }) => afterUndo(state, result),
  another: ({ citizen, brought, way, noCamera }, { material }) => ({
    ...emptyIntake(material, noCamera),
    step: "weighing",
    citizen,
    brought,
    way,
  }),
  started: ({ material, noCamera }) => emptyIntake(material, noCamera),
};

export const intakeReducer = (state: IntakeState, action: IntakeAction): IntakeState => {
  // Each handler takes the action it is named after; TypeScript cannot tie the two together.
  const handle = handlers[action.type] as (before: IntakeState, what: IntakeAction) => IntakeState;
  return handle(state, action);
};
