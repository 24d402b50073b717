import { localized } from "@app/contract/localized-text";
import type { MyPoint } from "@app/contract/points";
import { Download, Printer } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FileProblem } from "./file-problem.tsx";
import { loadOwnPoints, loadPoster, savePoster } from "./papers.api.ts";
import { useFile } from "../../lib/use-file.ts";

interface PosterScreenProps {
  /** Where the arrow leads. */
  back: string;
}

/** The owner looks at the poster as it will hang on the wall, and prints it. */
export function PosterScreen({ back }: PosterScreenProps) {
  const { data: points, failed, reload } = useLoaded(loadOwnPoints);
  const [chosen, setChosen] = useState<string>();
  const point = points?.find(({ id }) => id === chosen) ?? points?.[0];
  return (
    <PosterFrame back={back}>
      {points && points.length > 1 && point && (
        <PointChoice points={points} point={point} onChoose={setChosen} />
      )}
      {point && <PointPoster key={point.id} point={point} />}
      {!point && points && <NotYet />}
      {!points && (failed ? <Failed onRetry={reload} /> : <Waiting />)}
    </PosterFrame>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function PosterFrame({ back, children }: PosterScreenProps & { children?: ReactNode }) {
  const t = useTranslations("papers");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <title>{t("poster.title")}</title>
      <meta name="robots" content="noindex" />
      <div className="contents print:hidden">
        <AppBar tone="yellow" title={t("poster.title")} back={{ to: back, label: t("back") }} />
        {!isOnline && <OfflineStrip>{t("poster.offline")}</OfflineStrip>}
      </div>
      <main
        id="content"
        className="mx-auto grid w-full max-w-[56rem] content-start gap-6 px-page pt-5 pb-10 print:block print:max-w-none print:p-0"
      >
        {children ?? <Waiting />}
      </main>
    </div>
  );
}

function PointPoster({ point }: { point: MyPoint }) {
  const load = useCallback(() => loadPoster(point.id), [point.id]);
  const { data: picture, failed, reload } = useLoaded(load);
  if (picture === null) return <NotYet />;
  if (!picture) return failed ? <Failed onRetry={reload} /> : <Waiting />;
  return <Poster point={point} picture={picture} />;
}

/** Shows what was fetched, and lets go of it with the image. */
const showIn =
  (picture: Blob) =>
  (image: HTMLImageElement): (() => void) => {
    const address = URL.createObjectURL(picture);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };

function Poster({ point, picture }: { point: MyPoint; picture: Blob }) {
  const t = useTranslations("papers");
  const name = localized(point.name, useLanguage());
  const { busy, problem, make } = useFile<"pdf">();
  const show = useMemo(() => showIn(picture), [picture]);
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem] print:block">
      <div className="grid grid-cols-2 gap-3 md:sticky md:top-6 md:order-last md:grid-cols-1 print:hidden">
        <p className="text-muted max-md:col-span-2">{t("poster.lead")}</p>
        <Button variant="ink" size="lg" turned onClick={() => print()}>
          <Printer className="size-5 flex-none" aria-hidden="true" />
          {t("poster.print")}
        </Button>
        <Button
          variant="soft"
          size="lg"
          busy={busy !== undefined}
          busyLabel={t("making")}
          onClick={() => void make("pdf", () => savePoster(point.id))}
        >
          <Download className="size-5 flex-none" aria-hidden="true" />
          {t("poster.save")}
        </Button>
        <div className="max-md:col-span-2 empty:hidden">
          <FileProblem problem={problem} />
        </div>
      </div>
      <img
        ref={show}
        alt={t("poster.picture", { point: name })}
        className="sheet mx-auto aspect-[210/297] w-full max-w-[32rem] rounded-medium bg-plaster shadow-e2 print:max-w-none print:rounded-none print:shadow-none"
      />
    </div>
  );
}

interface PointChoiceProps {
  points: readonly MyPoint[];
  point: MyPoint;
  onChoose: (id: string) => void;
}

function PointChoice({ points, point, onChoose }: PointChoiceProps) {
  const t = useTranslations("papers");
  const language = useLanguage();
  return (
    <label className="grid gap-2 font-bold print:hidden">
      {t("point")}
      <span className="field-box">
        <select
          value={point.id}
          className="min-h-11 w-full"
          onChange={(event) => onChoose(event.target.value)}
        >
          {points.map(({ id, name }) => (
            <option key={id} value={id}>
              {localized(name, language)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** A code that leads nowhere is not hung up. */
function NotYet() {
  const t = useTranslations("papers");
  return <Empty tile={{ name: "shop", pair: 2 }}>{t("poster.notYet")}</Empty>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("papers");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "shop", pair: 2 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("poster.failed")}
      </Empty>
    </div>
  );
}

function Waiting() {
  const t = useTranslations("papers");
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
      <p role="status" className="sr-only">
        {t("making")}
      </p>
      <div className="grid grid-cols-2 gap-3 md:order-last md:grid-cols-1">
        <Skeleton className="h-18 w-full max-md:col-span-2" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className="mx-auto aspect-[210/297] w-full max-w-[32rem]" />
    </div>
  );
}
