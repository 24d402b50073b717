import { X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

interface SidePanelProps {
  title: ReactNode;
  line?: ReactNode;
  tile: TileDrawing;
  onClose: () => void;
  children: ReactNode;
}

/** White, beside the table; over it where there is no room for both. */
export function SidePanel({ title, line, tile, onClose, children }: SidePanelProps) {
  const t = useTranslations("desk");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      aria-label={t("panel")}
      className="min-w-0 border-line bg-white px-page py-5 max-xl:row-start-1 max-xl:border-b-[1.5px] xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto xl:border-s-[1.5px] xl:px-6"
    >
      <div className="mb-5 flex items-start gap-3.5">
        <Tile {...tile} className="size-12 flex-none rounded-small" />
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="outline-none text-[1.375rem] leading-tight break-words"
          >
            {title}
          </h2>
          {line && <p className="mt-0.5 text-small text-muted">{line}</p>}
        </div>
        <button
          type="button"
          onClick={onClose}
          className="-me-2 -mt-1 grid size-11 flex-none place-items-center rounded-small hover:bg-plaster"
        >
          <X className="size-5" aria-hidden="true" />
          <span className="sr-only">{t("close")}</span>
        </button>
      </div>
      <div className="grid gap-6">{children}</div>
    </aside>
  );
}

interface LoadedPanelProps<Data> {
  id: string;
  load: (id: string) => Promise<Data>;
  tile: TileDrawing;
  onClose: () => void;
  /** Asks again, once something was changed. */
  children: (data: Data, reload: () => void) => ReactNode;
}

/** The same while its content comes; mounted anew for each row. */
export function LoadedPanel<Data>({ id, load, tile, onClose, children }: LoadedPanelProps<Data>) {
  const t = useTranslations("desk");
  const own = useCallback(() => load(id), [load, id]);
  const { data, failed, reload } = useLoaded(own);
  if (data !== undefined) return children(data, reload);
  return (
    <SidePanel title={t("panel")} tile={tile} onClose={onClose}>
      {failed ? (
        <DeskFailed onRetry={reload} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {t("loading")}
          </p>
          {["first", "second", "third"].map((part) => (
            <Skeleton key={part} className="h-16 w-full" />
          ))}
        </>
      )}
    </SidePanel>
  );
}

/** A part of a panel under its own heading. */
export function PanelPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-[0.9375rem] font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** What is known, line by line. */
export function Facts({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t-[1.5px] border-line py-1.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-end font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened, the oldest first. */
export function Steps({
  steps,
}: {
  steps: readonly { key: string; at: string; text: ReactNode }[];
}) {
  return (
    <ol>
      {steps.map(({ key, at, text }) => (
        <li key={key} className="border-t-[1.5px] border-line py-2">
          <span className="block font-semibold">{text}</span>
          <span className="block text-small text-muted">{at}</span>
        </li>
      ))}
    </ol>
  );
}
