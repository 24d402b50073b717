import { useTranslations } from "use-intl";
import type messages from "./locales/en.json";

type Act = Exclude<keyof (typeof messages)["act"], "all">;

/** Those that have a name in the catalogue. */
export const acts = [
  "add_emission_factor",
  "add_note",
  "add_role",
  "advance_office_order",
  "announce_rate",
  "ask_correction",
  "ask_question",
  "assign_pickup",
  "confirm_campaign",
  "confirm_correction",
  "correct_balance",
  "create_budget",
  "decide_brand",
  "decide_dispute",
  "decide_point",
  "decide_top_up",
  "decide_transporter",
  "end_device",
  "export_people",
  "fill_budget",
  "finance_reward",
  "hold_deposit",
  "lift_suspension",
  "move_breach",
  "move_reward",
  "open_breach",
  "pass_task",
  "pause_point",
  "picture_reward",
  "refuse_campaign",
  "refuse_correction",
  "remove_role",
  "reopen_point",
  "reset_code",
  "restore_texts",
  "retire_question",
  "save_partner",
  "save_processing",
  "save_reward",
  "set_limit",
  "settle_handover",
  "settle_task",
  "stock_reward",
  "suspend_person",
  "take_task",
  "turn_switch",
  "view_person",
  "withdraw_voucher",
  "write_question",
  "write_texts",
] as const satisfies readonly Act[];

export const isAct = (act: string | null): act is (typeof acts)[number] =>
  acts.some((one) => one === act);

/** In words; an act without any stands as it is written down. */
export const useActName = (): ((act: string) => string) => {
  const t = useTranslations("audit.act");
  return (act) => (isAct(act) ? t(act) : act);
};
