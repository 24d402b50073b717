import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Pages } from "../../lib/use-pages.ts";

type MoreButtonProps = Pick<Pages, "hasMore" | "hasFailed" | "busy" | "loadMore">;

/** Under a list of which there is more. */
export function MoreButton({ hasMore, hasFailed, busy, loadMore }: MoreButtonProps) {
  const t = useTranslations("overview.state");
  if (!hasMore) return null;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {hasFailed && <Notice tone="problem">{t("failed")}</Notice>}
      <Button variant="soft" busy={busy} busyLabel={t("loading")} onClick={() => void loadMore()}>
        {t("more")}
      </Button>
    </div>
  );
}
