import { type QuizCertificate, quizLength } from "@app/contract/quiz";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useFile } from "../../lib/use-file.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Wall } from "../../ui/wall.tsx";
import { certificateWall } from "./quiz-tiles.ts";
import { saveCertificate } from "./quiz.api.ts";

interface CertificatePageProps {
  /** Null when there is none; undefined when that is not known. */
  certificate: QuizCertificate | null | undefined;
  isLoading: boolean;
  onRetry: () => void;
}

/** What anybody who has its number may see of a certificate. */
export function CertificatePage({ certificate, isLoading, onRetry }: CertificatePageProps) {
  const t = useTranslations("quiz");
  return (
    <main id="content" className="wrap max-w-[64rem] flex-1 pt-2 pb-8 text-[1.125rem] lg:pt-10">
      <PageHead title={t("certificate.title")} description={t("certificate.description")} />
      {/* A child's name is nothing to search for. */}
      <meta name="robots" content="noindex" />
      {certificate && <Shown certificate={certificate} />}
      {certificate === null && <Missing />}
      {certificate === undefined && (isLoading ? <Waiting /> : <Failed onRetry={onRetry} />)}
    </main>
  );
}

function Shown({ certificate }: { certificate: QuizCertificate }) {
  const t = useTranslations("quiz.certificate");
  const { busy, problem, make } = useFile<"pdf">();
  const { number } = certificate;
  return (
    <>
      <Card certificate={certificate} />
      <div className="mt-4 grid gap-2.5 lg:flex lg:*:flex-1">
        <Button
          variant="ink"
          size="lg"
          turned
          busy={busy !== undefined}
          busyLabel={t("making")}
          onClick={() => void make("pdf", () => saveCertificate(number))}
        >
          <Download className="size-6" aria-hidden="true" />
          {t("save")}
        </Button>
        <ButtonLink to="/NextGenGreen/quiz" size="lg" variant="ghost">
          {t("again")}
        </ButtonLink>
      </div>
      {problem && (
        <Notice tone="problem" className="mt-4">
          {problem === "offline" ? t("saveOffline") : t("saveFailed")}
        </Notice>
      )}
    </>
  );
}

function Card({ certificate }: { certificate: QuizCertificate }) {
  const t = useTranslations("quiz");
  const { firstName, school, level, score, date, number } = certificate;
  const day = fullDayOf(date, useLanguage());
  return (
    <article className="overflow-hidden rounded-large rounded-ee-[72px] bg-white lg:grid lg:grid-cols-[2fr_3fr]">
      <Wall
        tiles={certificateWall}
        className="grid-cols-5 content-start lg:grid-cols-3 lg:bg-green-900"
      />
      <div className="px-6 pt-5 pb-9 lg:px-12 lg:py-12">
        <p>{t("certificate.heading", { level: t(`level.${level}`) })}</p>
        <h1 className="mt-1 text-[2.75rem] leading-tight wrap-anywhere text-green-700 lg:text-[4rem]">
          <bdi>{firstName}</bdi>
        </h1>
        <p className="mt-2 border-b-2 border-ink pb-4">
          {t.rich("certificate.line", { score, count: quizLength, b: (text) => <b>{text}</b> })}
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-3">
          <Fact name={t("certificate.school")} isWide>
            <bdi>{school}</bdi>
          </Fact>
          <Fact name={t("certificate.date")}>{day}</Fact>
          <Fact name={t("certificate.number")}>
            <Num className="text-[1.0625rem] whitespace-nowrap">{number}</Num>
          </Fact>
        </dl>
        <p className="mt-3 text-[0.9375rem] text-muted">
          {t("certificate.only")} {t("certificate.address")}
        </p>
      </div>
    </article>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={`border-b-[1.5px] border-line py-3 ${isWide ? "col-span-2" : ""}`}>
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="leading-snug font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Missing() {
  const t = useTranslations("quiz.certificate");
  return (
    <div className="pt-4">
      <h1 className="mb-6 text-h1">{t("title")}</h1>
      <Empty
        tile={{ name: "khatam", pair: 0 }}
        action={<ButtonLink to="/NextGenGreen/quiz">{t("again")}</ButtonLink>}
      >
        {t("missing")}
      </Empty>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("quiz");
  return (
    <div className="pt-4">
      <h1 className="mb-6 text-h1">{t("certificate.title")}</h1>
      <Empty
        tile={{ name: "khatam", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("certificate.failed")}
      </Empty>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-52 w-full rounded-large" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
