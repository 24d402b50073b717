import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { usePages } from "../../../lib/use-pages.ts";
import { loadLog } from "../people.api.ts";
import { Lines, Moment } from "./lines.tsx";

const acts = [
  "view_person",
  "suspend_person",
  "lift_suspension",
  "reset_code",
  "add_role",
  "remove_role",
  "end_device",
  "add_note",
  "correct_balance",
  "ask_correction",
  "confirm_correction",
  "refuse_correction",
  "decide_transporter",
] as const;

/** What administrators did with this account, looking at it included. */
export function Log({ id }: { id: string }) {
  const t = useTranslations("people.log");
  const load = useCallback((after: string | undefined) => loadLog(id, after), [id]);
  const list = usePages(load);
  const entries = list.pages.flatMap((page) => page.entries);
  const nameOf = (act: string): string => {
    const known = acts.find((one) => one === act);
    return known ? t(`act.${known}`) : act;
  };
  return (
    <Lines list={list} isEmpty={entries.length === 0} empty={t("empty")}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t-[1.5px] border-line py-2 first:border-t-0">
            <p className="text-[0.9375rem] font-semibold">{nameOf(entry.act)}</p>
            {entry.note && (
              <p className="text-small break-words">
                <bdi>{entry.note}</bdi>
              </p>
            )}
            <p className="flex flex-wrap gap-x-2 text-micro text-muted">
              <bdi>{entry.actor}</bdi> <Moment at={entry.at} />
            </p>
          </li>
        ))}
      </ul>
    </Lines>
  );
}
