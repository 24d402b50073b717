import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOnline } from "../use-online.ts";

interface DeskPageProps {
  title: string;
  /** Search, filters and the one thing to do, beside the title. */
  tools?: ReactNode;
  /** Beside the page, from 1024 px: what was opened of it. */
  side?: ReactNode;
  /** Where there is no room beside it, what was opened stands alone. */
  isSideAlone?: boolean;
  children?: ReactNode;
}

/** A page of the back office; without children what the server sends before it knows who asks. */
export function DeskPage({ title, tools, side, isSideAlone = false, children }: DeskPageProps) {
  const t = useTranslations("backOffice");
  const isOnline = useOnline();
  return (
    <>
      <title>{t("windowTitle", { page: title })}</title>
      <meta name="robots" content="noindex" />
      {!isOnline && <OfflineStrip>{t("state.offline")}</OfflineStrip>}
      <main
        id="content"
        className={side ? "grid flex-1 xl:grid-cols-[minmax(0,1fr)_30rem]" : "flex-1"}
      >
        <div
          className={classNames(
            "@container min-w-0 px-page pt-4.5 pb-12 lg:px-7",
            isSideAlone && "max-xl:hidden",
          )}
        >
          <div className="mb-3.5 flex flex-wrap items-center gap-3">
            <h1 className="min-w-0 text-[1.75rem] lg:text-[1.875rem]">{title}</h1>
            {tools}
          </div>
          {children ?? <Waiting />}
        </div>
        {isSideAlone && <h1 className="sr-only xl:hidden">{title}</h1>}
        {side}
      </main>
    </>
  );
}

function Waiting() {
  const t = useTranslations("backOffice");
  return (
    <>
      <p role="status" className="sr-only">
        {t("state.loading")}
      </p>
      <div className="grid gap-3">
        {["first", "second", "third", "fourth", "fifth"].map((line) => (
          <Skeleton key={line} className="h-11 w-full" />
        ))}
      </div>
    </>
  );
}

export function DeskFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations("backOffice");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "waves", pair: 4 }}
        action={<Button onClick={() => void onRetry()}>{t("state.tryAgain")}</Button>}
      >
        {t("state.failed")}
      </Empty>
    </div>
  );
}
