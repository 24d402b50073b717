import { codeLength, isCode } from "@app/contract/public-code";
import { type Dispatch, useRef } from "react";
import { ApiError } from "../../../lib/api-client.ts";
import { type ReadCode, readScan } from "../../../lib/read-code.ts";
import { codeFromTyped } from "./code-typing.ts";
import type { FoundCitizen, IntakeAction, Way } from "./intake-state.ts";
import { type ByNumber, findByNumber, lookUpCitizen } from "./intake.api.ts";
import { lookUpRefusal, type Problem } from "./problems.ts";

interface LookUpSettings {
  pointId: string;
  /** Nobody weighs for themselves. */
  ownCode: string;
  dispatch: Dispatch<IntakeAction>;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.name === "citizen_unknown";

/** Whose bag it is: by camera, by six signs or by number. The newest question is the one answered. */
export const useLookUp = ({ pointId, ownCode, dispatch }: LookUpSettings) => {
  const newest = useRef(0);

  const ask = async (question: () => Promise<FoundCitizen>): Promise<void> => {
    newest.current += 1;
    const turn = newest.current;
    dispatch({ type: "looking" });
    try {
      const citizen = await question();
      if (turn === newest.current) dispatch({ type: "found", citizen });
    } catch (error) {
      if (turn !== newest.current) return;
      dispatch({ type: "refused", refusal: lookUpRefusal(error) });
      throw error;
    }
  };

  const refuse = (text: Problem["text"]) =>
    dispatch({ type: "refusedHere", problem: { text, place: "code" } });

  const take = (read: ReadCode, isScanned: boolean): void => {
    if (read.code === ownCode) refuse("self");
    else void ask(() => lookUpCitizen({ pointId, read, isScanned })).catch(() => undefined);
  };

  return {
    typeCode: (typed: string): void => {
      const code = codeFromTyped(typed);
      newest.current += 1;
      dispatch({ type: "typed", code });
      if (code.length < codeLength) return;
      if (isCode(code)) take({ code, seal: null, isCard: false }, false);
      else refuse("codeWrong");
    },
    /** False for what is no code of ours. */
    scan: (text: string): boolean => {
      const read = readScan(text);
      if (read) take(read, true);
      else refuse("notOurs");
      return read !== null;
    },
    /** As from the address of the page, where another camera put it. */
    takeScanned: (read: ReadCode): void => take(read, true),
    /** "unknown": nobody has this number, and a first name makes an account of it. */
    askNumber: async (number: ByNumber): Promise<"unknown" | "answered"> => {
      try {
        await ask(() => findByNumber(pointId, number));
      } catch (error) {
        if (isUnknown(error)) return "unknown";
      }
      return "answered";
    },
    chooseWay: (way: Way): void => {
      newest.current += 1;
      // Only the server knows whose a number is.
      if (way === "phone" && !navigator.onLine) return refuse("needsConnection");
      return dispatch({ type: "wayChosen", way });
    },
  };
};
