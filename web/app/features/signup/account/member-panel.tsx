import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../../ui/button.tsx";
import { OrganisationNameField } from "../fields.tsx";
import { SignupForm } from "../signup-form.tsx";
import { acceptInvitation } from "../signup.api.ts";
import { useOnce } from "../use-once.ts";
import { useSignupForm } from "../use-signup-form.ts";
import { accountLooks } from "./account-looks.ts";
import type { AccountRole, Invitation } from "./account-progress.ts";
import { checkCompany } from "./account-rules.ts";
import { forgetSignup } from "./use-account-signup.ts";

/** Somebody who is signed in already: their account step is done. */
export interface Member {
  name: string;
  hasRole: boolean;
  /** Asks for the role, and leaves to what comes after it. */
  become: () => Promise<void>;
  /** Leaves to what comes after a brand was joined. */
  onJoined: () => Promise<void>;
}

interface BecomeFormProps {
  role: Exclude<AccountRole, "distributor">;
  member: Member;
}

export function BecomeForm({ role, member }: BecomeFormProps) {
  const t = useTranslations("signup");
  const form = useSignupForm({ fields: [], check: () => [], send: () => member.become() });
  if (member.hasRole) {
    return (
      <>
        <title>{t(`account.${role}.title`)}</title>
        <Hello name={member.name} />
        <p className="mt-1 mb-5">{t("member.held")}</p>
        <ButtonLink to="/dashboard" full turned variant={accountLooks[role].button}>
          {t("member.open")}
        </ButtonLink>
        <SignOut />
      </>
    );
  }
  return (
    <SignupForm
      title={t(`account.${role}.title`)}
      form={form}
      submit={t(`member.become.${role}`)}
      sending={t("sending")}
      variant={accountLooks[role].button}
      after={<SignOut />}
    >
      <Hello name={member.name} />
      <p className="mt-1">{t(`member.text.${role}`)}</p>
    </SignupForm>
  );
}

interface JoinFormProps {
  invitation: Invitation;
  member: Member;
}

/** The company that will deliver for the brand is all that is still unknown. */
export function JoinForm({ invitation, member }: JoinFormProps) {
  const t = useTranslations("signup");
  const { brand, code } = invitation;
  const once = useOnce<void>();
  const form = useSignupForm({
    fields: ["company"],
    check: checkCompany,
    send: async ({ company = "" }) => {
      await once(code, () => acceptInvitation(code, company));
      await member.onJoined();
      forgetSignup("distributor");
    },
  });
  return (
    <SignupForm
      title={t("account.distributor.title")}
      form={form}
      submit={t("invitation.join", { brand })}
      sending={t("sending")}
      variant={accountLooks.distributor.button}
      after={<SignOut />}
    >
      <Hello name={member.name} />
      <OrganisationNameField
        {...form.field("company")}
        label={t("field.company")}
        className="mt-4"
      />
    </SignupForm>
  );
}

function Hello({ name }: { name: string }) {
  const t = useTranslations("signup");
  return (
    <p className="text-h3 font-extrabold">
      {t.rich("member.hello", { name: () => <bdi>{name}</bdi> })}
    </p>
  );
}

function SignOut() {
  const t = useTranslations("signup");
  return (
    <Link to="/logout" className="link mt-2 inline-flex min-h-12 items-center self-start">
      {t("member.signOut")}
    </Link>
  );
}
