import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface SettingsFrameProps {
  title: string;
  lead?: string;
  /** Left out while it is loaded. */
  children?: ReactNode;
}

/** The same layout for every page of a brand about itself; with nothing in it, what the server sends. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  const t = useTranslations("brandSettings");
  const isOnline = useOnline();
  return (
    <>
      <meta name="robots" content="noindex" />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main id="content" className="wrap w-full flex-1 pt-5 pb-14 lg:pt-12 lg:pb-24">
        <h1 tabIndex={-1} className="text-h1 outline-none">
          {title}
        </h1>
        {lead && <p className="mt-3 max-w-[60ch] text-[1.0625rem] text-muted">{lead}</p>}
        <div className="mt-7 lg:mt-10">{children ?? <Waiting />}</div>
      </main>
    </>
  );
}

function Waiting() {
  const t = useTranslations("brandSettings");
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

interface LoadedProps<T> {
  data: T | undefined;
  failed: boolean;
  reload: () => void;
  children: (data: T) => ReactNode;
}

/** What was loaded, or why it is not there. */
export function Loaded<T>({ data, failed, reload, children }: LoadedProps<T>) {
  const t = useTranslations("brandSettings");
  if (data !== undefined) return children(data);
  if (!failed) return <Waiting />;
  return (
    <div role="alert">
      <Empty
        tile={{ name: "bottle", pair: 4 }}
        action={
          <Button variant="ink" onClick={reload}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("notLoaded")}
      </Empty>
    </div>
  );
}
