import { localized } from "@app/contract/localized-text";
import { History } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useKept } from "../../../../lib/use-kept.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useMaterialName } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { type Stock, stockSource } from "../point.api.ts";
import { PointHeader, PointLine } from "../point-header.tsx";
import {
  Failed,
  Gone,
  OfflineNote,
  PointFrame,
  PointMain,
  PointPage,
  Skeletons,
} from "../point-page.tsx";
import { type PointChoice, useFresh } from "../use-point.ts";
import { CorrectSheet } from "./correct-sheet.tsx";
import { Corrections } from "./corrections.tsx";
import { MaterialRows } from "./material-rows.tsx";
import { StockFigures } from "./stock-figures.tsx";
import type { SavedCount } from "./use-count.ts";
import { useIsAlmostFull, VanCall } from "./van-call.tsx";

/** What lies at a point, and the owner's way to set it right. */
export function StockScreen({ actions }: { actions: ReactNode }) {
  return (
    <PointPage here="stock" actions={actions}>
      {(choice) => <StockOfPoint key={choice.point.id} choice={choice} actions={actions} />}
    </PointPage>
  );
}

function StockOfPoint({ choice, actions }: { choice: PointChoice; actions: ReactNode }) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const { point } = choice;
  const [source] = useState(() => stockSource(point.id));
  const { data: stock, at, problem, reload } = useKept(source);
  const [isCorrecting, setCorrecting] = useState(false);
  const [saved, setSaved] = useState<SavedCount>();
  useFresh(reload);
  const isOwner = point.membership === "owner";
  if (problem === "forbidden") {
    return (
      <PointFrame here="stock" actions={actions}>
        <Gone name={localized(point.name, language)} />
      </PointFrame>
    );
  }
  const write = (name: string): string => (isOwner ? name : t("collaborator", { point: name }));
  return (
    <div className="flex min-h-dvh flex-col">
      <PointHeader
        here="stock"
        title={t("stock.title")}
        line={<PointLine choice={choice} write={write} />}
        end={isOwner && stock && <CorrectButton onClick={() => setCorrecting(true)} />}
        actions={actions}
      >
        {stock ? <StockFigures stock={stock} /> : <Skeleton className="h-24 w-48 bg-white/40!" />}
      </PointHeader>
      <OfflineNote at={at} problem={problem} />
      <PointMain>
        {stock ? (
          <Heap pointId={point.id} stock={stock} saved={saved} />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </PointMain>
      {isCorrecting && stock && (
        <CorrectSheet
          pointId={point.id}
          stock={stock.stock}
          onReload={reload}
          onSaved={(count) => {
            setSaved(count);
            setCorrecting(false);
            void reload();
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  );
}

function CorrectButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("counter.stock");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-[12px] bg-white/55 px-3.5 text-[0.9375rem] font-semibold hover:bg-white"
      onClick={onClick}
    >
      <History className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      {t("correct")}
    </button>
  );
}

interface HeapProps {
  pointId: string;
  stock: Stock;
  saved: SavedCount | undefined;
}

function Heap({ pointId, stock, saved }: HeapProps) {
  const t = useTranslations("counter.stock");
  const nameOf = useMaterialName();
  const amounts = useAmounts();
  const isAlmostFull = useIsAlmostFull(stock);
  return (
    <>
      <div className="grid content-start gap-5">
        {saved && (
          <Notice tone="success">
            {t("saved", { material: nameOf(saved.material), weight: amounts.weight(saved.grams) })}
          </Notice>
        )}
        {/* On a small phone what needs somebody must not lie under the fold. */}
        {isAlmostFull && <VanCall pointId={pointId} stock={stock} />}
        <MaterialRows stock={stock} />
        {!isAlmostFull && <VanCall pointId={pointId} stock={stock} />}
      </div>
      <Corrections corrections={stock.corrections} />
    </>
  );
}
