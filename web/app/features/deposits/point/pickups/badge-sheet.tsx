import type { Pickup } from "@app/contract/pickups";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { useBackEntry } from "../../../../lib/back-entry.ts";
import { readBadgeScan } from "../../../../lib/read-code.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { NoCamera } from "../../scan/camera.ts";
import { useCamera } from "../../scan/use-camera.ts";
import { Viewfinder } from "../../scan/viewfinder.tsx";
import { handoverPath } from "../point-header.tsx";
import { findBadge } from "./pickups.api.ts";

interface BadgeSheetProps {
  pickup: Pickup;
  onClose: () => void;
}

/** The driver shows the badge; the hand-over opens. Where there is no camera, its code is typed. */
export function BadgeSheet({ pickup, onClose }: BadgeSheetProps) {
  const t = useTranslations("pickups.badge");
  const close = useTranslations("counter")("close");
  const navigate = useNavigate();
  const [noCamera, setNoCamera] = useState<NoCamera>();
  const [problem, setProblem] = useState<string>();
  useBackEntry(onClose);
  const read = async (text: string) => {
    const badge = readBadgeScan(text);
    if (badge === null) return setProblem(t("wrong"));
    const driver = await findBadge(badge);
    const plate = pickup.driver?.plate;
    if (driver && !driver.vehicles.some((vehicle) => vehicle.plate === plate)) {
      return setProblem(t("other", { name: driver.shortName, plate: leftToRight(plate ?? "") }));
    }
    navigator.vibrate?.(60);
    void navigate(handoverPath(pickup.id), { replace: true });
  };
  return (
    <Sheet
      label={t("title")}
      side="bottom"
      onClose={onClose}
      className="max-h-[94%] sm:mx-auto sm:max-w-[34rem]"
    >
      <div className="flex items-center gap-3 px-5 py-1.5">
        <h2 className="flex-1 text-h3">{t("title")}</h2>
        <button
          type="button"
          aria-label={close}
          className="-me-2 grid size-12 place-items-center rounded-medium hover:bg-plaster"
          onClick={onClose}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      {!noCamera && <Camera onText={(text) => void read(text)} onFailure={setNoCamera} />}
      <Typing noCamera={noCamera} problem={problem} onCode={(code) => void read(code)} />
    </Sheet>
  );
}

interface CameraProps {
  onText: (text: string) => void;
  onFailure: (reason: NoCamera) => void;
}

function Camera({ onText, onFailure }: CameraProps) {
  const t = useTranslations("pickups.badge");
  const hintId = useId();
  const camera = useCamera({ onText, onFailure });
  return (
    <>
      <Viewfinder camera={camera} isRead={false} hintId={hintId} className="h-[40dvh] sm:h-72" />
      <p id={hintId} className="px-5 pt-3 text-small text-muted">
        {t("hint")}
      </p>
    </>
  );
}

interface TypingProps {
  noCamera: NoCamera | undefined;
  problem: string | undefined;
  onCode: (text: string) => void;
}

function Typing({ noCamera, problem, onCode }: TypingProps) {
  const t = useTranslations("pickups.badge");
  const camera = useTranslations("deposits.scan");
  const [code, setCode] = useState("");
  return (
    <form
      noValidate
      className="grid gap-3 px-5 pt-3 pb-6"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      {noCamera && (
        <p role="status" className="rounded-medium bg-yellow-200 px-3 py-2 text-small">
          {camera(noCamera)}
        </p>
      )}
      <Field
        label={t("code")}
        hint={t("codeHint")}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={16}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="ink" full>
        {t("open")}
      </Button>
    </form>
  );
}
