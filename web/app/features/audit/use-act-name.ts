import { useTranslations } from "use-intl";
import type messages from "./locales/en.json";

type Act = Exclude<keyof (typeof messages)["act"], "all">;

/** Those that have a name in the catalogue. */
export const acts = [
  "advance_office_order",
  "announce_rate",
  "confirm_campaign",
  "create_budget",
  "decide_brand",
  "decide_dispute",
  "decide_point",
  "decide_top_up",
  "decide_transporter",
  "fill_budget",
  "finance_reward",
  "hold_deposit",
  "refuse_campaign",
  "withdraw_voucher",
] as const satisfies readonly Act[];

export const isAct = (act: string | null): act is (typeof acts)[number] =>
  acts.some((one) => one === act);

/** In words; an act without any stands as it is written down. */
export const useActName = (): ((act: string) => string) => {
  const t = useTranslations("audit.act");
  return (act) => (isAct(act) ? t(act) : act);
};
