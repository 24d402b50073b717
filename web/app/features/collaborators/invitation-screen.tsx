import { localized } from "@app/contract/localized-text";
import { useCallback, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";
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
  const language = useLanguage();
  const load = useCallback(() => findInvitation(token), [token]);
  const { data: invitation, failed, reload } = useLoaded(load);
  const [isDead, setDead] = useState(false);

  if (invitation === null || isDead) {
    return (
      <InvitationFrame heading={t("dead")} lead={t("deadLead")}>
        <ButtonLink to="/" variant="soft" size="lg">
          {t("home")}
        </ButtonLink>
      </InvitationFrame>
    );
  }
  if (!invitation && failed) {
    return (
      <InvitationFrame heading={t("failed")}>
        <Button size="lg" onClick={reload}>
          {t("tryAgain")}
        </Button>
      </InvitationFrame>
    );
  }
  if (!invitation || isSignedIn === undefined) return <InvitationFrame />;
  const inviter = inOwnOrder(invitation.inviterName);
  const point = inOwnOrder(localized(invitation.pointName, language));
  return (
    <InvitationFrame
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

interface InvitationFrameProps {
  /** Left out while it is looked up. */
  heading?: string;
  lead?: string;
  children?: ReactNode;
}

function InvitationFrame({ heading, lead, children }: InvitationFrameProps) {
  const t = useTranslations("collaborators.activate");
  return (
    <main id="content" className="mx-auto grid w-full max-w-[34rem] gap-6 px-page pt-6 pb-12">
      <title>{heading ?? t("title")}</title>
      <meta name="robots" content="noindex" />
      <Wall tiles={strip} className="grid-cols-6 overflow-hidden rounded-medium rounded-ee-turn" />
      {heading ? (
        <div>
          <h1 className="text-h2 md:text-h1">{heading}</h1>
          {lead && <p className="mt-3 text-[1.0625rem]">{lead}</p>}
        </div>
      ) : (
        <div className="grid gap-3">
          <p role="status" className="sr-only">
            {t("loading")}
          </p>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-6 w-3/4" />
        </div>
      )}
      <div className="grid gap-2.5">{children}</div>
    </main>
  );
}
