import { useState } from "react";
import { ApiError } from "../../../lib/api-client.ts";
import { currentPasswordRule } from "../field-rules.ts";
import type { FieldRule, Refusals } from "../problems.ts";

/** What goes with a request that changes how somebody logs in. */
export interface Proof {
  password?: string;
}

const notAsked: FieldRule = { isRight: () => true, text: "current" };

export const passwordRefusals: Refusals<"password"> = {
  wrong_password: { field: "password", text: "wrongPassword" },
  log_in_again: { text: "logInAgain" },
};

const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.name === "password_needed";

/** Asks for the same once more, which may be so late that the password has to go with it. */
export const askInTime = async <T>(request: Promise<T>, onLate: () => void): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    if (isPasswordNeeded(error)) onLate();
    throw error;
  }
};

/** The password once more, in forms that change a login: only where the server asks for it. */
export const usePasswordAgain = (isAskedAtOnce = false) => {
  const [isAsked, setAsked] = useState(isAskedAtOnce);
  return {
    isAsked,
    rule: isAsked ? currentPasswordRule : notAsked,
    send: async (password: string, request: (proof: Proof) => Promise<unknown>) => {
      try {
        await request(isAsked ? { password } : {});
      } catch (error) {
        if (!isPasswordNeeded(error)) throw error;
        setAsked(true);
      }
    },
  };
};
