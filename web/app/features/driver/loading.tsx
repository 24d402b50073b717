import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function Waiting() {
  const t = useTranslations("driver");
  return (
    <div className="grid gap-4 pt-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("driver");
  return (
    <div role="alert" className="pt-3">
      <Empty
        tile={{ name: "van", pair: 6 }}
        action={
          <Button variant="ink" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("notLoaded")}
      </Empty>
    </div>
  );
}
