import type { Refusals } from "../problems.ts";

/** Of the digits that make a number somebody's, and of asking for them once more. */
export const phoneRefusals: Refusals<"code"> = {
  phone_taken: { text: "phoneTaken" },
  log_in_again: { text: "logInAgain" },
};
