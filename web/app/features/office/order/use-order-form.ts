import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session-store.ts";
import { useStepForm } from "../../../lib/use-step-form.ts";
import { keepDraft, placeOrder } from "../office.api.ts";
import { type OrderDraft, orderOf } from "./order-draft.ts";
import {
  type AccountInput,
  accountOf,
  type OrderProblemText,
  problemsOfAccount,
  problemsOfError,
  problemsOfStep,
  stepCount,
} from "./order-problems.ts";

/** Placed with a number, or kept until the link in the mail was opened. */
export type Sent = { number: string } | { sentTo: string };

interface OrderFormSettings {
  draft: OrderDraft;
  step: number;
  account: AccountInput;
  onStep: () => void;
  onSent: (sent: Sent) => void;
}

/** The words of a problem; the same function at every render. */
export const useProblemText = () => {
  const t = useTranslations("office");
  return useCallback((problem: OrderProblemText) => t(`problem.${problem}`), [t]);
};

/** One form for each step; the last one sends everything. */
export const useOrderForm = (settings: OrderFormSettings) => {
  const { draft, step, account, onStep, onSent } = settings;
  const text = useProblemText();
  const { organisation } = useSession();
  // One key for one order, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const isLast = step === stepCount;
  return useStepForm({
    name: "office",
    check: () => [
      ...problemsOfStep(draft, step),
      ...(isLast && !organisation ? problemsOfAccount(draft.email, account) : []),
    ],
    send: async () => {
      if (!isLast) onStep();
      else if (organisation) onSent({ number: await placeOrder(orderOf(draft), key) });
      else {
        const order = orderOf(draft);
        onSent({ sentTo: await keepDraft({ order, account: accountOf(draft.email, account) }) });
      }
    },
    problemsOf: problemsOfError,
    text,
  });
};
export type OrderForm = ReturnType<typeof useOrderForm>;
