import { packNames } from "@app/contract/office-packs";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { session, useSession } from "../../../lib/session/session-store.ts";
import { StepForm } from "../../../lib/step-form.tsx";
import { deviceStore } from "../../../lib/storage.ts";
import { useDraftState } from "../../../lib/use-draft-state.ts";
import { useFocusOn, useStep } from "../../../lib/use-step.ts";
import { CompanyStep } from "./company-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { draftKey, emptyOrder, type OrderDraft, withSuggestion } from "./order-draft.ts";
import { type AccountInput, firstOpenStep, stepCount } from "./order-problems.ts";
import { OrderSent } from "./order-sent.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { RhythmStep } from "./rhythm-step.tsx";
import { SitesStep } from "./sites-step.tsx";
import { StepBar } from "./step-bar.tsx";
import { type OrderForm, type Sent, useOrderForm } from "./use-order-form.ts";

export interface StepProps {
  draft: OrderDraft;
  change: (part: Partial<OrderDraft>) => void;
  form: OrderForm;
}

const stepNames = ["company", "sites", "rhythm", "contact"] as const;

/** Four steps; what is filled in stays on the phone until it is sent. */
export function OrderScreen() {
  const t = useTranslations("office");
  const [search] = useSearchParams();
  const asked = packNames.find((name) => name === search.get("pack")) ?? "";
  const {
    value: draft,
    change,
    clear,
  } = useDraftState(deviceStore, draftKey, {
    ...emptyOrder,
    pack: asked,
  });
  const [sent, setSent] = useState<Sent | null>(null);
  const [account, setAccount] = useState<AccountInput>({ password: "", consent: false });
  const { asked: askedStep, go, back } = useStep();
  const step = Math.min(Math.max(1, askedStep || 1), firstOpenStep(draft));
  const screen = useFocusOn(step);
  const { organisation } = useSession();
  useEffect(() => {
    void session.restore();
  }, []);
  const form = useOrderForm({
    draft,
    step,
    account,
    onStep: () => {
      if (step === 1) change(withSuggestion(draft, t("order.firstFloor")));
      void go(step + 1);
    },
    onSent: (outcome) => {
      if ("number" in outcome) clear();
      setSent(outcome);
    },
  });
  if (sent) return <OrderSent sent={sent} onBack={() => setSent(null)} />;
  const name = stepNames[step - 1] ?? "company";
  const isLast = step === stepCount;
  const words = {
    title: t(`order.${name}.title`),
    errorTitle: t("order.errorTitle", { title: t(`order.${name}.title`) }),
    save: t(isLast ? (organisation ? "order.place" : "order.placeWithAccount") : "order.continue"),
    saving: t("order.saving"),
    offline: t("order.needsNetwork"),
    kept: t("order.kept"),
    toFix: (count: number) => t("order.toFix", { count }),
    unsent: t("order.unsent"),
  };
  const props = { draft, change, form };
  return (
    <OrderFrame
      bar={<StepBar step={step} onBack={() => void back(step)} />}
      aside={<OrderSummary draft={draft} />}
    >
      <div ref={screen} key={step}>
        <StepForm
          form={form}
          words={words}
          heading={t(`order.${name}.heading`)}
          lead={t(`order.${name}.lead`)}
        >
          {step === 1 && <CompanyStep {...props} />}
          {step === 2 && <SitesStep {...props} />}
          {step === 3 && <RhythmStep {...props} />}
          {isLast && <ContactStep {...props} account={account} onAccount={setAccount} />}
        </StepForm>
      </div>
    </OrderFrame>
  );
}

interface OrderFrameProps {
  bar?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

/** The form, and beside it what it comes to; the same before anything is there. */
export function OrderFrame({ bar, aside, children }: OrderFrameProps) {
  return (
    <main
      id="content"
      className="wrap grid gap-x-14 gap-y-8 pt-4 pb-12 *:min-w-0 lg:grid-cols-[1fr_24rem] lg:items-start lg:pt-9 lg:pb-20"
    >
      <div>
        {bar}
        {children}
      </div>
      {aside}
    </main>
  );
}
