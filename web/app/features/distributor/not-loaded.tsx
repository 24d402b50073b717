import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("distributor");
  return (
    <Notice
      tone="problem"
      title={t("notLoaded")}
      action={
        <Button variant="soft" size="sm" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    />
  );
}

export function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
