import { localized } from "@app/contract/localized-text";
import { Check, Heart } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fetchCauses, fetchMyVote, vote } from "./rewards.api.ts";
import type { LogIn, Person } from "./with-person.tsx";

type Cause = Awaited<ReturnType<typeof fetchCauses>>["causes"][number];

/** The voice of a citizen; the count on the screen follows it at once. */
const useVote = (isCitizen: boolean) => {
  const [mine, setMine] = useState<{ first: string | null; now: string | null } | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const known = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!isCitizen) return;
    // Without it there is still something to read.
    known.current = fetchMyVote().then(
      (id) => setMine({ first: id, now: id }),
      () => undefined,
    );
  }, [isCitizen]);

  const give = async (id: string) => {
    setSending(id);
    setFailed(false);
    try {
      // An answer later than the vote could be of before it or after, and the count would be wrong.
      await known.current;
      await vote(id);
      setMine((before) => ({ first: before?.first ?? null, now: id }));
    } catch {
      setFailed(true);
    } finally {
      setSending(null);
    }
  };

  const votesOf = ({ id, votes }: Cause): number =>
    votes + Number(mine?.now === id) - Number(mine?.first === id);

  return { mine: mine?.now ?? null, sending, hasFailed, give, votesOf };
};

/** What the community may give to next; the most wanted open in the next quarter. */
export function Causes({ person, logIn }: { person: Person; logIn: LogIn }) {
  const t = useTranslations("rewards");
  const language = useLanguage();
  const { data } = useLoaded(fetchCauses);
  const isCitizen = person.kind === "citizen";
  const { mine, sending, hasFailed, give, votesOf } = useVote(isCitizen);
  if (!data || data.causes.length === 0) return null;
  return (
    <section
      aria-labelledby="causes"
      className="mt-4 rounded-large rounded-ee-[56px] bg-red-100 p-5 pb-7 lg:mt-6 lg:rounded-ee-[96px] lg:p-10"
    >
      <h2 id="causes" className="text-h2">
        {t("causes.title")}
      </h2>
      <p className="mt-1.5 max-w-[54ch]">
        {t("causes.text", { date: dateOf(Date.parse(data.endsAt), language) })}
      </p>
      {hasFailed && (
        <Notice tone="problem" className="mt-3">
          {t("causes.failed")}
        </Notice>
      )}
      <ul className="mt-4 grid gap-2.5 lg:grid-cols-2 lg:gap-5">
        {data.causes.map((cause) => (
          <CauseRow
            key={cause.id}
            cause={cause}
            votes={votesOf(cause)}
            isMine={cause.id === mine}
            isBusy={cause.id === sending}
            onVote={isCitizen ? () => void give(cause.id) : null}
          />
        ))}
      </ul>
      {person.kind === "visitor" && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{t("causes.visitor")}</p>
          {logIn("soft")}
        </div>
      )}
    </section>
  );
}

interface CauseRowProps {
  cause: Cause;
  votes: number;
  isMine: boolean;
  isBusy: boolean;
  /** Null for those who have no voice. */
  onVote: (() => void) | null;
}

function CauseRow({ cause, votes, isMine, isBusy, onVote }: CauseRowProps) {
  const t = useTranslations("rewards");
  const language = useLanguage();
  const { whole } = useNumbers();
  const nameId = useId();
  const Icon = isMine ? Check : Heart;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-medium rounded-ee-[28px] bg-white p-4">
      <div className="min-w-0 flex-[1_1_12rem]">
        <h3 id={nameId} className="text-[1.0625rem] leading-snug">
          <bdi>{localized(cause.name, language)}</bdi>
        </h3>
        <p className="text-small text-muted">{localized(cause.description, language)}</p>
        <p className="mt-1 text-small font-semibold">
          {t("causes.votes", { count: votes, shown: whole(votes) })}
        </p>
      </div>
      {onVote && (
        <Button
          size="sm"
          variant={isMine ? "ink" : "soft"}
          busy={isBusy}
          aria-pressed={isMine}
          aria-describedby={nameId}
          onClick={() => !isMine && onVote()}
        >
          <Icon className="size-5" aria-hidden="true" />
          {t(isMine ? "causes.mine" : "causes.vote")}
        </Button>
      )}
    </li>
  );
}
