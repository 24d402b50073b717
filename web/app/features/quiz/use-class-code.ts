import { cleanCode, isCode } from "@app/contract/public-code";
import type { SchoolLevel } from "@app/contract/quiz";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { failureOf } from "../../lib/form-problems.ts";
import { findClass } from "./quiz.api.ts";

interface Checked {
  level: SchoolLevel;
  code?: string;
}

/** The code of a class, typed or in the address; a round may also be played without one. */
export const useClassCode = () => {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get("class") ?? "");
  const [problem, setProblem] = useState<"spelling" | "unknown">();
  const [isBusy, setBusy] = useState(false);

  const ask = async (code: string, level: SchoolLevel): Promise<Checked | null> => {
    setBusy(true);
    try {
      return { level: (await findClass(code)).level, code };
    } catch (error) {
      // Without an answer the check sign is enough: the server looks again when the round is over.
      if (failureOf(error).kind !== "refused") return { level, code };
      setProblem("unknown");
      return null;
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    problem,
    isBusy,
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
    /** What to play: at the level of the class, where there is one. Null when the code is wrong. */
    check: async (level: SchoolLevel): Promise<Checked | null> => {
      const code = cleanCode(typed);
      if (code === "") return { level };
      if (isCode(code)) return ask(code, level);
      setProblem("spelling");
      return null;
    },
  };
};
export type ClassCode = ReturnType<typeof useClassCode>;
