import { MailOpen, TimerReset } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { headingLook } from "../../../ui/field-frame.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { HaveAccount } from "../have-account.tsx";
import { SignupPage } from "../signup-page.tsx";
import type { Values } from "../use-signup-form.ts";
import { OrganisationForm } from "./organisation-form.tsx";
import type { OrganisationKind } from "./organisation-rules.ts";

const tiles: readonly TileDrawing[] = [
  { name: "arch", pair: 7 },
  { name: "q", pair: 3, turn: 180 },
  { name: "book", pair: 2 },
  { name: "q", pair: 8, turn: 90 },
  { name: "tree", pair: 5 },
  { name: "leaf", pair: 3 },
  { name: "bottle", pair: 2 },
  { name: "arcs", pair: 8 },
  { name: "khatam", pair: 3 },
];

interface OrganisationSignupProps {
  kind: OrganisationKind | null;
  isKindFixed: boolean;
  /** Where an organisation logs in. */
  login: string;
}

/** Offices and schools: one form, then a link in their mailbox. */
export function OrganisationSignup(props: OrganisationSignupProps) {
  const { isKindFixed, login } = props;
  const t = useTranslations("signup");
  const [kind, setKind] = useState(props.kind);
  const [sent, setSent] = useState<{ to: string; values: Values } | null>(null);
  const [isAsking, setAsking] = useState(true);
  return (
    <SignupPage
      ground="bg-green-900 text-white"
      tiles={tiles}
      heading={t(`organisation.heading.${kind ?? "any"}`)}
      intro={t("organisation.intro")}
      isFirst={isAsking}
      below={isAsking && <HaveAccount login={login} className="on-dark" />}
    >
      {isAsking || !sent ? (
        <OrganisationForm
          kind={kind}
          isKindFixed={isKindFixed}
          onKind={setKind}
          values={sent?.values ?? {}}
          onSent={(to, values) => {
            setSent({ to, values });
            setAsking(false);
          }}
        />
      ) : (
        <LinkSent to={sent.to} login={login} onAgain={() => setAsking(true)} />
      )}
    </SignupPage>
  );
}

interface LinkSentProps {
  to: string;
  login: string;
  onAgain: () => void;
}

/** What to do now, and what to do if it does not come. */
function LinkSent({ to, login, onAgain }: LinkSentProps) {
  const t = useTranslations("signup");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div>
      <title>{t("organisation.sent.title")}</title>
      <h1 ref={heading} tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {t("organisation.sent.heading")}
      </h1>
      <p className="mt-3">
        {t.rich("organisation.sent.to", { to: () => <Num className="font-bold">{to}</Num> })}
      </p>
      <ButtonLink to={login} full turned className="mt-5 min-h-14">
        {t("organisation.sent.signin")}
      </ButtonLink>
      <h2 className="mt-7 text-h3">{t("organisation.sent.none")}</h2>
      <ul className="mt-3 grid gap-3">
        <li className="flex gap-3">
          <MailOpen className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {t("organisation.sent.spam")}
        </li>
        <li className="flex gap-3">
          <TimerReset className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {t("organisation.sent.wait")}
        </li>
      </ul>
      <Button variant="soft" full className="mt-4" onClick={onAgain}>
        {t("organisation.sent.again")}
      </Button>
    </div>
  );
}
