import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../../i18n/when.ts";
import { DeskMore } from "../../../lib/back-office/desk-more.tsx";
import { DeskFailed } from "../../../lib/back-office/desk-page.tsx";
import type { Pages } from "../../../lib/use-pages.ts";
import { Empty } from "../../../ui/empty.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** A moment in full, under what happened. */
export function Moment({ at }: { at: string }) {
  const t = useTranslations("people");
  const language = useLanguage();
  const time = Date.parse(at);
  return (
    <time dateTime={at}>
      {t("moment", { date: dateOf(time, language), time: timeOf(time, language) })}
    </time>
  );
}

interface LinesProps {
  list: Pick<
    Pages,
    "isLoading" | "failed" | "reload" | "hasMore" | "hasFailed" | "busy" | "loadMore"
  >;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** A list that comes in pages: waiting, failed, empty, or its rows with a way to more. */
export function Lines({ list, isEmpty, empty, children }: LinesProps) {
  const t = useTranslations("backOffice.state");
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  if (list.isLoading) {
    return (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          {t("loading")}
        </p>
        {["first", "second", "third"].map((line) => (
          <Skeleton key={line} className="h-11 w-full" />
        ))}
      </div>
    );
  }
  if (isEmpty) return <Empty tile={{ name: "q", pair: 4 }}>{empty}</Empty>;
  return (
    <>
      {children}
      <DeskMore {...list} />
    </>
  );
}
