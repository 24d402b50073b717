import type { DeskReward } from "@app/contract/reward-desk";
import { rewardLimits } from "@app/contract/reward-desk";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { readWhole } from "../../lib/typed-number.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { sendStock } from "./reward-desk.api.ts";
import { useDeskWork } from "./use-desk-work.ts";
import { WorkNotice } from "./work-notice.tsx";

interface RewardStockProps {
  reward: DeskReward;
  onDone: () => void;
}

/** Set from the number on the screen: whoever exchanged meanwhile is not forgotten. */
export function RewardStock({ reward: { id, stock }, onDone }: RewardStockProps) {
  const t = useTranslations("rewardDesk");
  const work = useDeskWork(onDone);
  const [typed, setTyped] = useState(stock === null ? "" : String(stock));
  const save = () => {
    const next = typed.trim() === "" ? null : readWhole(typed);
    const isRight = next === null || (next >= 0 && next <= rewardLimits.mostStock);
    if (!isRight) return work.setProblem("range");
    return void work.run(() => sendStock(id, stock, next));
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-t-[1.5px] border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 className="text-[1.125rem] font-extrabold">{t("stock.title")}</h3>
      <Field
        label={t("stock.label")}
        hint={t("stock.hint")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <WorkNotice work={work} />
      <Button type="submit" variant="soft" busy={work.isBusy} busyLabel={t("form.saving")}>
        {t("stock.save")}
      </Button>
    </form>
  );
}
