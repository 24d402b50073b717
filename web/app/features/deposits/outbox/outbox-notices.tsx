import { mostWaiting } from "@app/contract/device-limits";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { forgetLoss, refreshOutbox } from "./outbox.ts";
import type { Outbox } from "./use-outbox.ts";

/** What is wrong with the phone itself, or soon will be. */
export function OutboxNotices({ outbox: { failure, lost, limits } }: { outbox: Outbox }) {
  const t = useTranslations("deposits");
  const { whole } = useNumbers();
  return (
    <>
      {failure && (
        <Notice
          tone="problem"
          title={t("outbox.failed")}
          action={
            <Button variant="soft" size="sm" onClick={() => void refreshOutbox()}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t(`outbox.failure.${failure}`)}
        </Notice>
      )}
      {lost > 0 && (
        <Notice
          tone="problem"
          title={t("outbox.lostTitle", { count: lost, shown: whole(lost) })}
          action={
            <Button variant="soft" size="sm" onClick={forgetLoss}>
              {t("outbox.understood")}
            </Button>
          }
        >
          {t("outbox.lostText")}
        </Notice>
      )}
      {limits.isNear && (
        <Notice tone={limits.isReached ? "problem" : "warning"}>
          {t(limits.isReached ? "outbox.limitReached" : "outbox.limitNear", {
            shown: whole(limits.waiting),
            most: whole(mostWaiting),
          })}
        </Notice>
      )}
    </>
  );
}
