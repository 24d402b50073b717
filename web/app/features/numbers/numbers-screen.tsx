import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { FactorPanel } from "./factor-panel.tsx";
import { FixedNumbers } from "./fixed-numbers.tsx";
import { LimitPanel } from "./limit-panel.tsx";
import { loadNumbers } from "./numbers.api.ts";
import { FactorTable, LimitTable, RateTable } from "./number-tables.tsx";
import type { Opened } from "./opened.ts";
import { RatePanel } from "./rate-panel.tsx";

/** Every number of the business: what holds, since when, what will, and what another would change. */
export function NumbersScreen() {
  const t = useTranslations("numbers");
  const { data, failed, reload } = useLoaded(loadNumbers);
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const side = data && opened && (
    <Panel key={`${opened.kind} ${opened.of}`} {...{ opened, close, reload }} numbers={data} />
  );
  if (!data) {
    return (
      <DeskPage title={t("title")}>{failed ? <DeskFailed onRetry={reload} /> : undefined}</DeskPage>
    );
  }
  return (
    <DeskPage title={t("title")} side={side}>
      <div className="grid gap-10 [--table-ground:var(--color-plaster)]">
        <p className="max-w-[60ch] text-muted">{t("intro")}</p>
        <RateTable numbers={data} opened={opened} onOpen={setOpened} />
        <LimitTable numbers={data} opened={opened} onOpen={setOpened} />
        <FactorTable numbers={data} opened={opened} onOpen={setOpened} />
        <FixedNumbers />
      </div>
    </DeskPage>
  );
}

interface PanelProps {
  opened: Opened;
  numbers: Awaited<ReturnType<typeof loadNumbers>>;
  close: () => void;
  reload: () => void;
}

function Panel({ opened, numbers, close, reload }: PanelProps) {
  const shared = { numbers, onClose: close, onPublished: reload };
  if (opened.kind === "limit") return <LimitPanel name={opened.of} {...shared} />;
  if (opened.kind === "rate") return <RatePanel material={opened.of} {...shared} />;
  return <FactorPanel material={opened.of} {...shared} />;
}
