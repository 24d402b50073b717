import type { TransporterProfile } from "@app/contract/transporter-profile";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useAppLook } from "../../lib/use-app-look.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useFocusOn, useStep } from "../../lib/use-step.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { loadFile } from "./driver.api.ts";
import type { FirstDriver } from "./drafts.ts";
import { FileSteps } from "./file-steps.tsx";
import { Failed, Waiting } from "./loading.tsx";
import { Overview } from "./overview.tsx";
import { overviewStep, stepToShow } from "./steps.ts";

interface FileScreenProps {
  first: FirstDriver;
  /** Where a file that was handed in is looked at. */
  dashboard: string;
}

/** Three steps that each save by themselves, then everything at a glance. */
export function FileScreen({ first, dashboard }: FileScreenProps) {
  const { data: file, failed, reload, refresh } = useLoaded(loadFile);
  const navigate = useNavigate();
  return (
    <FileFrame>
      {file === undefined ? (
        failed && <Failed onRetry={reload} />
      ) : (
        <Loaded
          {...{ file, first, refresh }}
          onHandedIn={() => navigate(dashboard, { replace: true })}
        />
      )}
    </FileFrame>
  );
}

interface LoadedProps {
  file: TransporterProfile | null;
  first: FirstDriver;
  refresh: () => Promise<void>;
  onHandedIn: () => unknown;
}

function Loaded({ file, first, refresh, onHandedIn }: LoadedProps) {
  const t = useTranslations("driver");
  const { asked, isAsked, go, back } = useStep();
  const step = stepToShow(file, isAsked ? asked : null);
  const screen = useFocusOn(step);
  // The bar of the app has a way back of its own.
  const hasBar = useAppLook();
  const goOn = async () => {
    await refresh();
    await go(step + 1);
  };
  return (
    <div ref={screen}>
      {step === overviewStep && file ? (
        <Overview file={file} onHandedIn={onHandedIn} />
      ) : (
        <FileSteps
          {...{ file, step, first }}
          back={
            step > 1 && !hasBar ? { label: t("back"), onBack: () => void back(step) } : undefined
          }
          onSaved={goOn}
        />
      )}
    </div>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function FileFrame({ children }: { children?: ReactNode }) {
  const t = useTranslations("driver");
  const isOnline = useOnline();
  return (
    <>
      <title>{t("file.title")}</title>
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
