import { mostEvidenceBytes } from "@app/contract/handovers";
import { Camera, Check } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { smallPhoto } from "../../lib/small-photo.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { KeptPhoto } from "./outbox/van-entry.ts";

interface PhotoFieldProps {
  photo: KeptPhoto | null;
  error?: string | undefined;
  onPhoto: (photo: KeptPhoto) => void;
}

/** The phone's camera. What it makes is drawn small before it goes anywhere. */
export function PhotoField({ photo, error, onPhoto }: PhotoFieldProps) {
  const t = useTranslations("transport.photo");
  const id = useId();
  const [state, setState] = useState<"none" | "busy" | "failed">("none");
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState("busy");
    try {
      onPhoto({ data: await smallPhoto(file, mostEvidenceBytes), name: null });
      setState("none");
    } catch {
      setState("failed");
    }
  };
  const problem = state === "failed" ? t("failed") : error;
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="button relative min-h-13 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
      >
        {state === "busy" ? <Spinner /> : <Camera className="size-5" aria-hidden="true" />}
        {photo ? t("again") : t("take")}
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {photo && (
        <p
          role="status"
          className="flex items-center gap-1.5 text-small font-semibold text-green-700"
        >
          <Check className="size-4" aria-hidden="true" />
          {t("kept")}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-small font-semibold text-red-700">
          {problem}
        </p>
      )}
    </div>
  );
}
