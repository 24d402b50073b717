import { dayInAlgeria } from "@app/contract/country-time";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dayNameOf } from "../../i18n/when.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useNow } from "../../lib/use-now.ts";
import { useFocusOn } from "../../lib/use-step.ts";
import { loadFile } from "./driver.api.ts";
import { DriverFrame } from "./driver-frame.tsx";
import type { FirstDriver } from "./drafts.ts";
import { FileSteps } from "./file-steps.tsx";
import { Failed } from "./loading.tsx";

/** Whoever has a file has told everything. */
const known: FirstDriver = { firstName: "", lastName: "", wilayas: [] };

interface TodayStepProps {
  step: number;
  actions: ReactNode;
}

/** A step of the file, changed from the driver's day: its own page is for the first time. */
export function TodayStep({ step, actions }: TodayStepProps) {
  const t = useTranslations("driver");
  const language = useLanguage();
  const now = useNow();
  const navigate = useNavigate();
  const screen = useFocusOn(step);
  const { data: file, failed, reload } = useLoaded(loadFile);
  const title = now === null ? t("today.title") : dayNameOf(dayInAlgeria(now), language);
  return (
    <DriverFrame title={title} state={file?.state} actions={actions}>
      {file ? (
        <div ref={screen} className="mx-auto w-full max-w-[38rem] lg:col-span-2">
          <FileSteps
            {...{ file, step }}
            first={known}
            back={{ label: t("back"), to: "?" }}
            onSaved={async () => navigate("?", { replace: true })}
          />
        </div>
      ) : (
        failed && <Failed onRetry={reload} />
      )}
    </DriverFrame>
  );
}
