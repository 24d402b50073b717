import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FileProblem } from "./file-problem.tsx";
import { loadReceipts, switchReceipts } from "./papers.api.ts";
import { useFile } from "../../lib/use-file.ts";

/** For days without the app: an SMS a little after the bag was weighed. */
export function ReceiptsSwitch() {
  const t = useTranslations("papers");
  const { data, failed, reload } = useLoaded(loadReceipts);
  if (data) return <Box isOnAtFirst={data.on} hasNumber={data.hasNumber} />;
  if (!failed) return <Skeleton className="h-12 w-full" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t("problem.failed")}</p>
      <Button variant="soft" size="sm" onClick={reload}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}

function Box({ isOnAtFirst, hasNumber }: { isOnAtFirst: boolean; hasNumber: boolean }) {
  const t = useTranslations("papers");
  const [isOn, setOn] = useState(isOnAtFirst);
  const [isSaved, setSaved] = useState(false);
  const { problem, make } = useFile<"switch">();

  const change = (on: boolean) => {
    setOn(on);
    setSaved(false);
    void make("switch", async () => {
      try {
        await switchReceipts(on);
        setSaved(true);
      } catch (error) {
        setOn(!on);
        throw error;
      }
    });
  };

  return (
    <div className="grid gap-2">
      <CheckboxField
        label={t("receipts.label")}
        hint={hasNumber ? t("receipts.hint") : t("receipts.noNumber")}
        checked={isOn}
        disabled={!hasNumber}
        onChange={(event) => change(event.target.checked)}
      />
      <FileProblem problem={problem} />
      <p role="status" className="font-semibold text-green-700 empty:hidden">
        {isSaved && (isOn ? t("receipts.on") : t("receipts.off"))}
      </p>
    </div>
  );
}
