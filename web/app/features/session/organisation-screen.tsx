import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { session, useSession } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { doorLooks, doorPaths } from "./doors.ts";
import { LoginProblems } from "./login-problems.tsx";
import {
  missingInOrganisation,
  organisationProblemOf,
  type OrganisationInput,
  type OrganisationProblem,
} from "./organisation-input.ts";
import { useLoginText } from "./use-login-text.ts";

interface OrganisationScreenProps {
  /** The office pack has the same door in its own words. */
  isOffice: boolean;
  /** The language menu. */
  language: ReactNode;
}

/** Where offices and schools come in, with an address and a password. */
export function OrganisationScreen({ isOffice, language }: OrganisationScreenProps) {
  const t = useTranslations("session");
  const link = (to: string) => (words: ReactNode) => (
    <Link to={to} className="link inline-block py-2.5 whitespace-nowrap">
      {words}
    </Link>
  );
  return (
    <DoorFrame look="organisation" language={language} hasStrip>
      <OrganisationForm
        heading={t(isOffice ? "organisation.headingOffice" : "organisation.heading")}
        lead={t(isOffice ? "organisation.leadOffice" : "organisation.lead")}
      />
      <p className="mt-3">
        {t.rich("organisation.new", {
          link: link(isOffice ? "/officepack/auth/signup" : "/auth/signup"),
        })}
      </p>
      <p>{t.rich("organisation.person", { link: link(doorPaths.citizen) })}</p>
    </DoorFrame>
  );
}

const readInput = (form: HTMLFormElement): OrganisationInput => {
  const data = new FormData(form);
  const text = (name: keyof OrganisationInput) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: text("email").trim(), password: text("password") };
};

const useOrganisationLogin = () => {
  const { busy } = useSession();
  const [problems, setProblems] = useState<readonly OrganisationProblem[]>([]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const input = readInput(event.currentTarget);
    const missing = missingInOrganisation(input);
    setProblems(missing);
    if (missing.length > 0) return;
    try {
      await session.loginOrganisation(input);
    } catch (error) {
      setProblems([organisationProblemOf(error)]);
    }
  };

  return { busy, problems, submit };
};

function OrganisationForm({ heading, lead }: { heading: string; lead: string }) {
  const t = useTranslations("session");
  const textOf = useLoginText();
  const { busy, problems, submit } = useOrganisationLogin();
  const id = useId();
  const fieldId = (field: keyof OrganisationInput) => `${id}-${field}`;
  const errorAt = (field: keyof OrganisationInput) => {
    const problem = problems.find((one) => one.field === field && one.text !== "wrongOrganisation");
    return problem && textOf(problem);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <LoginProblems problems={problems} formId={id} title={t("organisation.title")} />
      <h1 className={headingLook}>{heading}</h1>
      <p className="mt-1">{lead}</p>
      <div className={classNames("mt-3.5 grid gap-4 lg:mt-7", doorLooks.organisation.box)}>
        <Field
          id={fieldId("email")}
          name="email"
          type="email"
          label={t("organisation.email")}
          error={errorAt("email")}
          autoComplete="username"
          maxLength={254}
          dir="ltr"
        />
        <PasswordField
          id={fieldId("password")}
          name="password"
          label={t("password.label")}
          error={errorAt("password")}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          maxLength={128}
          aside={
            <Link
              to="/forgotPassword?for=organisation"
              className="link -my-3 py-3 text-small decoration-[1.5px]"
            >
              {t("forgotten")}
            </Link>
          }
        />
        <Button
          type="submit"
          variant={doorLooks.organisation.button}
          full
          turned
          busy={busy}
          busyLabel={t("sending")}
          className="mt-1 min-h-14"
        >
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
