import { useRef, useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { type Declared, sendDeclaration } from "./declarations.api.ts";
import type { LeftBag } from "./left-bag.ts";

export const problems = [
  "bagsNotTaken",
  "material",
  "notSent",
  "self",
  "server",
  "suspended",
  "tooMany",
] as const;
export type DeclarationProblem = (typeof problems)[number];

const byName: Partial<Record<ApiError["name"], DeclarationProblem>> = {
  bags_not_taken: "bagsNotTaken",
  not_found: "bagsNotTaken",
  material_not_accepted: "material",
  self_deposit: "self",
  point_suspended: "suspended",
  too_many_declarations: "tooMany",
};

const problemOf = (error: unknown): DeclarationProblem => {
  if (error instanceof OfflineError) return "notSent";
  return (error instanceof ApiError && byName[error.name]) || "server";
};

/** The same bag sent again is the same declaration; another one is another. */
export const useDeclaration = (onDeclared: (declared: Declared) => void) => {
  const last = useRef({ bag: "", key: "" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeclarationProblem | null>(null);

  const send = async ({ point, material, grams }: LeftBag) => {
    if (!point) return;
    if (!material) return setProblem("material");
    const body = { pointId: point.id, material, grams };
    const bag = JSON.stringify(body);
    if (last.current.bag !== bag) last.current = { bag, key: crypto.randomUUID() };
    setBusy(true);
    setProblem(null);
    try {
      onDeclared(await sendDeclaration(body, last.current.key));
      last.current = { bag: "", key: "" };
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return { send, busy, problem };
};
