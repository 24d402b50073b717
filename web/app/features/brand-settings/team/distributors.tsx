import { KeyRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { loadDistributors, newCode, withdrawCode } from "../brand-settings.api.ts";
import { Loaded } from "../settings-frame.tsx";
import { Row } from "./row.tsx";
import { useAttempt } from "./use-attempt.ts";

type Shown = Awaited<ReturnType<typeof loadDistributors>>;

/** Who distributes for the brand, and the codes that still open the way in. */
export function Distributors() {
  const t = useTranslations("brandTeam.distributors");
  const loaded = useLoaded(loadDistributors);
  return (
    <section aria-labelledby="team-distributors">
      <h2 id="team-distributors" className="text-h2">
        {t("heading")}
      </h2>
      <p className="mt-2 max-w-[46ch] text-muted">{t("lead")}</p>
      <Loaded {...loaded}>{(shown) => <Lists {...shown} onChanged={loaded.refresh} />}</Loaded>
    </section>
  );
}

/** As it is read to somebody on the phone. */
const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

function Lists({
  mayInvite,
  distributors,
  codes,
  onChanged,
}: Shown & { onChanged: () => Promise<void> }) {
  const t = useTranslations("brandTeam");
  const language = useLanguage();
  const { busy, problem, attempt } = useAttempt();
  const date = (moment: string) => dateOf(Date.parse(moment), language);
  const change = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      await onChanged();
    });
  return (
    <>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`problem.${problem}`)}
        </Notice>
      )}
      <ul className="mt-3 border-t-2 border-ink">
        {distributors.map(({ id, name, since }) => (
          <Row key={id} name={<bdi>{name}</bdi>} detail={t("since", { date: date(since) })} />
        ))}
        {distributors.length === 0 && (
          <li className="border-b-[1.5px] border-line py-4 text-muted">{t("distributors.none")}</li>
        )}
      </ul>
      {codes.length > 0 && (
        <>
          <h3 className="mt-7 font-bold">{t("distributors.codes")}</h3>
          <ul className="mt-2 border-t-[1.5px] border-line">
            {codes.map(({ code, expiresAt }) => (
              <Row
                key={code}
                name={<Num className="text-[1.25rem] tabular-nums">{spaced(code)}</Num>}
                detail={t("distributors.until", { date: date(expiresAt) })}
              >
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={t("withdrawLabel", { to: code })}
                  onClick={() => change(() => withdrawCode(code))}
                >
                  {t("withdraw")}
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
      {mayInvite && (
        <Button
          variant="ghost"
          className="mt-5"
          busy={busy}
          busyLabel={t("distributors.making")}
          onClick={() => change(newCode)}
        >
          <KeyRound className="size-5" aria-hidden="true" />
          {t("distributors.new")}
        </Button>
      )}
    </>
  );
}
