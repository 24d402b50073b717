import { type Distribution, linesPerPage, type SheetCheck } from "@app/contract/distribution";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Actions, Filters, Total } from "./distribution-top.tsx";
import { loadLines, type Shown } from "./distribution.api.ts";
import { ImportPanel } from "./import-panel.tsx";
import { LineForm } from "./line-form.tsx";
import { LinesTable } from "./lines-table.tsx";
import type { Opened } from "./opened.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

/** Where the brand's products are sold, and by whom. */
export function DistributionScreen() {
  const t = useTranslations("distribution");
  const [shown, setShown] = useState<Shown>({ page: 1 });
  const load = useCallback(() => loadLines(shown), [shown]);
  const { data, failed, reload } = useLoaded(load);
  const isOnline = useOnline();
  return (
    <div className="grid gap-6">
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      {failed && (
        <Notice
          tone="problem"
          title={t("notLoaded")}
          action={
            <Button variant="soft" size="sm" onClick={reload}>
              {t("tryAgain")}
            </Button>
          }
        />
      )}
      {!data && !failed && <DistributionWaiting />}
      {data && <Loaded data={data} shown={shown} onShow={setShown} onChanged={reload} />}
    </div>
  );
}

export function DistributionWaiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-36 rounded-ee-turn" />
      <Skeleton className="h-12 w-60" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

interface LoadedProps {
  data: Distribution;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onChanged: () => void;
}

function Loaded({ data, shown, onShow, onChanged }: LoadedProps) {
  const t = useTranslations("distribution");
  const [opened, setOpened] = useState<Opened>();
  const [imported, setImported] = useState<SheetCheck>();
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const open = (next: Opened) => {
    setImported(undefined);
    setOpened(next);
  };
  if (data.products.length === 0) return <NoProducts />;
  const isNothing = data.total.lines === 0 && shown.productId === undefined;
  return (
    <>
      <Total data={data} />
      <Filters data={data} shown={shown} onShow={onShow} />
      {imported && (
        <Notice tone="success">
          {t("imported", {
            count: imported.rows,
            added: imported.added,
            changed: imported.changed,
          })}
        </Notice>
      )}
      <Actions data={data} onOpen={open} />
      {opened?.kind === "line" && (
        <LineForm
          key={opened.line?.id}
          year={data.year}
          line={opened.line}
          known={data}
          onSaved={done}
          onClose={close}
        />
      )}
      {opened?.kind === "import" && (
        <ImportPanel
          year={data.year}
          onClose={close}
          onImported={(check) => {
            setImported(check);
            done();
          }}
        />
      )}
      {isNothing ? (
        <Empty tile={{ name: "van", pair: 4 }}>{t("empty", { year: data.year })}</Empty>
      ) : (
        <LinesTable
          year={data.year}
          lines={data.lines}
          mayEdit={data.mayEdit}
          onChange={(line) => open({ kind: "line", line })}
          onRemove={(line) => open({ kind: "remove", line })}
        />
      )}
      <Pages lines={data.total.lines} shown={shown} onShow={onShow} />
      {opened?.kind === "remove" && (
        <RemoveDialog line={opened.line} onRemoved={done} onClose={close} />
      )}
    </>
  );
}

interface PagesProps {
  lines: number;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

function Pages({ lines, shown, onShow }: PagesProps) {
  const t = useTranslations("distribution.pager");
  const last = Math.ceil(lines / linesPerPage);
  if (last <= 1) return null;
  const { page } = shown;
  return (
    <Pager
      page={page}
      last={last}
      onChange={(next) => onShow({ ...shown, page: next })}
      labels={{
        previous: t("previous"),
        next: t("next"),
        status: t("status", { page, last }),
      }}
    />
  );
}

/** Without a product there is nothing to say about where it is sold. */
function NoProducts() {
  const t = useTranslations("distribution");
  return (
    <Empty
      tile={{ name: "bottle", pair: 7 }}
      className="pt-4"
      action={
        <ButtonLink to="/csr/setup/product" turned>
          {t("addProduct")}
        </ButtonLink>
      }
    >
      {t("noProducts")}
    </Empty>
  );
}
