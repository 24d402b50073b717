import { nameSchema, phoneSchema } from "@app/contract/fields";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ProblemLine } from "./problem-line.tsx";
import type { Intake } from "./use-intake.ts";

type Wrong = "phone" | "name";

/** The citizen has no phone at hand: their number, and a first name if nobody knows it yet. */
export function PhoneStep({ intake: { state, askNumber, chooseWay } }: { intake: Intake }) {
  const t = useTranslations("deposits");
  const form = useRef<HTMLFormElement>(null);
  /** The number that nobody has. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  // The newest question has the focus.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name=${unknown ? "name" : "phone"}]`)?.focus();
  }, [unknown]);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const values = new FormData(event.currentTarget);
    const phone = phoneSchema.safeParse(values.get("phone")).data;
    const firstName = nameSchema.safeParse(values.get("name")).data;
    const isRegistering = phone !== undefined && phone === unknown;
    if (!phone) return setWrong("phone");
    if (isRegistering && !firstName) return setWrong("name");
    setWrong(null);
    const answer = await askNumber({ phone, ...(isRegistering && firstName && { firstName }) });
    return setUnknown(answer === "unknown" ? phone : null);
  };

  const isUnknown = unknown !== null;
  return (
    <div className="flex flex-1 flex-col px-5 pt-4 pb-5 lg:mx-auto lg:w-full lg:max-w-[34rem] lg:justify-center lg:px-0">
      <h2 className="mb-3 text-[1.375rem] leading-tight">{t("scan.noPhone")}</h2>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void ask(event)}>
        <PhoneField
          name="phone"
          label={t("noPhone.number")}
          hint={t("noPhone.numberHint")}
          error={wrong === "phone" ? t("noPhone.numberWrong") : undefined}
          autoComplete="off"
          onChange={() => setUnknown(null)}
        />
        {isUnknown && (
          <Field
            name="name"
            label={t("noPhone.name")}
            hint={t("noPhone.nameHint")}
            error={wrong === "name" ? t("noPhone.nameWrong") : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={60}
            dir="auto"
          />
        )}
        {state.problem && !isUnknown && <ProblemLine text={state.problem.text} />}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          full
          turned
          busy={state.busy}
          busyLabel={t("intake.searching")}
        >
          {t(isUnknown ? "noPhone.register" : "noPhone.find")}
        </Button>
      </form>
      <div className="mt-3">
        <OtherWays ways={["scan", "typing"]} onChoose={chooseWay} />
      </div>
    </div>
  );
}
