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

type Asked = "extra" | "problem";

/** The wall of the month, the next van, and everything an office asks for. */
export function DashboardScreen() {
  const t = useTranslations("office.dashboard");
  const { data, at, problem, reload } = useKept(officeSource);
  const [open, setOpen] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  useAskedAgain(reload, refreshMs);
  const order = data?.order;
  const close = () => setOpen(null);
  const finish = (what: Asked) => () => {
    close();
    setDone(what);
    void reload();
  };
  return (
    <OfficeFrame
      title={t("title")}
      orderId={order?.id}
      at={at}
      problem={problem}
      heading={order && <bdi>{order.company}</bdi>}
      actions={order && <Actions order={order} onOpen={setOpen} />}
    >
      {done && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      {data ? (
        <Desk office={data} reload={reload} />
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
      {order && open === "extra" && (
        <ExtraDialog order={order} onClose={close} onDone={finish("extra")} />
      )}
      {order && open === "problem" && (
        <ProblemDialog sites={order.sites} onClose={close} onDone={finish("problem")} />
      )}
    </OfficeFrame>
  );
}

function NoOrder() {
  const t = useTranslations("office.dashboard");
  return (
    <Empty
      tile={{ name: "basket", pair: 3 }}
      action={<ButtonLink to="/officepack/placeorder">{t("orderNow")}</ButtonLink>}
    >
      {t("noOrder")}
    </Empty>
  );
}

interface DeskProps {
  office: Office;
  reload: () => Promise<void>;
}

function Desk({ office, reload }: DeskProps) {
  const { order } = office;
  if (!order) return <NoOrder />;
  const isRunning = order.status === "active" || order.status === "paused";
  return (
    <>
      {order.status !== "active" && <OrderState order={order} reload={reload} />}
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

interface ActionsProps {
  order: OfficeOrder;
  onOpen: (what: Asked) => void;
}

/** The two things that are asked for most. */
function Actions({ order, onOpen }: ActionsProps) {
  const t = useTranslations("office.dashboard");
  return (
    <>
      {order.status !== "draft" && order.status !== "ended" && (
        <Button variant="soft" size="sm" onClick={() => onOpen("problem")}>
          <MessageSquareWarning className="size-5 flex-none" aria-hidden="true" />
          {t("problem")}
        </Button>
      )}
      {order.status === "active" && (
        <Button size="sm" onClick={() => onOpen("extra")}>
          <CalendarPlus className="size-5 flex-none" aria-hidden="true" />
          {t("extra")}
        </Button>
      )}
    </>
  );
}
