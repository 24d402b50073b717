import type { Product } from "@app/contract/products";
import { Archive, ArchiveRestore } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "../../lib/api-client.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { ProductForm } from "./product-form.tsx";
import { ProductRow } from "./product-row.tsx";
import { archiveProduct, loadProduct } from "./products.api.ts";
import { ProductsWaiting } from "./products-screen.tsx";

interface ProductScreenProps {
  id: string | null;
  onDone: () => void;
}

export function ProductScreen({ id, onDone }: ProductScreenProps) {
  const t = useTranslations("products");
  const isOnline = useOnline();
  return (
    <div className="max-w-[40rem]">
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      {id ? <Known id={id} onDone={onDone} /> : <ProductForm product={null} onSaved={onDone} />}
    </div>
  );
}

function Known({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations("products");
  const load = useCallback(() => loadProduct(id), [id]);
  const { data, failed, reload } = useLoaded(load);
  if (!data?.mayEdit) {
    return (
      <>
        <title>{t("productTitle")}</title>
        {failed && <NotFound onRetry={reload} />}
        {!data && !failed && <ProductsWaiting />}
        {data && (
          <ul>
            <ProductRow product={data.product} />
          </ul>
        )}
      </>
    );
  }
  return (
    <>
      <ProductForm product={data.product} onSaved={onDone} />
      <Archiving product={data.product} onDone={onDone} />
    </>
  );
}

function NotFound({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("products");
  return (
    <Notice
      tone="problem"
      title={t("notFound")}
      action={
        <Button variant="soft" size="sm" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    />
  );
}

/** Not sold any more, after a second question; sold again without one. */
function Archiving({ product, onDone }: { product: Product; onDone: () => void }) {
  const t = useTranslations("products.archive");
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"failed" | "taken">();
  const { isArchived } = product;
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await archiveProduct(product.id, !isArchived);
      onDone();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.name === "barcode_taken";
      setProblem(isTaken ? "taken" : "failed");
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <section className="mt-8 grid gap-3 border-t-2 border-ink pt-5">
      {problem && <Notice tone="problem">{t(problem)}</Notice>}
      <Button
        variant="ghost"
        busy={busy}
        onClick={() => (isArchived ? void send() : setAsking(true))}
      >
        <Icon className="size-5" aria-hidden="true" />
        {isArchived ? t("restore") : t("open")}
      </Button>
      {isAsking && (
        <Dialog
          title={t("title", { name: product.name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="ink" full busy={busy} onClick={() => void send()}>
                {t("yes")}
              </Button>
              <Button variant="soft" full onClick={() => setAsking(false)}>
                {t("no")}
              </Button>
            </>
          }
        >
          {t("text")}
        </Dialog>
      )}
    </section>
  );
}
