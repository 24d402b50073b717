import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Screen, Told } from "../screen.tsx";
import { EmailForm } from "./email-form.tsx";
import { useEmailLink } from "./use-email-link.ts";

/** For people who signed up with a number; nothing depends on it. */
export function AddEmailScreen({ next }: { next: string }) {
  const t = useTranslations("account");
  const { send } = useEmailLink();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Screen title={t("addEmail.title")}>
      {sentTo === undefined ? (
        <>
          <EmailForm
            label={t("addEmail.heading")}
            isHeading
            hint={t("addEmail.why")}
            submitLabel={t("addEmail.submit")}
            onSend={async (email, proof) => setSentTo(await send(email, proof))}
          />
          <Link to={next} className="link mt-2 inline-block py-3">
            {t("addEmail.later")}
          </Link>
        </>
      ) : (
        <Told
          isNews
          heading={t("addEmail.sent")}
          lead={t.rich("addEmail.sentText", {
            to: () => <Num className="font-bold">{sentTo}</Num>,
          })}
        >
          <ButtonLink to={next} full turned className="min-h-14">
            {t("addEmail.dashboard")}
          </ButtonLink>
        </Told>
      )}
    </Screen>
  );
}
