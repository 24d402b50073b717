import { localized } from "@app/contract/localized-text";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { InvitationFrame } from "../../ui/invitation-frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { accept, findInvitation } from "./collaborators.api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 1, turn: 270 },
  { name: "shop", pair: 2 },
  { name: "leaf", pair: 3 },
  { name: "scale", pair: 6 },
  { name: "bag", pair: 3 },
  { name: "q", pair: 8, turn: 90 },
];

interface InvitationScreenProps {
  token: string;
  /** Undefined until it is known. */
  isSignedIn: boolean | undefined;
  /** Where somebody goes first who is not signed in. */
  doors: { logIn: string; signUp: string };
  /** They work at the point now. */
  onAccepted: () => Promise<void>;
}

/** What the link of an invitation opens: which point, from whom, and yes. */
export function InvitationScreen({ token, isSignedIn, doors, onAccepted }: InvitationScreenProps) {
  const t = useTranslations("collaborators.activate");
  const frame = { strip, title: t("title"), loading: t("loading") };
  const language = useLanguage();
  const load = useCallback(() => findInvitation(token), [token]);
  const { data: invitation, failed, reload } = useLoaded(load);
  const [isDead, setDead] = useState(false);

  if (invitation === null || isDead) {
    return (
      <InvitationFrame {...frame} heading={t("dead")} lead={t("deadLead")}>
        <ButtonLink to="/" variant="soft" size="lg">
          {t("home")}
        </ButtonLink>
      </InvitationFrame>
    );
  }
  if (!invitation && failed) {
    return (
      <InvitationFrame {...frame} heading={t("failed")}>
        <Button size="lg" onClick={reload}>
          {t("tryAgain")}
        </Button>
      </InvitationFrame>
    );
  }
  if (!invitation || isSignedIn === undefined) return <InvitationFrame {...frame} />;
  const inviter = inOwnOrder(invitation.inviterName);
  const point = inOwnOrder(localized(invitation.pointName, language));
  return (
    <InvitationFrame
      {...frame}
      heading={t("heading", { inviter, point })}
      lead={t(isSignedIn ? "lead" : "signedOut")}
    >
      {isSignedIn ? (
        <AcceptButton token={token} onAccepted={onAccepted} onDead={() => setDead(true)} />
      ) : (
        <>
          <ButtonLink to={doors.signUp} variant="ink" size="lg" turned>
            {t("signUp")}
          </ButtonLink>
          <ButtonLink to={doors.logIn} variant="soft" size="lg">
            {t("logIn")}
          </ButtonLink>
        </>
      )}
    </InvitationFrame>
  );
}

interface AcceptButtonProps {
  token: string;
  onAccepted: () => Promise<void>;
  onDead: () => void;
}

function AcceptButton({ token, onAccepted, onDead }: AcceptButtonProps) {
  const t = useTranslations("collaborators.activate");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const say = async () => {
    setBusy(true);
    setFailed(false);
    try {
      if ((await accept(token)) === "dead") onDead();
      else await onAccepted();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <>
      {failed && <Notice tone="problem">{t("notAccepted")}</Notice>}
      <Button
        variant="ink"
        size="lg"
        turned
        busy={busy}
        busyLabel={t("accepting")}
        onClick={() => void say()}
      >
        {t("accept")}
      </Button>
    </>
  );
}
