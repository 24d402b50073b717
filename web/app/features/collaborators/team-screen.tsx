import { localized } from "@app/contract/localized-text";
import type { MyPoint } from "@app/contract/points";
import { UserPlus } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnline } from "../../lib/use-online.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { loadOwnPoints, loadTeam, remove, withdraw } from "./collaborators.api.ts";
import { InviteForm } from "./invite-form.tsx";
import { TeamList } from "./team-list.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";

interface TeamScreenProps {
  /** Where the arrow leads. */
  back: string;
}

/** The owner's page: who works at the point, who is invited, and a way to invite. */
export function TeamScreen({ back }: TeamScreenProps) {
  const { data: points, failed, reload } = useLoaded(loadOwnPoints);
  const [chosen, setChosen] = useState<string>();
  const point = points?.find(({ id }) => id === chosen) ?? points?.[0];
  return (
    <TeamFrame back={back}>
      {points && points.length > 1 && point && (
        <PointChoice points={points} point={point} onChoose={setChosen} />
      )}
      {point ? (
        <PointTeam key={point.id} point={point} />
      ) : (
        <Waiting isEmpty={points !== undefined} failed={failed} onRetry={reload} />
      )}
    </TeamFrame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function TeamFrame({ back, children }: TeamScreenProps & { children?: ReactNode }) {
  const t = useTranslations("collaborators");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <AppBar tone="yellow" title={t("title")} back={{ to: back, label: t("back") }} />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto grid w-full max-w-[40rem] content-start gap-6 px-page pt-5 pb-10"
      >
        {children ?? <Skeletons />}
      </main>
    </div>
  );
}

function PointTeam({ point }: { point: MyPoint }) {
  const t = useTranslations("collaborators");
  const name = localized(point.name, useLanguage());
  const load = useCallback(() => loadTeam(point.id), [point.id]);
  const { data: team, failed, reload } = useLoaded(load);
  const [isInviting, setInviting] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  if (isInviting) {
    return (
      <InviteForm
        pointId={point.id}
        onSent={(invitation) => {
          setSentTo(invitation.sentTo);
          setInviting(false);
          reload();
        }}
        onCancel={() => setInviting(false)}
      />
    );
  }
  if (!team) return <Waiting failed={failed} onRetry={reload} />;
  return (
    <>
      <p className="text-muted">{t("lead", { point: inOwnOrder(name) })}</p>
      {sentTo && (
        <Notice tone="success">
          {t.rich("sent", { to: () => <Num className="whitespace-nowrap">{sentTo}</Num> })}
        </Notice>
      )}
      <TeamList
        team={team}
        onRemove={async ({ userId }) => {
          await remove(point.id, userId);
          reload();
        }}
        onWithdraw={async ({ id }) => {
          await withdraw(point.id, id);
          reload();
        }}
      />
      <Button
        variant="ink"
        size="lg"
        full
        turned
        onClick={() => {
          setSentTo(undefined);
          setInviting(true);
        }}
      >
        <UserPlus className="size-5" aria-hidden="true" />
        {t("invite")}
      </Button>
    </>
  );
}

interface PointChoiceProps {
  points: readonly MyPoint[];
  point: MyPoint;
  onChoose: (id: string) => void;
}

function PointChoice({ points, point, onChoose }: PointChoiceProps) {
  const t = useTranslations("collaborators");
  const language = useLanguage();
  return (
    <label className="grid gap-2 font-bold">
      {t("point")}
      <span className="field-box">
        <select
          value={point.id}
          className="min-h-11 w-full"
          onChange={(event) => onChoose(event.target.value)}
        >
          {points.map(({ id, name }) => (
            <option key={id} value={id}>
              {localized(name, language)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

interface WaitingProps {
  isEmpty?: boolean;
  failed: boolean;
  onRetry: () => void;
}

function Waiting({ isEmpty = false, failed, onRetry }: WaitingProps) {
  const t = useTranslations("collaborators");
  if (isEmpty) return <Empty tile={{ name: "shop", pair: 2 }}>{t("noPoint")}</Empty>;
  if (!failed) return <Skeletons />;
  return (
    <div role="alert">
      <Empty
        tile={{ name: "shop", pair: 2 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

function Skeletons() {
  const t = useTranslations("collaborators");
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
