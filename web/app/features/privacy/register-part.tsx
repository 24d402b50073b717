import type { Processing } from "@app/contract/privacy-desk";
import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { useFile } from "../../lib/use-file.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { loadRegister, saveRegisterSheet } from "./privacy.api.ts";
import { ProcessingForm } from "./processing-form.tsx";

/** What is done with people's data, as the law wants it written. */
export function RegisterPart() {
  const t = useTranslations("privacy");
  const { data, failed, reload, refresh } = useLoaded(loadRegister);
  const [written, setWritten] = useState<Processing | "new" | null>(null);
  const columns = useColumns(setWritten);
  if (!data && failed) return <DeskFailed onRetry={reload} />;
  if (written) {
    return (
      <ProcessingForm
        processing={written === "new" ? undefined : written}
        onSaved={async () => {
          await refresh();
          setWritten(null);
        }}
        onLeave={() => setWritten(null)}
      />
    );
  }
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted">{t("register.lead")}</p>
      <div className="mb-4 flex flex-wrap gap-2.5">
        <Button variant="ink" size="sm" onClick={() => setWritten("new")}>
          <Plus className="size-5" aria-hidden="true" />
          {t("register.add")}
        </Button>
        <SheetButton />
      </div>
      <Table
        caption={t("part.register")}
        isCaptionHidden
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        isLoading={!data}
        empty={<Empty tile={{ name: "q", pair: 4 }}>{t("register.empty")}</Empty>}
      />
    </>
  );
}

function SheetButton() {
  const t = useTranslations("privacy");
  const { busy, problem, make } = useFile<"sheet">();
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        busy={busy !== undefined}
        busyLabel={t("saving")}
        onClick={() => void make("sheet", saveRegisterSheet)}
      >
        <Download className="size-5" aria-hidden="true" />
        {t("register.sheet")}
      </Button>
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
    </>
  );
}

const useColumns = (onWrite: (processing: Processing) => void): Column<Processing>[] => {
  const t = useTranslations("privacy.register");
  const language = useLanguage();
  return [
    {
      id: "purpose",
      label: t("field.purpose"),
      cell: (row) => (
        <span className="grid justify-items-start gap-1.5">
          {row.purpose[language]}
          {row.isEnded && <Chip tone="line">{t("ended")}</Chip>}
        </span>
      ),
    },
    { id: "data", label: t("field.data"), cell: ({ data }) => data[language] },
    { id: "basis", label: t("field.basis"), cell: ({ basis }) => t(`basis.${basis}`) },
    { id: "retention", label: t("field.retention"), cell: (row) => row.retention[language] },
    { id: "recipients", label: t("field.recipients"), cell: (row) => row.recipients[language] },
    {
      id: "transfer",
      label: t("field.transfer"),
      cell: ({ transfer }) => transfer?.[language] ?? t("none"),
    },
    {
      id: "change",
      label: t("changeColumn"),
      cell: (row) => (
        <Button variant="soft" size="sm" onClick={() => onWrite(row)}>
          {t("change")}
          <span className="sr-only">: {row.purpose[language]}</span>
        </Button>
      ),
    },
  ];
};
