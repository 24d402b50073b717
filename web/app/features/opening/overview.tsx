import type { PointProfile } from "@app/contract/point-profile";
import { ArrowRight, PackageCheck, PackageX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dashboardOf } from "../../lib/session/start-pages.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { Notice, type NoticeTone } from "../../ui/notice.tsx";
import { setFull, submitProfile } from "./opening.api.ts";
import { PapersSummary, PlaceSummary, PracticeSummary } from "./summaries.tsx";

interface OverviewProps {
  profile: PointProfile;
  onChanged: () => Promise<void>;
}

const tones: Record<PointProfile["state"], NoticeTone> = {
  draft: "info",
  pending: "info",
  more_info: "warning",
  approved: "success",
  refused: "problem",
  suspended: "problem",
};

/** Where the point stands, what was filled in, and the one thing to do next. */
export function Overview({ profile, onChanged }: OverviewProps) {
  const t = useTranslations("opening");
  const { state, note, place } = profile;
  const language = useLanguage();
  const { en, fr, ar } = place.name;
  const name = place.name[language] ?? en ?? fr ?? ar;
  return (
    <>
      <h1 tabIndex={-1} className={classNames(headingLook, "wrap-anywhere outline-none")}>
        <bdi>{name}</bdi>
      </h1>
      <Notice tone={tones[state]} title={t(`state.${state}.title`)} className="mt-4">
        {note ? <bdi className="block">{note}</bdi> : t(`state.${state}.text`)}
      </Notice>
      <div className="mt-5 grid gap-3">
        <NextAction profile={profile} onChanged={onChanged} />
      </div>
      {state !== "refused" && (
        <dl className="mt-8 border-t-2 border-ink">
          <Row step={1} title={t("place.short")}>
            <PlaceSummary place={place} />
          </Row>
          <Row step={2} title={t("practice.short")}>
            {profile.practice && <PracticeSummary practice={profile.practice} />}
          </Row>
          <Row step={3} title={t("papers.short")}>
            <PapersSummary papers={profile.papers} />
          </Row>
        </dl>
      )}
    </>
  );
}

function Row({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const t = useTranslations("opening");
  return (
    <div className="border-b-[1.5px] border-line py-4">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="text-[1.125rem] font-bold">{title}</span>
        <Link
          to={`?step=${step}`}
          aria-label={t("changeStep", { step: title })}
          className="link -my-2.5 inline-flex min-h-11 items-center"
        >
          {t("change")}
        </Link>
      </dt>
      <dd className="mt-1 grid gap-1">{children}</dd>
    </div>
  );
}

function NextAction({ profile, onChanged }: OverviewProps) {
  const t = useTranslations("opening");
  switch (profile.state) {
    case "draft":
    case "more_info":
      return <HandIn onChanged={onChanged} />;
    case "approved":
      return (
        <>
          <ButtonLink to={dashboardOf("Collection Point")} variant="ink" full turned>
            {t("weigh")}
            <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </ButtonLink>
          <FullSwitch profile={profile} onChanged={onChanged} />
          <ButtonLink to={`/consumer/points/${profile.id}`} variant="soft" full>
            {t("myPage")}
          </ButtonLink>
        </>
      );
    case "refused":
      return (
        <>
          <ButtonLink to="/contactUs" variant="ink" full turned>
            {t("contact")}
          </ButtonLink>
          <ButtonLink to="?step=1" variant="soft" full>
            {t("startAgain")}
          </ButtonLink>
        </>
      );
    case "suspended":
      return (
        <ButtonLink to="/contactUs" variant="ink" full turned>
          {t("contact")}
        </ButtonLink>
      );
    case "pending":
      return null;
  }
}

/** One at a time; what did not get through is said beside the button. */
const useAction = (act: () => Promise<unknown>) => {
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await act();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { busy, hasFailed, run: () => void run() };
};

function HandIn({ onChanged }: Pick<OverviewProps, "onChanged">) {
  const t = useTranslations("opening");
  const { busy, hasFailed, run } = useAction(async () => {
    await submitProfile();
    await onChanged();
  });
  return (
    <>
      {hasFailed && <Notice tone="problem">{t("notSent")}</Notice>}
      <Button variant="ink" full turned busy={busy} busyLabel={t("sending")} onClick={run}>
        {t("handIn")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </>
  );
}

function FullSwitch({ profile, onChanged }: OverviewProps) {
  const t = useTranslations("opening.full");
  const { id, isFull } = profile;
  const { busy, hasFailed, run } = useAction(async () => {
    await setFull(id, !isFull);
    await onChanged();
  });
  const Icon = isFull ? PackageCheck : PackageX;
  return (
    <>
      {hasFailed && <Notice tone="problem">{t("failed")}</Notice>}
      {isFull && <Notice tone="warning">{t("on")}</Notice>}
      <Button variant={isFull ? "accent" : "ghost"} full busy={busy} onClick={run}>
        <Icon className="size-5" aria-hidden="true" />
        {isFull ? t("end") : t("mark")}
      </Button>
    </>
  );
}
