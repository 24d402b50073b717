import { localized } from "@app/contract/localized-text";
import type { Pickup } from "@app/contract/pickups";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useKept } from "../../../../lib/use-kept.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { SignatureList } from "../../outbox/signature-list.tsx";
import { PointHeader, PointLine, pointPaths } from "../point-header.tsx";
import { Failed, Gone, OfflineNote, PointMain, PointPage, Skeletons } from "../point-page.tsx";
import type { PointChoice } from "../use-point.ts";
import { ComingVan } from "./coming-van.tsx";
import { PastVans } from "./past-vans.tsx";
import { PinPart } from "./pin-part.tsx";
import { type Pickups, pickupSource } from "./pickups.api.ts";
import { useLivePickups } from "./use-live-pickups.ts";
import { usePickups } from "./use-pickups.ts";

/** The van that comes to a point, and those that came. */
export function PickupsScreen({ actions, userId }: { actions: ReactNode; userId: string }) {
  return (
    <PointPage here="pickups" actions={actions}>
      {(choice) => (
        <PickupsOfPoint key={choice.point.id} choice={choice} actions={actions} userId={userId} />
      )}
    </PointPage>
  );
}

interface PickupsOfPointProps {
  choice: PointChoice;
  actions: ReactNode;
  userId: string;
}

function PickupsOfPoint({ choice, actions, userId }: PickupsOfPointProps) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const { point } = choice;
  const { data, at, problem, reload } = usePickups(point.id);
  useLivePickups(reload);
  const isOwner = point.membership === "owner";
  return (
    <div className="flex min-h-dvh flex-col">
      <PointHeader
        here="pickups"
        title={t("pickups.title")}
        line={
          <PointLine
            choice={choice}
            write={(name) => (isOwner ? name : t("collaborator", { point: name }))}
          />
        }
        actions={actions}
      />
      <OfflineNote at={at} problem={problem} />
      <PointMain>
        {problem === "forbidden" ? (
          <Gone name={localized(point.name, language)} />
        ) : data ? (
          <Vans
            pointId={point.id}
            isOwner={isOwner}
            userId={userId}
            pickups={data}
            reload={reload}
          />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </PointMain>
    </div>
  );
}

interface VansProps {
  pointId: string;
  isOwner: boolean;
  userId: string;
  pickups: Pickups;
  reload: () => Promise<void>;
}

function Vans({ pointId, isOwner, userId, pickups, reload }: VansProps) {
  const t = useTranslations("pickups.coming");
  const { coming, past, hasMore, hasPin } = pickups;
  return (
    <>
      <div className="grid content-start gap-5 lg:gap-8">
        <SignatureList userId={userId} />
        <section>
          <h2 className="mb-2 text-h3">{t("title")}</h2>
          {coming ? (
            <ComingVan key={coming.id} pickup={coming} onChanged={reload} />
          ) : (
            <Empty
              tile={{ name: "van", pair: 6 }}
              action={
                <ButtonLink to={pointPaths.stock} variant="ink">
                  {t("toStock")}
                </ButtonLink>
              }
            >
              {t("none")}
            </Empty>
          )}
        </section>
        {isOwner && <PinPart pointId={pointId} hasPin={hasPin} onSaved={reload} />}
      </div>
      <PastVans key={past[0]?.id} pointId={pointId} newest={past} hasMore={hasMore} />
      {coming?.driver && <KeepsHandover key={coming.id} pickup={coming} />}
    </>
  );
}

/** At the door there may be no network: the numbers of the hand-over come before. */
function KeepsHandover({ pickup: { id } }: { pickup: Pickup }) {
  const [source] = useState(() => pickupSource(id));
  useKept(source);
  return null;
}
