import { product } from "@app/contract/product";
import { ArrowRight, CalendarPlus, Phone, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { saveFile } from "../../lib/save-file.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { Questionnaire } from "./questionnaires.ts";
import type { Answers, Missing } from "./questions.ts";
import { reminderFile } from "./reminder.ts";

export interface EndingProps {
  questionnaire: Questionnaire;
  answers: Answers;
  /** Somebody who has the role goes to the profile, others make an account. */
  next: { to: string; label: "profile" | "signUp" };
  onAgain: () => void;
}

/** Whatever the answers were, there is something to do next. */
export function Ending({ questionnaire, answers, next, onAgain }: EndingProps) {
  const t = useTranslations("eligibility");
  const { name, tiles, verdictOn } = questionnaire;
  const { ending, missing } = verdictOn(answers);
  return (
    <>
      <div className="flex items-center gap-4">
        <Tile {...tiles[ending]} className="w-20 flex-none rounded-medium rounded-ee-[32px]" />
        <h1 tabIndex={-1} className={classNames(headingLook, "outline-none")}>
          {t(`ending.${ending}.heading`)}
        </h1>
      </div>
      <p className="mt-4 text-[1.0625rem]">{t(`about.${name}.${ending}`)}</p>
      <MissingList missing={missing} />
      <div className="mt-6 grid gap-3">
        {ending === "notYet" ? <OtherWays name={name} /> : <GoOn {...next} />}
        {ending === "almost" && <Remind {...questionnaire} />}
        <Button variant="soft" onClick={onAgain}>
          <RotateCcw className="size-5" aria-hidden="true" />
          {t("again")}
        </Button>
      </div>
    </>
  );
}

function MissingList({ missing }: { missing: readonly Missing[] }) {
  const t = useTranslations("eligibility");
  if (missing.length === 0) return null;
  return (
    <ul className="mt-4 border-t-2 border-ink">
      {missing.map((one) => (
        <li key={one} className="border-b-[1.5px] border-line py-3">
          {t(`missing.${one}`)}
          {one === "scale" && (
            <a
              href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
              className="link mt-1 flex min-h-11 items-center gap-2 font-semibold"
            >
              <Phone className="size-5" aria-hidden="true" />
              <bdi dir="ltr">{product.contact.phone}</bdi>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function GoOn({ to, label }: EndingProps["next"]) {
  const t = useTranslations("eligibility.ending");
  return (
    <ButtonLink to={to} variant="ink" full turned>
      {t(label)}
      <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </ButtonLink>
  );
}

function OtherWays({ name }: Pick<Questionnaire, "name">) {
  const t = useTranslations("eligibility");
  return (
    <>
      <ButtonLink to="/start-recycling" full turned>
        {t("ending.citizen")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </ButtonLink>
      <ButtonLink to="/contactUs" variant="ghost" full>
        {t(`about.${name}.other`)}
      </ButtonLink>
    </>
  );
}

function Remind({ name, path }: Pick<Questionnaire, "name" | "path">) {
  const t = useTranslations("eligibility");
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const text = reminderFile(new Date(), t(`about.${name}.event`), path);
    saveFile(`${product.slug}.ics`, "text/calendar", text);
    setSaved(true);
  };
  return (
    <>
      <Button variant="ghost" full onClick={save}>
        <CalendarPlus className="size-5" aria-hidden="true" />
        {t("remind.button")}
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {isSaved && t("remind.saved")}
      </p>
    </>
  );
}
