import { Flashlight, FlashlightOff } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { CameraView } from "./use-camera.ts";

interface ViewfinderProps {
  camera: CameraView;
  /** The code is read: what the camera sees does not matter any more. */
  isRead: boolean;
  hintId: string;
  /** Its height, and where it stands on a wide screen. */
  className?: string;
}

/** What the camera sees, with the square that is read. */
export function Viewfinder({ camera, isRead, hintId, className }: ViewfinderProps) {
  const t = useTranslations("deposits");
  const { video, isOn, torch, toggleTorch } = camera;
  return (
    <div
      data-testid="viewfinder"
      data-on={isOn}
      className={classNames(
        "on-dark relative flex-none overflow-hidden bg-ink text-white",
        className,
      )}
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
