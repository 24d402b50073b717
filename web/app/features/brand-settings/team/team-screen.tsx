import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { loadTeam, type Team } from "../brand-settings.api.ts";
import { Loaded, SettingsFrame } from "../settings-frame.tsx";
import { SettingsLinks } from "../settings-links.tsx";
import { Distributors } from "./distributors.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { WaitingList } from "./waiting-list.tsx";

interface TeamScreenProps {
  /** Somebody left by themselves: nothing here is theirs any more. */
  onLeft: () => Promise<void>;
}

/** Who works for the brand, and who distributes for it. */
export function TeamScreen({ onLeft }: TeamScreenProps) {
  const t = useTranslations("brandTeam");
  const loaded = useLoaded(loadTeam);
  return (
    <SettingsFrame title={t("title")} lead={t("lead")}>
      <title>{t("title")}</title>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-14">
        <Loaded {...loaded}>
          {(team) => <People {...{ team, onLeft }} onChanged={loaded.refresh} />}
        </Loaded>
        <Distributors />
      </div>
      <SettingsLinks here="team" />
    </SettingsFrame>
  );
}

export function TeamFrame() {
  const t = useTranslations("brandTeam");
  return (
    <>
      <title>{t("title")}</title>
      <SettingsFrame title={t("title")} lead={t("lead")} />
    </>
  );
}

interface PeopleProps extends TeamScreenProps {
  team: Team;
  onChanged: () => Promise<void>;
}

function People({ team, onChanged, onLeft }: PeopleProps) {
  const t = useTranslations("brandTeam");
  const [isInviting, setInviting] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <section aria-labelledby="team-people">
      <h2 id="team-people" className="text-h2">
        {t("people")}
      </h2>
      <MemberList {...{ team, onChanged, onLeft }} />
      {team.invitations.length > 0 && (
        <WaitingList invitations={team.invitations} onChanged={onChanged} />
      )}
      {sentTo && (
        <Notice tone="success" className="mt-4">
          {t.rich("sent", { to: () => <Num>{sentTo}</Num> })}
        </Notice>
      )}
      {team.mayManage && (
        <div className="mt-5">
          {isInviting ? (
            <InviteForm
              onSent={async (to) => {
                setSentTo(to);
                setInviting(false);
                await onChanged();
              }}
              onCancel={() => setInviting(false)}
            />
          ) : (
            <Button
              variant="ink"
              turned
              onClick={() => {
                setSentTo(undefined);
                setInviting(true);
              }}
            >
              <UserPlus className="size-5" aria-hidden="true" />
              {t("invite")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
