import { doorReasons } from "@app/contract/transport-jobs";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { driverPaths } from "../driver-header.tsx";
import type { KeptPhoto } from "../outbox/van-entry.ts";
import { keepAct } from "../outbox/van-outbox.ts";
import { PhotoField } from "../photo-field.tsx";
import { useWindowField } from "../window-choice.tsx";
import { longestReason } from "./lines.ts";
import type { Door } from "./use-door.ts";

interface ClosedDoorProps {
  door: Door;
  onClose: () => void;
}

/** Nothing can be taken: why, with a photo, and when the van comes again. */
export function ClosedDoor({ door: { pickup, point }, onClose }: ClosedDoorProps) {
  const t = useTranslations("transport.door");
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  const [now] = useState(() => Date.now());
  const { chosen, field } = useWindowField(now);
  const [reason, setReason] = useState<(typeof doorReasons)[number]>("closed");
  const [note, setNote] = useState("");
  const [photo, setPhoto] = useState<KeptPhoto | null>(null);
  const [problem, setProblem] = useState<"photo" | "notKept">();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy || userId === undefined || !chosen) return;
    if (photo === null) return setProblem("photo");
    setBusy(true);
    try {
      await keepAct({
        userId,
        pickupId: pickup.id,
        pointName: point.name,
        occurredAt: new Date().toISOString(),
        act: { kind: "turn_back", reason, note: note.trim(), photo, window: chosen },
      });
      if (navigator.onLine) await navigate(driverPaths.route);
      else location.assign(driverPaths.route);
    } catch {
      setProblem("notKept");
      setBusy(false);
    }
    return undefined;
  };

  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <Button variant="ink" size="lg" turned full busy={isBusy} onClick={() => void send()}>
          {t("send")}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ChoiceField
          name="reason"
          label={t("why")}
          value={reason}
          onChange={(value) => setReason(doorReasons.find((one) => one === value) ?? "other")}
          choices={doorReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <TextAreaField
          label={t("note")}
          rows={2}
          dir="auto"
          maxLength={longestReason}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <PhotoField
          photo={photo}
          error={problem === "photo" ? t("photoMissing") : undefined}
          onPhoto={setPhoto}
        />
        {field}
        {problem === "notKept" && <Notice tone="problem">{t("notKept")}</Notice>}
      </div>
    </Dialog>
  );
}
