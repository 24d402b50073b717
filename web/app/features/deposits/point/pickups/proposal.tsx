import type { Pickup } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button } from "../../../../ui/button.tsx";
import { pickupProblemOf } from "./pickup-problems.ts";
import { answerDriver } from "./pickups.api.ts";
import { useSending } from "../../../../lib/use-sending.ts";
import { useWindowText } from "./window-text.tsx";

interface ProposalProps {
  pickup: Pickup;
  onAnswered: () => Promise<void>;
}

/** The driver can come at another time: yes, or as it was. */
export function Proposal({ pickup, onAnswered }: ProposalProps) {
  const t = useTranslations("pickups");
  const textOf = useWindowText();
  const isOnline = useOnline();
  const { send, isBusy, problem } = useSending(pickupProblemOf);
  const { proposed, driver, id } = pickup;
  if (!proposed) return null;
  const answer = (isAccepted: boolean) => () => {
    if (!isOnline) return;
    void send(String(isAccepted), async (key) => {
      await answerDriver(id, isAccepted, key);
      await onAnswered();
    });
  };
  return (
    <section className="grid gap-2.5 rounded-medium rounded-ee-large bg-red-100 p-4">
      <p className="font-semibold text-red-700">
        {t("proposal.asks", { name: inOwnOrder(driver?.name ?? "") })}
      </p>
      <p className="text-[1.125rem] font-bold">{textOf(proposed)}</p>
      {problem && (
        <p role="alert" className="text-small font-semibold text-red-700">
          {t(`problem.${problem}`)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="ink" busy={isBusy} aria-disabled={!isOnline} onClick={answer(true)}>
          {t("proposal.take")}
        </Button>
        <Button variant="soft" aria-disabled={!isOnline || isBusy} onClick={answer(false)}>
          {t("proposal.keep")}
        </Button>
      </div>
      {!isOnline && <p className="text-small">{t("needsConnection")}</p>}
    </section>
  );
}
