import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import type { KeptProblem } from "../../lib/use-kept.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export interface BrandPageProps {
  title: string;
  /** Filters and the one thing to do, beside the title. */
  tools?: ReactNode;
  /** The way to one's own things, where no bar over the page has it. */
  account?: ReactNode;
  /** When what is shown left the server. */
  at?: number | undefined;
  problem?: KeptProblem | undefined;
  children?: ReactNode;
}

/** A page of the brand; without children what the server sends before it knows who asks. */
export function BrandPage({ title, tools, account, at, problem, children }: BrandPageProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Strip at={at} problem={problem} />
      <main
        id="content"
        className="@container mx-auto w-full max-w-[84rem] flex-1 px-page pt-6 pb-12 lg:px-9"
      >
        <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
          <h1 className="min-w-0 flex-1 basis-48 text-[1.75rem] max-sm:basis-full lg:text-[2.125rem]">
            {title}
          </h1>
          {tools && <div className="flex flex-wrap gap-2.5">{tools}</div>}
          <div className="flex max-lg:hidden">{account}</div>
        </div>
        {children ?? <Skeletons />}
      </main>
    </>
  );
}

function Strip({ at, problem }: Pick<BrandPageProps, "at" | "problem">) {
  const t = useTranslations("overview.state");
  const language = useLanguage();
  const isOffline = !useOnline() || problem === "offline";
  if (!isOffline) return null;
  return (
    <OfflineStrip>
      {at === undefined ? t("offline") : t("offlineFrom", { time: timeOf(at, language) })}
    </OfflineStrip>
  );
}

export function Failed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations("overview.state");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "waves", pair: 4 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

export function Skeletons() {
  const t = useTranslations("overview.state");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-90 w-full rounded-large rounded-ee-[72px]" />
      <div className="mt-7 grid grid-cols-2 gap-5 @3xl:grid-cols-4">
        {["first", "second", "third", "fourth"].map((part) => (
          <Skeleton key={part} className="h-24 w-full" />
        ))}
      </div>
    </>
  );
}

interface CardProps {
  title: string;
  link?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, link, className = "", children }: CardProps) {
  return (
    <section className={`min-w-0 rounded-large rounded-ee-turn bg-white p-5 lg:p-6 ${className}`}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-[1.25rem]">{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
