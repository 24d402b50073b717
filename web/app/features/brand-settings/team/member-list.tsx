import { type BrandMember, type BrandRank, brandRanks } from "@app/contract/brand-team";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { changeRank, leave, removeMember, type Team } from "../brand-settings.api.ts";
import { Row } from "./row.tsx";
import { useAttempt } from "./use-attempt.ts";

interface MemberListProps {
  team: Team;
  onChanged: () => Promise<void>;
  onLeft: () => Promise<void>;
}

export function MemberList({ team, onChanged, onLeft }: MemberListProps) {
  const t = useTranslations("brandTeam");
  const [leaving, setLeaving] = useState<BrandMember>();
  const { problem, attempt } = useAttempt();
  return (
    <>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
      <ul className="mt-3 border-t-2 border-ink">
        {team.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            mayManage={team.mayManage}
            onRank={(rank) =>
              void attempt(async () => {
                await changeRank(member.userId, rank);
                await onChanged();
              })
            }
            onLeave={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving && (
        <LeaveDialog
          member={leaving}
          onGone={leaving.isYou ? onLeft : onChanged}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

interface MemberRowProps {
  member: BrandMember;
  mayManage: boolean;
  onRank: (rank: BrandRank) => void;
  onLeave: () => void;
}

function MemberRow({ member, mayManage, onRank, onLeave }: MemberRowProps) {
  const t = useTranslations("brandTeam");
  const language = useLanguage();
  const { name, rank, isYou, since } = member;
  return (
    <Row
      name={
        <>
          <bdi>{name}</bdi>
          {isYou && <span className="font-normal text-muted"> ({t("you")})</span>}
        </>
      }
      detail={t("since", { date: dateOf(Date.parse(since), language) })}
    >
      {mayManage ? (
        <select
          value={rank}
          aria-label={t("rankOf", { name: inOwnOrder(name) })}
          className="min-h-11 rounded-medium border-2 border-line bg-white px-3 font-semibold"
          onChange={({ currentTarget }) => {
            const chosen = brandRanks.find((one) => one === currentTarget.value);
            if (chosen) onRank(chosen);
          }}
        >
          {brandRanks.map((one) => (
            <option key={one} value={one}>
              {t(`rank.${one}`)}
            </option>
          ))}
        </select>
      ) : (
        <Chip tone="line">{t(`rank.${rank}`)}</Chip>
      )}
      {(mayManage || isYou) && (
        <Button
          variant="soft"
          size="sm"
          aria-label={isYou ? t("leave") : t("removeLabel", { name: inOwnOrder(name) })}
          onClick={onLeave}
        >
          {t(isYou ? "leave" : "remove")}
        </Button>
      )}
    </Row>
  );
}

interface LeaveDialogProps {
  member: BrandMember;
  onGone: () => Promise<void>;
  onClose: () => void;
}

function LeaveDialog({ member, onGone, onClose }: LeaveDialogProps) {
  const t = useTranslations("brandTeam");
  const keep = useRef<HTMLButtonElement>(null);
  const { busy, problem, attempt } = useAttempt();
  const { userId, name, isYou } = member;
  const go = async () => {
    const isDone = await attempt(() => (isYou ? leave() : removeMember(userId)));
    if (!isDone) return;
    onClose();
    await onGone();
  };
  return (
    <Dialog
      title={isYou ? t("leaving.you") : t("leaving.title", { name: inOwnOrder(name) })}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button
            variant="ink"
            full
            busy={busy}
            busyLabel={t("leaving.busy")}
            onClick={() => void go()}
          >
            {t(isYou ? "leave" : "remove")}
          </Button>
          <Button variant="soft" full ref={keep} onClick={onClose}>
            {t("leaving.keep")}
          </Button>
        </>
      }
    >
      <p>{t(isYou ? "leaving.youText" : "leaving.text")}</p>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
