import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useWaitingCount } from "../../lib/use-waiting-count.ts";
import { Notice } from "../../ui/notice.tsx";

/** Somebody's session ended before everything was sent: nothing is lost, and only they can send it. */
export function WaitingDeposits() {
  const t = useTranslations("session");
  const { whole } = useNumbers();
  const count = useWaitingCount() ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="info" className="mb-4">
      {t("waitingDeposits", { count, shown: whole(count) })}
    </Notice>
  );
}
