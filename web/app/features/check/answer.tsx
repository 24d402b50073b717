import { BadgeCheck, CircleHelp, Clock3, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Skeleton } from "../../ui/skeleton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Happened } from "./happened.tsx";
import { ReportAnswer } from "./report-answer.tsx";
import type { CheckState } from "./use-check.ts";
import { useSummaryWords } from "./use-summary-words.ts";

interface AnswerProps {
  state: CheckState;
  onRetry: () => void;
}

/** Where the verdict appears; a screen reader is told when it does. */
export function Answer({ state, onRetry }: AnswerProps) {
  return (
    <div className="mt-7" aria-live="polite" data-testid="answer" data-state={nameOf(state)}>
      <AnswerIn state={state} onRetry={onRetry} />
    </div>
  );
}

const nameOf = (state: CheckState): string =>
  state.name === "checked" ? state.checked.verdict : state.name;

function AnswerIn({ state, onRetry }: AnswerProps) {
  const t = useTranslations("check.answer");
  const again = (
    <button type="button" className="link min-h-11 justify-self-start" onClick={onRetry}>
      {t("tryAgain")}
    </button>
  );
  switch (state.name) {
    case "idle":
      return null;
    case "loading":
      return <Waiting label={t("loading")} />;
    case "unknown":
      return (
        <Plain
          icon={<CircleHelp className="size-8" />}
          title={t("unknown.title")}
          text={t("unknown.text")}
        />
      );
    case "offline":
      return (
        <Plain
          icon={<WifiOff className="size-8" />}
          title={t("offline.title")}
          text={t("offline.text")}
        >
          {again}
        </Plain>
      );
    case "failed":
      return (
        <Plain
          icon={<TriangleAlert className="size-8" />}
          title={t("failed.title")}
          text={t("failed.text")}
        >
          {again}
        </Plain>
      );
    case "report":
      return <ReportAnswer report={state.report} />;
    case "checked":
      return <Verdict {...state} />;
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="grid gap-3 opacity-40" role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-full max-w-72" />
      <Skeleton className="h-5 w-48" />
    </div>
  );
}

interface PlainProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** The good one is green, the bad one stands on red; the words say it too. */
  tone?: "good" | "bad" | "plain";
  children?: ReactNode;
}

const icons = { good: "text-green-300", bad: "text-red-700", plain: "text-blue-200" };

function Plain({ icon, title, text, tone = "plain", children }: PlainProps) {
  return (
    <div
      className={classNames(
        "flex items-start gap-3.5",
        tone === "bad" && "rounded-medium rounded-ee-large bg-red-100 p-4 text-red-700",
      )}
    >
      <span className={classNames("size-8 flex-none", icons[tone])} aria-hidden="true">
        {icon}
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h2 className="text-[1.25rem] leading-tight rtl:leading-[1.4]">{title}</h2>
        <p className={tone === "bad" ? "text-ink" : "text-blue-200"}>{text}</p>
        {children}
      </div>
    </div>
  );
}

type Known = Extract<CheckState, { name: "checked" }>;

function Verdict({ checked, summary, commune }: Known) {
  const t = useTranslations("check.answer");
  const words = useSummaryWords(summary, commune);
  const { verdict, events } = checked;
  if (verdict === "differs") {
    return (
      <Plain
        tone="bad"
        icon={<TriangleAlert className="size-8" />}
        title={t("differs.title")}
        text={t("differs.text")}
      >
        <Happened events={events} isDark={false} />
        <Link to="/contactUs" className="link inline-flex min-h-11 items-center">
          {t("differs.write")}
        </Link>
      </Plain>
    );
  }
  const isOurs = verdict === "matches";
  return (
    <Plain
      tone={isOurs ? "good" : "plain"}
      icon={isOurs ? <BadgeCheck className="size-8" /> : <Clock3 className="size-8" />}
      title={isOurs ? words.title : t("waits.title", { what: words.weight })}
      text={`${words.text} ${t(isOurs ? "matches.text" : "waits.text")}`}
    >
      <Happened events={events} isDark />
    </Plain>
  );
}
