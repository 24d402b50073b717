import { mostSheetRows, type SheetCheck } from "@app/contract/distribution";
import { Download, FileUp } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useFile } from "../../lib/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { saveTemplate } from "./distribution.api.ts";
import { Panel } from "./panel.tsx";
import { SheetErrors } from "./sheet-errors.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { useSheet } from "./use-sheet.ts";

interface ImportPanelProps {
  year: number;
  onImported: (check: SheetCheck) => void;
  onClose: () => void;
}

/** A CSV from a file or pasted: looked at first, then all of it or nothing. */
export function ImportPanel({ year, onImported, onClose }: ImportPanelProps) {
  const t = useTranslations("distribution.sheet");
  const { whole } = useNumbers();
  const sheet = useSheet(year, onImported);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { check, busy } = sheet;
  const isReady = check !== undefined && check.errorCount === 0;
  return (
    <Panel ref={heading} heading={t("heading", { year })}>
      <p className="max-w-[60ch] text-muted">{t("lead", { most: whole(mostSheetRows) })}</p>
      <Sources onFile={(file) => void sheet.takeFile(file)} isReading={busy === "check"} />
      <TextAreaField
        label={t("paste")}
        hint={t("pasteHint")}
        dir="ltr"
        rows={5}
        value={sheet.text}
        onChange={({ currentTarget }) => sheet.write(currentTarget.value)}
      />
      {sheet.problem && <Notice tone="problem">{t(`problem.${sheet.problem}`)}</Notice>}
      {check && <SheetPreview check={check} />}
      {check && check.errorCount > 0 && <SheetErrors check={check} />}
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <Button
            variant="ink"
            turned
            busy={busy === "import"}
            busyLabel={t("importing", { count: check.rows })}
            onClick={sheet.send}
          >
            {t("import", { count: check.rows })}
          </Button>
        ) : (
          <Button
            variant="ink"
            turned
            busy={busy === "check"}
            busyLabel={t("checking")}
            onClick={sheet.look}
          >
            {t("check")}
          </Button>
        )}
        <Button variant="soft" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </Panel>
  );
}

interface SourcesProps {
  onFile: (file: File | undefined) => void;
  isReading: boolean;
}

function Sources({ onFile, isReading }: SourcesProps) {
  const t = useTranslations("distribution.sheet");
  const template = useFile<"template">();
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <label
          htmlFor={id}
          aria-busy={isReading || undefined}
          className="button relative min-h-12 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
        >
          <FileUp className="size-5" aria-hidden="true" />
          {t("file")}
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              onFile(target.files?.[0]);
              // The same file again, after it was changed, is a new choice.
              target.value = "";
            }}
          />
        </label>
        <Button
          variant="soft"
          size="sm"
          busy={template.busy !== undefined}
          onClick={() => void template.make("template", saveTemplate)}
        >
          <Download className="size-5" aria-hidden="true" />
          {t("template")}
        </Button>
      </div>
      {template.problem && <Notice tone="problem">{t(`problem.${template.problem}`)}</Notice>}
    </div>
  );
}
