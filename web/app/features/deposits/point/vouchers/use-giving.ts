import { codeLength, isCode } from "@app/contract/public-code";
import { useReducer, useRef } from "react";
import type { NoCamera } from "../../scan/camera.ts";
import {
  afterGiving,
  firstGiving,
  givingProblemOf,
  type GivingState,
  hasMoved,
  lookUpProblemOf,
} from "./giving-state.ts";
import { voucherCodeFromScan, voucherCodeFromTyped } from "./voucher-code.ts";
import { askForVoucher, giveVoucher } from "./vouchers.api.ts";

interface GivingSettings {
  pointId: string;
  way: GivingState["way"];
  onGiven: () => void;
}

/** From a code to a voucher, and from there to "Given". The newest question is the one answered. */
export const useGiving = ({ pointId, way: firstWay, onGiven }: GivingSettings) => {
  const [state, tell] = useReducer(afterGiving, firstWay, firstGiving);
  const newest = useRef(0);
  const isSending = useRef(false);

  const ask = async (code: string): Promise<void> => {
    newest.current += 1;
    const turn = newest.current;
    tell({ type: "sending" });
    try {
      const voucher = await askForVoucher(pointId, code);
      if (turn === newest.current) tell({ type: "found", voucher, key: crypto.randomUUID() });
    } catch (error) {
      if (turn === newest.current) tell({ type: "refused", problem: lookUpProblemOf(error) });
    }
  };

  const send = async ({ code }: { code: string }): Promise<void> => {
    tell({ type: "sending" });
    try {
      const voucher = await giveVoucher(code, state.key);
      tell({ type: "given", voucher });
      onGiven();
    } catch (error) {
      if (hasMoved(error)) await ask(code);
      else tell({ type: "refused", problem: givingProblemOf(error) });
    }
  };

  return {
    state,
    type: (typed: string): void => {
      const code = voucherCodeFromTyped(typed);
      newest.current += 1;
      tell({ type: "typed", code });
      if (code.length < codeLength) return;
      if (isCode(code)) void ask(code);
      else tell({ type: "refused", problem: "codeWrong" });
    },
    /** False for what is no voucher. */
    scan: (text: string): boolean => {
      const code = voucherCodeFromScan(text);
      if (code === null) tell({ type: "refused", problem: "notVoucher" });
      else void ask(code);
      return code !== null;
    },
    failCamera: (reason: NoCamera): void => tell({ type: "cameraFailed", reason }),
    chooseWay: (way: GivingState["way"]): void => {
      newest.current += 1;
      tell({ type: "wayChosen", way });
    },
    give: async (): Promise<void> => {
      if (!state.voucher || isSending.current) return;
      isSending.current = true;
      await send(state.voucher);
      isSending.current = false;
    },
  };
};

export type Giving = ReturnType<typeof useGiving>;
