import type { PublicReport } from "@app/contract/reports";
import { BadgeCheck, FileUp, TriangleAlert } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { classNames } from "../../ui/class-names.ts";
import { checksumOf, type Match, matchOf } from "./compare-checksum.ts";
import { useFileWords } from "./use-file-words.ts";

/** Whether a file, or a checksum, is one of the report's own. Nothing leaves the device. */
export function CompareFile({ report }: { report: PublicReport }) {
  const t = useTranslations("check.report.compare");
  const [typed, setTyped] = useState("");
  const [match, setMatch] = useState<Match>();
  const chooser = useId();
  const field = useId();

  const compare = (checksum: string) => {
    setTyped(checksum);
    setMatch(matchOf(report, checksum));
  };
  const take = async (file: File | undefined) => {
    if (file) compare(await checksumOf(file));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    compare(typed);
  };

  return (
    <div data-testid="compare">
      <h2 className="text-[1.25rem] leading-tight rtl:leading-[1.4]">{t("title")}</h2>
      <p className="mt-1.5 max-w-[40rem] text-blue-200">{t("text")}</p>
      {/* The field itself covers the box: what is dropped on it is chosen, without a script. */}
      <div className="relative mt-5 grid min-h-32 place-items-center rounded-large rounded-ee-[48px] border-2 border-dashed border-blue-400 px-5 py-6 text-center font-bold outline-yellow-400 hover:bg-blue-700 has-focus-visible:outline-3">
        <label htmlFor={chooser} className="grid justify-items-center gap-2">
          <FileUp className="size-8 text-blue-200" aria-hidden="true" />
          {t("choose")}
        </label>
        <input
          id={chooser}
          type="file"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
      </div>
      <form noValidate onSubmit={submit} className="mt-5">
        <label htmlFor={field} className="font-bold">
          {t("or")}
        </label>
        <div className="mt-2 flex items-center gap-1.5 rounded-[16px] bg-white p-1.5 text-ink outline-yellow-400 focus-within:outline-3">
          <input
            id={field}
            dir="ltr"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setMatch(undefined);
            }}
            className="min-h-12 w-full min-w-0 flex-1 px-3.5 tabular-nums outline-none"
          />
          <button
            type="submit"
            className="button min-h-12 flex-none rounded-medium bg-yellow-400 px-5 text-ink hover:bg-yellow-500"
          >
            {t("check")}
          </button>
        </div>
      </form>
      <div aria-live="polite">{match && <Verdict match={match} checksum={typed} />}</div>
    </div>
  );
}

function Verdict({ match, checksum }: { match: Match; checksum: string }) {
  const t = useTranslations("check.report.compare");
  const nameOf = useFileWords();
  const isGood = match.name === "file" || match.name === "figures";
  const Icon = isGood ? BadgeCheck : TriangleAlert;
  return (
    <div
      data-testid="match"
      data-match={match.name}
      className={classNames(
        "mt-5 flex items-start gap-3.5 rounded-medium rounded-ee-large p-4",
        isGood ? "bg-green-100 text-green-900" : "bg-red-100 text-red-700",
      )}
    >
      <Icon className="size-7 flex-none" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-bold">
          {match.name === "file" ? t("matches", { file: nameOf(match.file) }) : t(match.name)}
        </p>
        {match.name !== "wrong" && (
          <p className="mt-1 text-small text-ink">
            {t("yours")} <Num className="wrap-anywhere">{checksum}</Num>
          </p>
        )}
      </div>
    </div>
  );
}
