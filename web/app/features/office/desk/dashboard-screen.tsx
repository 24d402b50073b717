import type { OfficeOrder } from "@app/contract/office-orders";
import { CalendarPlus, MessageSquareWarning } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Office, officeSource } from "../office.api.ts";
import { ExtraDialog } from "./extra-dialog.tsx";
import { FloorsCard } from "./floors-card.tsx";
import { MonthHero } from "./month-hero.tsx";
import { NextVisit } from "./next-visit.tsx";
import { Failed, OfficeFrame, Waiting } from "./office-frame.tsx";
import { OrderState } from "./order-state.tsx";
import { PinCards } from "./pin-cards.tsx";
import { ProblemDialog } from "./problem-dialog.tsx";
import { ReportsCard } from "./reports-card.tsx";

const refreshMs = 60_000;

/** The wall of the month, the next van, and everything an office asks for. */
export function DashboardScreen() {
  const t = useTranslations("office.dashboard");
  const { data, at, problem, reload } = useKept(officeSource);
  useAskedAgain(reload, refreshMs);
  return (
    <OfficeFrame title={t("title")} orderId={data?.order?.id} at={at} problem={problem}>
      {data ? (
        data.order ? (
          <Desk office={data} order={data.order} reload={reload} />
        ) : (
          <NoOrder />
        )
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </OfficeFrame>
  );
}

function NoOrder() {
  const t = useTranslations("office.dashboard");
  return (
    <>
      <h1 className="text-h1">{t("title")}</h1>
      <Empty
        tile={{ name: "basket", pair: 3 }}
        action={<ButtonLink to="/officepack/placeorder">{t("orderNow")}</ButtonLink>}
      >
        {t("noOrder")}
      </Empty>
    </>
  );
}

interface DeskProps {
  office: Office;
  order: OfficeOrder;
  reload: () => Promise<void>;
}

function Desk({ office, order, reload }: DeskProps) {
  const isRunning = order.status === "active" || order.status === "paused";
  return (
    <>
      <Top order={order} reload={reload} />
      {(!isRunning || order.status === "paused") && <OrderState order={order} reload={reload} />}
      <PinCards order={order} reload={reload} />
      {(isRunning || office.months.length > 0) && <MonthHero office={office} order={order} />}
      <div className="grid gap-5 *:min-w-0 md:grid-cols-2 xl:grid-cols-[24rem_1fr_23rem]">
        {isRunning && <NextVisit office={office} order={order} />}
        <FloorsCard order={order} />
        <ReportsCard months={office.months} />
      </div>
    </>
  );
}

/** Who it is, and the two things that are asked for most. */
function Top({ order, reload }: Omit<DeskProps, "office">) {
  const t = useTranslations("office.dashboard");
  const [open, setOpen] = useState<"extra" | "problem" | null>(null);
  const [done, setDone] = useState<"extra" | "problem" | null>(null);
  const finish = (what: "extra" | "problem") => () => {
    setOpen(null);
    setDone(what);
    void reload();
  };
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 basis-64 text-[1.75rem] wrap-anywhere lg:text-[2.125rem]">
          <bdi>{order.company}</bdi>
        </h1>
        {order.status !== "draft" && order.status !== "ended" && (
          <Button variant="soft" size="sm" onClick={() => setOpen("problem")}>
            <MessageSquareWarning className="size-5 flex-none" aria-hidden="true" />
            {t("problem")}
          </Button>
        )}
        {order.status === "active" && (
          <Button size="sm" onClick={() => setOpen("extra")}>
            <CalendarPlus className="size-5 flex-none" aria-hidden="true" />
            {t("extra")}
          </Button>
        )}
      </div>
      {done && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      {open === "extra" && <ExtraDialog order={order} onClose={close} onDone={finish("extra")} />}
      {open === "problem" && (
        <ProblemDialog sites={order.sites} onClose={close} onDone={finish("problem")} />
      )}
    </>
  );
}
