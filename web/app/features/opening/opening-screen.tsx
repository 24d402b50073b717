import type { PointProfile } from "@app/contract/point-profile";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useAppLook } from "../../lib/use-app-look.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useFocusOn, useStep } from "../../lib/use-step.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Steps } from "../../ui/steps.tsx";
import { loadProfile } from "./opening.api.ts";
import { Overview } from "./overview.tsx";
import { PapersStep } from "./papers-step.tsx";
import { PlaceStep, type PlaceStepProps } from "./place-step.tsx";
import { PracticeStep } from "./practice-step.tsx";
import { lastStep, overviewStep, stepToShow } from "./steps.ts";

type OpeningScreenProps = Pick<PlaceStepProps, "first" | "pinMap">;

/** Three steps that each save by themselves, then everything at a glance. */
export function OpeningScreen(props: OpeningScreenProps) {
  const t = useTranslations("opening");
  const { data: profile, failed, reload, refresh } = useLoaded(loadProfile);
  if (profile === undefined) {
    return (
      <OpeningFrame>
        {failed && (
          <Empty
            tile={{ name: "shop", pair: 6 }}
            action={<Button onClick={reload}>{t("tryAgain")}</Button>}
          >
            {t("notLoaded")}
          </Empty>
        )}
      </OpeningFrame>
    );
  }
  return (
    <OpeningFrame>
      <Loaded {...props} profile={profile} reload={refresh} />
    </OpeningFrame>
  );
}

interface LoadedProps extends OpeningScreenProps {
  profile: PointProfile | null;
  reload: () => Promise<void>;
}

function Loaded({ profile, reload, first, pinMap }: LoadedProps) {
  const t = useTranslations("opening");
  const { asked, isAsked, go, back } = useStep();
  const step = stepToShow(profile, isAsked ? asked : null);
  const screen = useFocusOn(step);
  // The bar of the app has a way back of its own.
  const hasBar = useAppLook();
  const goOn = async () => {
    await reload();
    await go(step + 1);
  };
  if (step === overviewStep && profile) {
    return (
      <div ref={screen}>
        <Overview profile={profile} onChanged={reload} />
      </div>
    );
  }
  return (
    <div ref={screen}>
      <Steps
        label={t("step", { step, count: lastStep })}
        step={step}
        count={lastStep}
        back={step > 1 && !hasBar ? { label: t("back"), onBack: () => void back(step) } : undefined}
      />
      {step === 2 && profile ? (
        <PracticeStep profile={profile} onSaved={goOn} />
      ) : step === 3 && profile ? (
        <PapersStep profile={profile} onSaved={goOn} onLater={() => void go(overviewStep)} />
      ) : (
        <PlaceStep {...{ profile, first, pinMap }} onSaved={goOn} />
      )}
    </div>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function OpeningFrame({ children }: { children?: ReactNode }) {
  const t = useTranslations("opening");
  const isOnline = useOnline();
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto w-full max-w-[38rem] flex-1 px-page pt-3 pb-12 lg:pt-10 lg:pb-20"
      >
        {children || <Waiting />}
      </main>
    </>
  );
}

function Waiting() {
  const t = useTranslations("opening");
  return (
    <div className="grid gap-4 pt-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
