import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../i18n/in-own-order.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { InvitationFrame } from "../../../ui/invitation-frame.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { accept, findInvitation } from "../brand-settings.api.ts";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 4, turn: 270 },
  { name: "bottle", pair: 2 },
  { name: "leaf", pair: 7 },
  { name: "khatam", pair: 1 },
  { name: "jug", pair: 9 },
  { name: "q", pair: 4, turn: 90 },
];

interface JoinScreenProps {
  token: string;
  /** Undefined until it is known. */
  isSignedIn: boolean | undefined;
  /** Where somebody goes first who is not signed in. */
  doors: { logIn: string; signUp: string };
  /** They work for the brand now. */
  onJoined: () => Promise<void>;
}

/** What the link of an invitation opens: which brand, from whom, and yes. */
export function JoinScreen({ token, isSignedIn, doors, onJoined }: JoinScreenProps) {
  const t = useTranslations("brandTeam.join");
  const frame = { strip, title: t("title"), loading: t("loading") };
  const load = useCallback(() => findInvitation(token), [token]);
  const { data: invitation, failed, reload } = useLoaded(load);
  const [ended, setEnded] = useState<"dead" | "elsewhere">();

  if (invitation === null || ended) {
    const end = ended ?? "dead";
    return (
      <InvitationFrame {...frame} heading={t(`${end}.heading`)} lead={t(`${end}.text`)}>
        <ButtonLink to="/" variant="soft">
          {t("home")}
        </ButtonLink>
      </InvitationFrame>
    );
  }
  if (!invitation && failed) {
    return (
      <InvitationFrame {...frame} heading={t("failed")}>
        <Button onClick={reload}>{t("tryAgain")}</Button>
      </InvitationFrame>
    );
  }
  if (!invitation || isSignedIn === undefined) return <InvitationFrame {...frame} />;
  const { brand, inviterName, rank } = invitation;
  return (
    <InvitationFrame
      {...frame}
      heading={t("heading", {
        inviter: inOwnOrder(inviterName),
        brand: inOwnOrder(brand),
      })}
      lead={isSignedIn ? t(`lead.${rank}`) : t("signedOut")}
    >
      {isSignedIn ? (
        <JoinButton {...{ token, onJoined }} onEnded={setEnded} />
      ) : (
        <>
          <ButtonLink to={doors.signUp} variant="ink" turned>
            {t("signUp")}
          </ButtonLink>
          <ButtonLink to={doors.logIn} variant="soft">
            {t("logIn")}
          </ButtonLink>
        </>
      )}
    </InvitationFrame>
  );
}

interface JoinButtonProps {
  token: string;
  onJoined: () => Promise<void>;
  onEnded: (end: "dead" | "elsewhere") => void;
}

function JoinButton({ token, onJoined, onEnded }: JoinButtonProps) {
  const t = useTranslations("brandTeam.join");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const say = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const outcome = await accept(token);
      if (outcome === "joined") await onJoined();
      else onEnded(outcome);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      {failed && <Notice tone="problem">{t("notJoined")}</Notice>}
      <Button variant="ink" turned busy={busy} busyLabel={t("joining")} onClick={() => void say()}>
        {t("yes")}
      </Button>
    </>
  );
}
