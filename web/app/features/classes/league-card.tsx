import { fewestPupils, fewestResults } from "@app/contract/classes";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { failureOf } from "../../lib/form-problems.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { joinLeague, type School } from "./classes.api.ts";

interface LeagueCardProps {
  school: School;
  onChanged: () => Promise<void>;
}

/** Off until the school says yes, and off again at a tap. */
export function LeagueCard({ school, onChanged }: LeagueCardProps) {
  const t = useTranslations("classes");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"offline" | "failed">();
  // Where the network failed the same turn may have arrived; the next turn is another one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { isInLeague, isAccepted } = school;
  const turn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await joinLeague(!isInLeague, key);
      setKey(crypto.randomUUID());
      await onChanged();
    } catch (error) {
      setProblem(failureOf(error).kind === "offline" ? "offline" : "failed");
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="rounded-large rounded-ee-turn border-2 border-ink p-5 pb-6 lg:p-7">
      <h2 className="text-h3">{t("league.title")}</h2>
      <p className="mt-2">{t("league.text", { pupils: fewestPupils, results: fewestResults })}</p>
      <CheckboxField
        className="mt-3"
        label={<b>{t("league.agree")}</b>}
        checked={isInLeague}
        aria-busy={busy || undefined}
        onChange={() => void turn()}
      />
      {isInLeague && !isAccepted && (
        <Notice tone="info" className="mt-3">
          {t.rich("league.notAccepted", {
            form: (text) => (
              <Link to="/NextGenGreen/school_form" className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </Notice>
      )}
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
      <Link to="/NextGenGreen/league" className="link mt-2 inline-flex min-h-11 items-center">
        {t("league.see")}
      </Link>
    </section>
  );
}
