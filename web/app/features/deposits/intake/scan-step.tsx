import { Keyboard, PhoneOff } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useCamera } from "../scan/use-camera.ts";
import { Viewfinder } from "../scan/viewfinder.tsx";
import { ProblemLine } from "./problem-line.tsx";
import type { Intake } from "./use-intake.ts";

/** Whose bag it is: the camera is on already, and there are two other ways below it. */
export function ScanStep({ intake }: { intake: Intake }) {
  const t = useTranslations("deposits");
  const { state, scan, failCamera, chooseWay } = intake;
  const hintId = useId();
  const camera = useCamera({
    onText: (text) => {
      if (!state.busy && scan(text)) navigator.vibrate?.(60);
    },
    onFailure: failCamera,
  });
  return (
    <div className="flex flex-1 flex-col lg:mx-auto lg:w-full lg:max-w-[34rem] lg:justify-center">
      <Viewfinder
        camera={camera}
        isRead={state.busy}
        hintId={hintId}
        className="h-[45dvh] lg:rounded-large"
      />
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-5 lg:flex-none lg:px-0">
        <div>
          <h2 className="text-[1.375rem] leading-tight">{t("scan.title")}</h2>
          <p id={hintId} className="text-small text-muted">
            {t("scan.hint")}
          </p>
        </div>
        <div className="min-h-11" aria-live="polite">
          {state.problem && <ProblemLine text={state.problem.text} />}
          {state.busy && (
            <p role="status" className="flex items-center gap-2 font-semibold">
              <Spinner />
              {t("intake.searching")}
            </p>
          )}
        </div>
        <div className="mt-auto grid gap-2.5">
          <Button variant="ink" size="lg" full onClick={() => chooseWay("typing")}>
            <Keyboard className="size-6" aria-hidden="true" />
            {t("scan.type")}
          </Button>
          <Button variant="soft" size="lg" full onClick={() => chooseWay("phone")}>
            <PhoneOff className="size-5" aria-hidden="true" />
            {t("scan.noPhone")}
          </Button>
        </div>
      </div>
    </div>
  );
}
