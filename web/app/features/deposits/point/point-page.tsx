import { localized } from "@app/contract/localized-text";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { timeOf } from "../../../i18n/when.ts";
import type { KeptProblem } from "../../../lib/use-kept.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PointHeader, type PointPlace } from "./point-header.tsx";
import { type PointChoice, usePoint } from "./use-point.ts";

interface PointPageProps {
  here: PointPlace;
  actions: ReactNode;
  children: (choice: PointChoice) => ReactNode;
}

/** Finds the point first; whoever works at none, or no longer, is told so. */
export function PointPage({ here, actions, children }: PointPageProps) {
  const { choice, lost, isKnown, problem, reload } = usePoint();
  const language = useLanguage();
  if (problem === "forbidden" || !choice) {
    const point = choice?.point ?? lost;
    return (
      <PointFrame here={here} actions={actions}>
        {problem === "forbidden" || lost ? (
          <Gone name={point && localized(point.name, language)} />
        ) : (
          <NoPoint isKnown={isKnown} problem={problem} onRetry={reload} />
        )}
      </PointFrame>
    );
  }
  return children(choice);
}

interface PointFrameProps {
  here: PointPlace;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The same layout with nothing in it yet: what the server sends. */
export function PointFrame({ here, actions, children }: PointFrameProps) {
  const t = useTranslations("counter");
  return (
    <div className="flex min-h-dvh flex-col">
      <PointHeader here={here} title={t(`${here}.title`)} actions={actions} />
      <PointMain>{children ?? <Skeletons />}</PointMain>
    </div>
  );
}

export function PointMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      className="wrap grid flex-1 content-start gap-x-16 *:min-w-0 gap-y-5 pt-4 pb-10 lg:grid-cols-2 lg:gap-y-10 lg:pt-10 lg:pb-20"
    >
      {children}
    </main>
  );
}

/** What is shown is old: how old. */
export function OfflineNote(props: { at: number | undefined; problem: KeptProblem | undefined }) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const isOnline = useOnline();
  if (isOnline && props.problem !== "offline") return null;
  return (
    <OfflineStrip>
      {props.at === undefined
        ? t("offlineNothing")
        : t("offline", { time: timeOf(props.at, language) })}
    </OfflineStrip>
  );
}

/** They were taken off the list since they last looked; their own account is what is left. */
export function Gone({ name }: { name: string | undefined }) {
  const t = useTranslations("counter");
  return (
    <div role="alert" className="pt-4">
      <Empty
        tile={{ name: "shop", pair: 2 }}
        action={
          // Loaded anew, so that nothing of the point is left in this page.
          <ButtonLink to="/dashboard" reloadDocument>
            {t("gone.action")}
          </ButtonLink>
        }
      >
        <span className="block font-bold">
          {name === undefined ? t("gone.any") : t("gone.text", { point: name })}
        </span>
        {t("gone.thanks")}
      </Empty>
    </div>
  );
}

interface NoPointProps {
  isKnown: boolean;
  problem: KeptProblem | undefined;
  onRetry: () => Promise<void>;
}

function NoPoint({ isKnown, problem, onRetry }: NoPointProps) {
  const t = useTranslations("counter");
  if (isKnown) {
    return (
      <Empty
        tile={{ name: "shop", pair: 2 }}
        action={<ButtonLink to="/collection-point/profile">{t("nav.profile")}</ButtonLink>}
      >
        {t("noPoint")}
      </Empty>
    );
  }
  return problem ? <Failed onRetry={onRetry} /> : <Skeletons />;
}

export function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("counter");
  const again = useTranslations("deposits")("tryAgain");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "scale", pair: 2 }}
        action={<Button onClick={() => void onRetry()}>{again}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

export function Skeletons() {
  const t = useTranslations("counter");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["first", "second"].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ))}
    </>
  );
}
