import { product } from "@app/contract/product";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import type { OutboxEntry } from "./entry.ts";
import { NoEntries } from "./entry-list.tsx";
import { EntryRow } from "./entry-row.tsx";
import { GiveUpDialog } from "./give-up-dialog.tsx";
import { sendOutbox, tellOthers } from "./outbox.ts";
import { acknowledgeEntry, correctEntry, giveUpEntry } from "./outbox-store.ts";
import { isAboutCode, refusalText } from "./refusals.ts";

/** Changes an entry on the phone; the server learns of it as of any other. */
const change = async (changed: Promise<void>): Promise<void> => {
  await changed;
  await tellOthers();
  void sendOutbox();
};

interface Asking {
  number: number;
  about: "code" | "givingUp";
}

interface ToSolveListProps {
  entries: readonly OutboxEntry[];
  now: number;
}

export function ToSolveList({ entries, now }: ToSolveListProps) {
  const t = useTranslations("deposits");
  const [asking, setAsking] = useState<Asking>();
  const asked = entries.find(({ number }) => number === asking?.number);
  const close = () => setAsking(undefined);
  const wordOf = ({ refusal, state }: OutboxEntry): string => {
    const reason = t(`outbox.refusal.${refusalText(refusal)}`);
    return state === "recorded" ? t("outbox.notUndone", { reason }) : reason;
  };
  if (entries.length === 0) return <NoEntries>{t("outbox.empty.toSolve")}</NoEntries>;
  return (
    <>
      <ul aria-label={t("outbox.list.toSolve")}>
        {entries.map((entry) => (
          <EntryRow key={entry.number} entry={entry} now={now} word={wordOf(entry)}>
            <Solve entry={entry} onAsk={(about) => setAsking({ number: entry.number, about })} />
          </EntryRow>
        ))}
      </ul>
      {asked && asking?.about === "code" && (
        <CorrectDialog
          code={asked.deposit.citizenCode}
          onCorrect={(code) => change(correctEntry(asked.number, code))}
          onClose={close}
        />
      )}
      {asked && asking?.about === "givingUp" && (
        <GiveUpDialog onGiveUp={(why) => change(giveUpEntry(asked.number, why))} onClose={close} />
      )}
    </>
  );
}

interface SolveProps {
  entry: OutboxEntry;
  onAsk: (about: Asking["about"]) => void;
}

/** What can be done about it. */
function Solve({ entry, onAsk }: SolveProps) {
  const t = useTranslations("deposits");
  const { number, refusal, state } = entry;
  return (
    <div className="flex flex-wrap gap-2 border-t-2 border-white p-3">
      {state === "recorded" ? (
        <Button variant="ink" size="sm" onClick={() => void change(acknowledgeEntry(number))}>
          {t("outbox.understood")}
        </Button>
      ) : (
        <>
          {isAboutCode(refusal) && (
            <Button variant="ink" size="sm" onClick={() => onAsk("code")}>
              {t("outbox.correct")}
            </Button>
          )}
          <Button variant="soft" size="sm" onClick={() => onAsk("givingUp")}>
            {t("outbox.giveUp")}
          </Button>
        </>
      )}
      <a
        href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
        className="button min-h-11 rounded-medium border-2 border-line bg-white px-3.5 py-1.5 text-[0.9375rem] hover:border-edge"
      >
        <Phone className="size-4" aria-hidden="true" />
        {t("outbox.call")}
      </a>
    </div>
  );
}
