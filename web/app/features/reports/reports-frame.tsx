import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface ReportsFrameProps {
  /** The one thing to do, beside the title. */
  tools?: ReactNode;
  /** The way to one's own things, where no bar over the page has it. */
  account?: ReactNode;
  children?: ReactNode;
}

/** Without children what the server sends before it knows who asks. */
export function ReportsFrame({ tools, account, children }: ReportsFrameProps) {
  const t = useTranslations("reports");
  const isOnline = useOnline();
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main id="content" className="mx-auto w-full max-w-[84rem] flex-1 px-page pt-6 pb-12 lg:px-9">
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 flex-1 basis-48 text-[1.75rem] lg:text-[2.125rem]">
            {t("title")}
          </h1>
          {tools}
          <div className="max-lg:hidden">{account}</div>
        </div>
        <p className="mb-6 max-w-[44rem] text-muted">{t("lead")}</p>
        {children ?? <Skeletons />}
      </main>
    </>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("reports");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "waves", pair: 4 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

export function Skeletons() {
  const t = useTranslations("reports");
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["first", "second", "third"].map((part) => (
        <Skeleton key={part} className="h-40 w-full rounded-large rounded-ee-turn" />
      ))}
    </div>
  );
}
