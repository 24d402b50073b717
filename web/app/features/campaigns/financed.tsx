import { localized } from "@app/contract/localized-text";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Table } from "../../ui/table.tsx";
import { type Financed as Answer, loadFinanced } from "./campaigns.api.ts";

/** The rewards that carry the brand's name, and how often they were exchanged: never by whom. */
export function Financed() {
  const t = useTranslations("campaigns.rewards");
  const { data, failed, reload } = useLoaded(loadFinanced);
  return (
    <section className="mt-14">
      <h2 className="text-h2">{t("title")}</h2>
      <p className="mt-2 max-w-[48ch] text-muted">{t("lead")}</p>
      <div className="mt-5">
        {data ? <Content answer={data} /> : failed ? <Failed onRetry={reload} /> : <Waiting />}
      </div>
    </section>
  );
}

function Content({ answer }: { answer: Answer }) {
  const t = useTranslations("campaigns.rewards");
  if (answer.rewards.length === 0) {
    return (
      <Empty
        tile={{ name: "basket", pair: 4 }}
        action={
          <ButtonLink to="/contactUs" variant="soft">
            {t("write")}
          </ButtonLink>
        }
      >
        {t("none")}
      </Empty>
    );
  }
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-start">
      <Rewards rewards={answer.rewards} />
      <Exchanges answer={answer} />
    </div>
  );
}

function Rewards({ rewards }: Pick<Answer, "rewards">) {
  const t = useTranslations("campaigns.rewards");
  const language = useLanguage();
  return (
    <ul className="border-b-[1.5px] border-line">
      {rewards.map(({ id, name, isOffered }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-[1.5px] border-line py-2.5"
        >
          <bdi className="font-semibold">{localized(name, language)}</bdi>
          <Chip tone={isOffered ? "green" : "line"}>{t(isOffered ? "offered" : "notOffered")}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Exchanges({ answer: { exchanges, isTooFew } }: { answer: Answer }) {
  const t = useTranslations("campaigns.rewards");
  const language = useLanguage();
  const { whole } = useNumbers();
  const month = (name: string) => monthName(name, language, true);
  return (
    <div>
      <Table
        caption={t("exchanges")}
        isCaptionHidden
        columns={[
          {
            id: "period",
            label: t("period"),
            cell: ({ first, last }) =>
              first === last
                ? month(first)
                : t("months", { first: month(first), last: month(last) }),
          },
          {
            id: "count",
            label: t("exchanges"),
            isNumber: true,
            cell: ({ count }) => <Num>{whole(count)}</Num>,
          },
        ]}
        rows={exchanges}
        rowKey={({ first }) => first}
        empty={t(isTooFew ? "tooFew" : "noExchanges")}
      />
      {exchanges.length > 0 && <p className="mt-2 text-small text-muted">{t("merged")}</p>}
    </div>
  );
}

function Waiting() {
  const t = useTranslations("campaigns");
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("campaigns");
  return (
    <Notice
      tone="problem"
      action={
        <Button variant="soft" size="sm" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("rewards.failed")}
    </Notice>
  );
}
