import { mostEvidenceBytes } from "@app/contract/handovers";
import { type OfficeProblem, officeProblems } from "@app/contract/office";
import type { OfficeSite } from "@app/contract/office-orders";
import { Camera, Check } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { smallPhoto } from "../../../lib/small-photo.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { tellProblem } from "../office.api.ts";
import { ListBox } from "./list-box.tsx";
import { useSending } from "./use-desk.ts";

interface ProblemDialogProps {
  sites: readonly OfficeSite[];
  onClose: () => void;
  onDone: () => void;
}

/** Missed, broken or full early: answered within one working day. */
export function ProblemDialog({ sites, onClose, onDone }: ProblemDialogProps) {
  const t = useTranslations("office");
  const [siteId, setSite] = useState(sites[0]?.id ?? "");
  const [kind, setKind] = useState<OfficeProblem>("full");
  const [note, setNote] = useState("");
  const [photo, setPhoto] = useState<string | null>(null);
  const { busy, problem, send } = useSending();
  const tell = async () => {
    if (await send((key) => tellProblem(siteId, { kind, note, photo }, key))) onDone();
  };
  return (
    <Dialog
      title={t("report.title")}
      onClose={onClose}
      actions={
        <>
          <Button full turned busy={busy} busyLabel={t("order.saving")} onClick={() => void tell()}>
            {t("report.send")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="problem">{t(`desk.${problem}`)}</Notice>}
        <ListBox
          label={t("report.what")}
          value={kind}
          onChange={(value) => setKind(officeProblems.find((one) => one === value) ?? "full")}
          options={officeProblems.map((one) => ({ value: one, label: t(`report.kind.${one}`) }))}
        />
        {sites.length > 1 && (
          <ListBox
            label={t("field.site")}
            value={siteId}
            onChange={setSite}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextAreaField
          label={t("report.note")}
          value={note}
          rows={3}
          maxLength={500}
          dir="auto"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PhotoField hasPhoto={photo !== null} onPhoto={setPhoto} />
      </div>
    </Dialog>
  );
}

interface PhotoFieldProps {
  hasPhoto: boolean;
  onPhoto: (photo: string) => void;
}

/** Drawn small before it goes anywhere. */
function PhotoField({ hasPhoto, onPhoto }: PhotoFieldProps) {
  const t = useTranslations("office.photo");
  const id = useId();
  const [state, setState] = useState<"none" | "busy" | "failed">("none");
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState("busy");
    try {
      onPhoto(await smallPhoto(file, mostEvidenceBytes));
      setState("none");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="button relative min-h-13 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
      >
        {state === "busy" ? <Spinner /> : <Camera className="size-5" aria-hidden="true" />}
        {t(hasPhoto ? "again" : "take")}
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={state === "failed" ? `${id}-problem` : undefined}
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {hasPhoto && (
        <p
          role="status"
          className="flex items-center gap-1.5 text-small font-semibold text-green-700"
        >
          <Check className="size-4" aria-hidden="true" />
          {t("kept")}
        </p>
      )}
      {state === "failed" && (
        <p id={`${id}-problem`} className="text-small font-semibold text-red-700">
          {t("failed")}
        </p>
      )}
    </div>
  );
}
