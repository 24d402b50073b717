import { Flashlight, FlashlightOff, Keyboard, PhoneOff } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { ProblemLine } from "./problem-line.tsx";
import { useCamera, type CameraView } from "./scan/use-camera.ts";
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
      <Viewfinder camera={camera} isRead={state.busy} hintId={hintId} />
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

interface ViewfinderProps {
  camera: CameraView;
  /** The code is read: what the camera sees does not matter any more. */
  isRead: boolean;
  hintId: string;
}

function Viewfinder({ camera, isRead, hintId }: ViewfinderProps) {
  const t = useTranslations("deposits");
  const { video, isOn, torch, toggleTorch } = camera;
  return (
    <div
      data-testid="viewfinder"
      data-on={isOn}
      className="on-dark relative h-[45dvh] flex-none overflow-hidden bg-ink text-white lg:rounded-large"
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("scan.camera")}
        aria-describedby={hintId}
        className={classNames("size-full object-cover", (!isOn || isRead) && "opacity-40")}
      />
      {!isOn && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2 font-semibold"
        >
          <Spinner />
          {t("scan.starting")}
        </p>
      )}
      <Frame />
      {torch !== undefined && (
        <button
          type="button"
          aria-pressed={torch}
          aria-label={t("scan.light")}
          className="absolute end-3 bottom-3 grid size-12 place-items-center rounded-full bg-ink/70 aria-pressed:bg-yellow-400 aria-pressed:text-ink"
          onClick={toggleTorch}
        >
          {torch ? (
            <FlashlightOff className="size-6" aria-hidden="true" />
          ) : (
            <Flashlight className="size-6" aria-hidden="true" />
          )}
        </button>
      )}
    </div>
  );
}

/** Four corners around the square that is read. */
function Frame() {
  return (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="absolute inset-0 m-auto h-[78%] stroke-yellow-400"
    >
      <path d="M3 24V15A12 12 0 0 1 15 3h9M76 3h9a12 12 0 0 1 12 12v9M97 76v9a12 12 0 0 1-12 12h-9M24 97h-9A12 12 0 0 1 3 85v-9" />
    </svg>
  );
}
