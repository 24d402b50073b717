import type { MyDeposit } from "@app/contract/my-deposit";
import { shownTokens } from "@app/contract/tokens";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { Notice } from "../../ui/notice.tsx";

/** What the citizen said, and the answer: awaited or given. */
export function DisputeBlock({ deposit: { dispute } }: { deposit: MyDeposit }) {
  const t = useTranslations("tile");
  const language = useLanguage();
  const { tokens } = useNumbers();
  if (!dispute) return null;
  const { reason, note, held, answerBy, decision } = dispute;
  const said = (
    <p className="mt-1.5 text-small text-muted">
      {t("dispute.said", { reason: t(`reason.${reason}`) })}
      {note && (
        <>
          {t("colon")}
          <q dir="auto" className="break-words">
            {note}
          </q>
        </>
      )}
    </p>
  );
  if (decision) {
    return (
      <Notice tone="success" title={t(`dispute.${decision.kind}`)}>
        <p dir="auto" className="break-words">
          {decision.note}
        </p>
        {said}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={t("dispute.held", { count: shownTokens(held), shown: tokens(held) })}
    >
      {t("dispute.answerBy", { date: dateOf(Date.parse(answerBy), language) })}
      {said}
    </Notice>
  );
}
