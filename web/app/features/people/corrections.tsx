import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Num } from "../../i18n/format.tsx";
import { Button } from "../../ui/button.tsx";
import { type Correction, loadCorrections, sendDecision } from "./people.api.ts";
import { ConfirmDialog } from "./panel/confirm-dialog.tsx";
import { useHundredths } from "./use-hundredths.ts";

/** Corrections that wait for a second administrator; nothing when there are none. */
export function Corrections() {
  const t = useTranslations("people.corrections");
  const [turn, setTurn] = useState(0);
  return <Asked key={turn} title={t("title")} onDecided={() => setTurn((before) => before + 1)} />;
}

function Asked({ title, onDecided }: { title: string; onDecided: () => void }) {
  const list = usePages(loadCorrections);
  const asked = list.pages.flatMap(({ corrections }) => corrections);
  if (asked.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="mb-4 rounded-medium rounded-ee-[28px] bg-yellow-100 px-4 py-3"
    >
      <h2 className="text-[1.125rem]">{title}</h2>
      <ul className="mt-1">
        {asked.map((correction) => (
          <AskedRow key={correction.id} correction={correction} onDecided={onDecided} />
        ))}
      </ul>
      <DeskMore {...list} />
    </section>
  );
}

function AskedRow({ correction, onDecided }: { correction: Correction; onDecided: () => void }) {
  const t = useTranslations("people.corrections");
  const hundredths = useHundredths();
  const [decision, setDecision] = useState<"confirmed" | "refused">();
  const { id, personId, person, tokens, reason, askedBy, isMine } = correction;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t-[1.5px] border-ink/15 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <Link
            to={`?person=${personId}`}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            <bdi>{person}</bdi>
          </Link>{" "}
          <Num className="font-bold">{hundredths(tokens, true)}</Num>
        </p>
        <p className="text-small break-words">
          <bdi>{reason}</bdi>
        </p>
        <p className="text-small text-muted">{t(isMine ? "mine" : "askedBy", { name: askedBy })}</p>
      </div>
      {!isMine && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" size="sm" onClick={() => setDecision("confirmed")}>
            {t("confirm")}
          </Button>
          <Button variant="soft" size="sm" onClick={() => setDecision("refused")}>
            {t("refuse")}
          </Button>
        </div>
      )}
      {decision && (
        <ConfirmDialog
          title={t(decision === "confirmed" ? "confirmTitle" : "refuseTitle")}
          text={t("about", { name: person, tokens: hundredths(tokens, true) })}
          action={t(decision === "confirmed" ? "confirm" : "refuse")}
          onClose={() => setDecision(undefined)}
          send={(key) => sendDecision(id, decision, key)}
          onDone={onDecided}
        />
      )}
    </li>
  );
}
