import type { TransporterProfile } from "@app/contract/transporter-profile";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import { submitFile } from "./driver.api.ts";
import { FileState } from "./file-state.tsx";
import { FileSummary } from "./file-summary.tsx";

interface OverviewProps {
  file: TransporterProfile;
  onHandedIn: () => unknown;
}

/** Everything before it goes out, and after it came back with a question. */
export function Overview({ file, onHandedIn }: OverviewProps) {
  const t = useTranslations("driver");
  return (
    <>
      <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
        {t("file.title")}
      </h1>
      <div className="mt-4 grid gap-5">
        <FileState {...file} />
        {file.state === "refused" ? (
          <>
            <ButtonLink to="/contactUs" variant="ink" full turned>
              {t("contact")}
            </ButtonLink>
            <ButtonLink to="?step=1" variant="soft" full>
              {t("startAgain")}
            </ButtonLink>
          </>
        ) : (
          <HandIn onHandedIn={onHandedIn} />
        )}
      </div>
      <div className="mt-8">
        <FileSummary file={file} />
      </div>
    </>
  );
}

function HandIn({ onHandedIn }: Pick<OverviewProps, "onHandedIn">) {
  const t = useTranslations("driver");
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await submitFile();
      await onHandedIn();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      {hasFailed && <Notice tone="problem">{t("notSent")}</Notice>}
      <Button
        variant="ink"
        full
        turned
        busy={busy}
        busyLabel={t("sending")}
        onClick={() => void send()}
      >
        {t("handIn")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </>
  );
}
