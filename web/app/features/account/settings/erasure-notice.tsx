import type { Account } from "@app/contract/account";
import { keepAccount } from "@app/contract/privacy";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Problems } from "../form.tsx";
import { problemsOf, type Problem } from "../problems.ts";

interface ErasureNoticeProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

/** Above everything else: an account that will be gone, and the way back. */
export function ErasureNotice({ account: { erasureDueAt }, onChanged }: ErasureNoticeProps) {
  const t = useTranslations("account");
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);

  const keep = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await call(keepAccount);
      setKept(true);
      await onChanged();
    } catch (error) {
      setProblems(problemsOf(error, {}));
    } finally {
      setBusy(false);
    }
  };

  if (erasureDueAt === null) {
    return isKept ? <Notice tone="success">{t("settings.privacy.kept")}</Notice> : null;
  }
  return (
    <>
      <Problems formId="erasure" problems={problems} />
      <Notice
        tone="warning"
        title={t("settings.privacy.planned", { date: dateOf(Date.parse(erasureDueAt), language) })}
        action={
          <Button variant="ink" busy={busy} busyLabel={t("saving")} onClick={() => void keep()}>
            {t("settings.privacy.keep")}
          </Button>
        }
      >
        {t("settings.privacy.plannedText")}
      </Notice>
    </>
  );
}
