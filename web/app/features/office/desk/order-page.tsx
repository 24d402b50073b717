import type { OfficeOrder } from "@app/contract/office-orders";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { weekdayOf } from "../../../i18n/when.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { orderSource } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { CalendarPart } from "./calendar-part.tsx";
import { Failed, OfficeFrame, Waiting } from "./office-frame.tsx";
import { OrderState } from "./order-state.tsx";

/** One order: how far it is, its calendar, and what was ordered. */
export function OrderPage({ id }: { id: string }) {
  const t = useTranslations("office.orderPage");
  const source = useMemo(() => orderSource(id), [id]);
  const { data, at, problem, reload } = useKept(source);
  return (
    <OfficeFrame
      title={t("title")}
      orderId={data ? id : undefined}
      at={at}
      problem={problem}
      heading={data && t("heading", { number: leftToRight(data.number) })}
    >
      {data ? (
        <Shown order={data} reload={reload} />
      ) : data === null ? (
        <Empty
          tile={{ name: "arch", pair: 6 }}
          action={<ButtonLink to="/officepack/dashboard">{t("toDashboard")}</ButtonLink>}
        >
          {t("gone")}
        </Empty>
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </OfficeFrame>
  );
}

interface ShownProps {
  order: OfficeOrder;
  reload: () => Promise<void>;
}

function Shown({ order, reload }: ShownProps) {
  return (
    <>
      {order.status !== "active" && <OrderState order={order} reload={reload} />}
      {order.status === "active" && <CalendarPart order={order} reload={reload} />}
      <Facts order={order} />
    </>
  );
}

function Facts({ order }: { order: OfficeOrder }) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const language = useLanguage();
  const day = weekdayOf(`2026-11-${15 + order.weekday}`, language, "long");
  const rows = [
    [t("order.check.pack"), t(`pack.${order.pack}`)],
    [t("orderPage.price"), t("summary.perMonth", { what: words.money(order.dinarsPerMonth) })],
    [t("order.check.sites"), order.sites.map(({ name }) => name).join(", ")],
    [
      t("order.check.rhythm"),
      t("order.check.when", {
        rhythm: t(`rhythm.${order.rhythm}`),
        day,
        half: t(`half.${order.half}`),
      }),
    ],
  ] as const;
  return (
    <section className="rounded-large rounded-ee-turn bg-white p-6">
      <h2 className="text-h3">{t("orderPage.facts")}</h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t-[1.5px] border-line py-2.5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
