import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Pages } from "../use-pages.ts";

type DeskMoreProps = Pick<Pages, "hasMore" | "hasFailed" | "busy" | "loadMore">;

/** Under a table of which there is more. */
export function DeskMore({ hasMore, hasFailed, busy, loadMore }: DeskMoreProps) {
  const t = useTranslations("backOffice");
  if (!hasMore) return null;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {hasFailed && <Notice tone="problem">{t("state.failed")}</Notice>}
      <Button
        variant="soft"
        busy={busy}
        busyLabel={t("state.loading")}
        onClick={() => void loadMore()}
      >
        {t("state.more")}
      </Button>
    </div>
  );
}
