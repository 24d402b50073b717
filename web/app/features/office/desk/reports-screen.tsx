import { dayInAlgeria } from "@app/contract/country-time";
import { FileText } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { monthName } from "../../../i18n/month-name.ts";
import { Num } from "../../../i18n/num.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { useFile } from "../../../lib/use-file.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { drawingOf } from "../../../lib/material-tile.ts";
import { materialPairs } from "../bin-tiles.tsx";
import { officeSource, reportSource, saveCertificate } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { ListBox } from "./list-box.tsx";
import { Failed, OfficeFrame, Waiting } from "./office-frame.tsx";

/** A month at a time: kilograms by material, lot by lot, and the certificate. */
export function ReportsScreen() {
  const t = useTranslations("office.reports");
  const language = useLanguage();
  const { data, at, problem, reload } = useKept(officeSource);
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? data?.months[0]?.month;
  return (
    <OfficeFrame
      title={t("title")}
      orderId={data?.order?.id}
      at={at}
      problem={problem}
      heading={t("heading")}
    >
      {data ? (
        month === undefined ? (
          <Empty
            tile={{ name: "book", pair: 7 }}
            action={<ButtonLink to="/officepack/dashboard">{t("toDashboard")}</ButtonLink>}
          >
            {t("empty")}
          </Empty>
        ) : (
          <>
            <div className="max-w-80">
              <ListBox
                label={t("month")}
                value={month}
                onChange={setChosen}
                options={data.months.map((one) => ({
                  value: one.month,
                  label: monthName(one.month, language, true),
                }))}
              />
            </div>
            <MonthReport key={month} month={month} />
          </>
        )
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </OfficeFrame>
  );
}

function MonthReport({ month }: { month: string }) {
  const t = useTranslations("office.reports");
  const words = useOfficeWords();
  const source = useMemo(() => reportSource(month), [month]);
  const { data: report, problem, reload } = useKept(source);
  const file = useFile<"pdf">();
  if (!report) return problem ? <Failed onRetry={reload} /> : <Skeleton className="h-72 w-full" />;
  const figures = [
    [t("signedTotal"), words.weight(report.grams)],
    [t("received"), words.weight(report.receivedGrams)],
    [t("perPerson"), words.weight(Math.round(report.grams / Math.max(1, report.people)))],
  ] as const;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([label, value], place) => (
          <div
            key={label}
            className={`rounded-medium rounded-ee-large px-5 py-4 ${place === 0 ? "bg-yellow-400" : "bg-white"}`}
          >
            <dt>{label}</dt>
            <dd className="text-[1.625rem] leading-snug font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2.5 justify-items-start">
        {file.problem && (
          <Notice tone="problem">
            {t(file.problem === "offline" ? "fileOffline" : "fileFailed")}
          </Notice>
        )}
        <Button
          busy={file.busy === "pdf"}
          busyLabel={t("making")}
          onClick={() => void file.make("pdf", () => saveCertificate(month))}
        >
          <FileText className="size-5 flex-none" aria-hidden="true" />
          {t("certificate")}
        </Button>
      </div>
      <section className="rounded-large rounded-ee-turn bg-white p-6">
        <h2 className="text-h3">{t("materials")}</h2>
        <dl className="mt-3">
          {report.weights.map(({ material, grams }) => (
            <div
              key={material}
              className="grid min-h-13 grid-cols-[1fr_auto] items-center gap-3 border-t-[1.5px] border-line"
            >
              <dt className="flex items-center gap-3">
                <Tile name={drawingOf[material]} pair={materialPairs[material]} className="w-9" />
                {words.material(material)}
              </dt>
              <dd className="font-bold tabular-nums">{words.weight(grams)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Lots lots={report.lots} />
    </>
  );
}

type Lot = ReturnType<ReturnType<typeof reportSource>["parse"]>["lots"][number];

/** Each with the way to its proof, which anybody may follow. */
function Lots({ lots }: { lots: readonly Lot[] }) {
  const t = useTranslations("office.reports");
  const words = useOfficeWords();
  const columns: Column<Lot>[] = [
    { id: "lot", label: t("lot"), cell: ({ number }) => <Num className="font-bold">{number}</Num> },
    { id: "day", label: t("day"), cell: ({ at }) => words.day(dayInAlgeria(at)) },
    { id: "site", label: t("site"), cell: ({ site }) => <bdi>{site}</bdi> },
    {
      id: "weight",
      label: t("weight"),
      isNumber: true,
      cell: ({ weights }) => words.weight(weights.reduce((sum, { grams }) => sum + grams, 0)),
    },
    {
      id: "received",
      label: t("received"),
      isNumber: true,
      cell: ({ receivedAt, receivedGrams }) =>
        receivedAt === null ? t("onTheWay") : words.weight(receivedGrams),
    },
    {
      id: "check",
      label: t("proof"),
      cell: ({ number }) => (
        <Link to={`/check/${number}`} className="link inline-flex min-h-11 items-center">
          {t("check")}
          <span className="sr-only"> {number}</span>
        </Link>
      ),
    },
  ];
  return (
    <section className="rounded-large rounded-ee-turn bg-white p-6">
      <Table
        caption={t("lots")}
        columns={columns}
        rows={lots}
        rowKey={({ number }) => number}
        empty={t("empty")}
      />
      <p className="mt-4 max-w-[70ch] text-small text-muted">{t("signed")}</p>
    </section>
  );
}
