import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { Collaborator, Invitation, Team } from "./collaborators.api.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

interface TeamListProps {
  team: Team;
  /** Both throw when nothing came of it. */
  onRemove: (collaborator: Collaborator) => Promise<void>;
  onWithdraw: (invitation: Invitation) => Promise<void>;
}

/** Who works here, and who is asked to. */
export function TeamList({ team, onRemove, onWithdraw }: TeamListProps) {
  const t = useTranslations("collaborators");
  const language = useLanguage();
  const [leaving, setLeaving] = useState<Collaborator | null>(null);
  const { collaborators, invitations } = team;
  if (collaborators.length + invitations.length === 0) {
    return <Empty tile={{ name: "shop", pair: 2 }}>{t("empty")}</Empty>;
  }
  return (
    <div className="grid gap-7">
      {collaborators.length > 0 && (
        <List heading={t("working")}>
          {collaborators.map((one) => (
            <Row
              key={one.userId}
              name={one.name}
              detail={t("since", { date: dateOf(Date.parse(one.since), language) })}
              action={t("remove")}
              actionLabel={t("removeLabel", { name: inOwnOrder(one.name) })}
              onAct={() => setLeaving(one)}
            />
          ))}
        </List>
      )}
      {invitations.length > 0 && (
        <List heading={t("invited")}>
          {invitations.map((one) => (
            <WaitingRow key={one.id} invitation={one} onWithdraw={onWithdraw} />
          ))}
        </List>
      )}
      {leaving && (
        <RemoveDialog
          name={leaving.name}
          onYes={() => onRemove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}

function WaitingRow(props: {
  invitation: Invitation;
  onWithdraw: (invitation: Invitation) => Promise<void>;
}) {
  const { invitation, onWithdraw } = props;
  const t = useTranslations("collaborators");
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, sentTo, expiresAt } = invitation;

  const withdraw = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onWithdraw(invitation);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <Row
      name={name}
      detail={
        failed ? (
          <span role="alert" className="font-semibold text-red-700">
            {t("error.failed")}
          </span>
        ) : (
          t.rich("waiting", {
            to: () => <Num className="whitespace-nowrap">{sentTo}</Num>,
            date: dateOf(Date.parse(expiresAt), language),
          })
        )
      }
      action={t("withdraw")}
      actionLabel={t("withdrawLabel", { name: inOwnOrder(name) })}
      busy={busy}
      onAct={() => void withdraw()}
    />
  );
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[1.125rem]">{heading}</h2>
      <ul className="mt-2 overflow-hidden rounded-medium rounded-ee-large bg-white">{children}</ul>
    </section>
  );
}

interface RowProps {
  name: string;
  detail: ReactNode;
  action: string;
  actionLabel: string;
  busy?: boolean;
  onAct: () => void;
}

function Row({ name, detail, action, actionLabel, busy = false, onAct }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t-[1.5px]">
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-muted">{detail}</p>
      </div>
      <Button variant="soft" size="sm" busy={busy} aria-label={actionLabel} onClick={onAct}>
        {action}
      </Button>
    </li>
  );
}
