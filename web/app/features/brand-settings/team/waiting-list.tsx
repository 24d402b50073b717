import type { TeamInvitation } from "@app/contract/brand-team";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { withdraw } from "../brand-settings.api.ts";
import { Row } from "./row.tsx";
import { useAttempt } from "./use-attempt.ts";

interface WaitingListProps {
  invitations: readonly TeamInvitation[];
  onChanged: () => Promise<void>;
}

/** Who is invited and has not answered. */
export function WaitingList({ invitations, onChanged }: WaitingListProps) {
  const t = useTranslations("brandTeam");
  const language = useLanguage();
  const { problem, attempt } = useAttempt();
  return (
    <>
      <h3 className="mt-7 font-bold">{t("waiting")}</h3>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
      <ul className="mt-2 border-t-[1.5px] border-line">
        {invitations.map(({ id, sentTo, rank, expiresAt }) => (
          <Row
            key={id}
            name={<Num>{sentTo}</Num>}
            detail={t("invited", {
              rank: t(`rank.${rank}`),
              date: dateOf(Date.parse(expiresAt), language),
            })}
          >
            <Button
              variant="soft"
              size="sm"
              aria-label={t("withdrawLabel", { to: sentTo })}
              onClick={() =>
                void attempt(async () => {
                  await withdraw(id);
                  await onChanged();
                })
              }
            >
              {t("withdraw")}
            </Button>
          </Row>
        ))}
      </ul>
    </>
  );
}
