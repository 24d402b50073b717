import type { Goal } from "@app/contract/brand-goals";
import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { failureOf } from "../../../lib/form-problems.ts";
import { tabStore } from "../../../lib/storage.ts";
import { useAppLook } from "../../../lib/use-app-look.ts";
import { useDraftState } from "../../../lib/use-draft-state.ts";
import { useFocusOn } from "../../../lib/use-step.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { addGoal, changeGoal } from "../brand-settings.api.ts";
import { draftOf, goalIn, type GoalField, newDraft, wrongIn } from "./goal-draft.ts";
import { AmountStep, KindStep, MonthsStep } from "./goal-steps.tsx";

interface GoalWizardProps {
  /** "new", or the id of the goal that is changed. */
  name: string;
  goal: Goal | undefined;
  thisYear: number;
  onSaved: () => Promise<void>;
}

type Failure = "offline" | "tooMany" | "failed";

/** What each step asks for: only that is checked before the next. */
const fieldsOf: Readonly<Record<number, readonly GoalField[]>> = {
  1: [],
  2: ["year", "amount", "wilayas"],
  3: ["year", "amount", "wilayas", "months"],
};
const lastStep = 3;

const useWizardStep = (name: string) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const step = Math.min(Math.max(Math.trunc(Number(search.get("step") ?? 1)) || 1, 1), lastStep);
  const address = (to: number) => `/csr/setup?goal=${name}${to > 1 ? `&step=${to}` : ""}`;
  return {
    step,
    go: (to: number) => navigate(address(to)),
    back: () => {
      // Opened at this very address: there is nothing behind it.
      const before = step > 1 ? address(step - 1) : "/csr/setup";
      return key === "default" ? navigate(before, { replace: true }) : navigate(-1);
    },
  };
};

export function GoalWizard({ name, goal, thisYear, onSaved }: GoalWizardProps) {
  const t = useTranslations("brandGoals");
  const { step, go, back } = useWizardStep(name);
  const first = goal ? draftOf(goal) : newDraft(thisYear);
  const draft = useDraftState(tabStore, `draft.brand.goal.${name}`, first);
  const [asked, setAsked] = useState<ReadonlySet<GoalField>>(new Set());
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const screen = useFocusOn(step);
  // The bar of the app has a way back of its own.
  const hasBar = useAppLook();
  const wrong = wrongIn(draft.value);
  const shown = [...asked].filter((field) => wrong.has(field)).join(" ");
  const errors = useMemo(
    () => [
      ...shown
        .split(" ")
        .filter(Boolean)
        .map((field) => ({
          fieldId: `goal-${field}`,
          message: t(`problem.${field as GoalField}`),
        })),
      ...(failure ? [{ message: t(`problem.${failure}`) }] : []),
    ],
    [shown, failure, t],
  );

  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = goalIn(draft.value);
      await (goal ? changeGoal(goal.id, body) : addGoal(body, key.current));
      draft.clear();
      await onSaved();
    } catch (error) {
      const { kind, name: refusal } = failureOf(error);
      if (refusal === "limit_reached") setFailure("tooMany");
      else setFailure(kind === "offline" ? "offline" : "failed");
      // What is sent next may be something else.
      if (kind === "refused") key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = (fieldsOf[step] ?? []).filter((field) => wrong.has(field));
    setAsked(new Set(found));
    if (found.length > 0) return;
    void (step < lastStep ? go(step + 1) : save());
  };

  const errorAt = (field: GoalField) =>
    asked.has(field) && wrong.has(field) ? t(`problem.${field}`) : undefined;
  const fields = { draft: draft.value, change: draft.change, errorAt };
  return (
    <form noValidate onSubmit={submit} className="max-w-[46rem]">
      <Steps
        label={t("progress", { step, count: lastStep })}
        step={step}
        count={lastStep}
        back={hasBar ? undefined : { label: t("back"), onBack: () => void back() }}
      />
      <div ref={screen} className="mt-4 grid gap-6">
        {errors.length > 0 && <ErrorSummary title={t("toFix")} errors={errors} />}
        {step === 1 && <KindStep {...fields} />}
        {step === 2 && <AmountStep {...fields} thisYear={thisYear} />}
        {step === 3 && <MonthsStep {...fields} />}
        <Button
          type="submit"
          variant="ink"
          turned
          busy={busy}
          busyLabel={t("saving")}
          className="min-h-14 sm:justify-self-start"
        >
          {step < lastStep ? t("next") : t("save")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
