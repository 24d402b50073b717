import { product } from "@app/contract/product";
import type { MyPoint } from "@app/contract/points";
import type { User } from "@app/contract/session";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { deviceStore, keptPrefix } from "../../../lib/storage.ts";
import type { ReadCode } from "../../../lib/read-code.ts";
import { AppBar } from "../../../ui/app-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useKept } from "../../../lib/use-kept.ts";
import { OutboxStrip } from "../outbox/outbox-strip.tsx";
import { CodeStep } from "./code-step.tsx";
import { DoneScreen } from "./done-screen.tsx";
import { counterSource, type Rates } from "./intake.api.ts";
import { PhoneStep } from "./phone-step.tsx";
import { PointChip } from "./point-chip.tsx";
import type { Notice } from "./problems.ts";
import { ScanStep } from "./scan-step.tsx";
import { type Intake, useIntake } from "./use-intake.ts";
import { useWaitingGrams } from "./use-waiting-grams.ts";
import { WeighStep } from "./weigh-step.tsx";

interface IntakeScreenProps {
  user: Pick<User, "id" | "code">;
  /** A code that came with the address. */
  start: ReadCode | null;
  /** The way out. */
  actions: ReactNode;
}

const pointKey = `${keptPrefix}point`;

/** The counter: which point, which bag, how heavy. */
export function IntakeScreen({ user, start, actions }: IntakeScreenProps) {
  const { data, problem, reload } = useKept(counterSource);
  const [pointId, setPointId] = useState(() => deviceStore.read(pointKey));
  const points = data?.points ?? [];
  const point = points.find(({ id }) => id === pointId) ?? points[0];
  const choose = (id: string) => {
    deviceStore.write(pointKey, id);
    setPointId(id);
  };
  const bar = (
    <CounterBar
      end={
        <>
          {point && <PointChip points={points} point={point} onChoose={choose} />}
          {actions}
        </>
      }
    />
  );

  if (point && data && problem !== "forbidden") {
    return (
      <Counter
        key={point.id}
        bar={bar}
        point={point}
        rates={data.rates}
        user={user}
        start={start}
        reload={reload}
      />
    );
  }
  return (
    <IntakeFrame bar={bar}>
      {data || problem ? <NoCounter problem={problem} onRetry={reload} /> : <Skeletons />}
    </IntakeFrame>
  );
}

interface IntakeFrameProps {
  bar?: ReactNode;
  children?: ReactNode;
  /** A problem is being told, and there is no room for two. */
  isSaid?: boolean;
}

/** The same layout with nothing in it yet: what the server sends. */
export function IntakeFrame({ bar, children, isSaid = false }: IntakeFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {bar ?? <CounterBar />}
      {!isSaid && <OutboxStrip />}
      <main className="flex flex-1 flex-col">{children ?? <Skeletons />}</main>
    </div>
  );
}

function CounterBar({ end }: { end?: ReactNode }) {
  const t = useTranslations("deposits");
  return (
    <AppBar
      tone="yellow"
      title={t("intake.title")}
      start={<LogoMark variant="yellow" className="ms-2 max-[23.75rem]:hidden" />}
      end={end}
    />
  );
}

interface CounterProps {
  bar: ReactNode;
  point: MyPoint;
  rates: Rates;
  user: IntakeScreenProps["user"];
  start: ReadCode | null;
  reload: () => Promise<void>;
}

const isUnopened = ({ status }: MyPoint): boolean => status === "draft" || status === "pending";

function Counter({ bar, point, rates, user, start, reload }: CounterProps) {
  const t = useTranslations("deposits");
  const intake = useIntake({
    point,
    rates,
    userId: user.id,
    ownCode: user.code,
    start,
    onSettled: () => void reload(),
  });
  const { step, done, notice, problem } = intake.state;
  const waitingGrams = useWaitingGrams(user.id, point.id);
  if (step === "done" && done) {
    return <DoneScreen intake={intake} done={done} point={point} waitingGrams={waitingGrams} />;
  }
  return (
    <IntakeFrame bar={bar} isSaid={problem !== null}>
      {notice ? (
        <ClosedNotice notice={notice} />
      ) : isUnopened(point) ? (
        <Message>{t("intake.notOpenYet")}</Message>
      ) : point.stock.length === 0 ? (
        <Message>{t("intake.noMaterial")}</Message>
      ) : step === "code" ? (
        <FindStep intake={intake} />
      ) : (
        <WeighStep intake={intake} point={point} />
      )}
    </IntakeFrame>
  );
}

function FindStep({ intake }: { intake: Intake }) {
  const { way } = intake.state;
  if (way === "scan") return <ScanStep intake={intake} />;
  return way === "phone" ? <PhoneStep intake={intake} /> : <CodeStep intake={intake} />;
}

function Message({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Empty tile={{ name: "scale", pair: 2 }} className="px-page pt-10" action={action}>
      {children}
    </Empty>
  );
}

function NoCounter(props: { problem: string | undefined; onRetry: () => Promise<void> }) {
  const t = useTranslations("deposits");
  const isStaff = props.problem !== undefined && props.problem !== "forbidden";
  if (!isStaff) return <Message>{t("intake.noPoint")}</Message>;
  return (
    <div role="alert">
      <Message action={<Button onClick={() => void props.onRetry()}>{t("tryAgain")}</Button>}>
        {t("intake.failed")}
      </Message>
    </div>
  );
}

function ClosedNotice({ notice }: { notice: Notice }) {
  const t = useTranslations("deposits");
  const { phone } = product.contact;
  return (
    <div role="alert">
      <Message
        action={
          <a href={`tel:${phone.replaceAll(" ", "")}`} className="link min-h-11 content-center">
            {t.rich("notice.call", { phone: () => <Num>{phone}</Num> })}
          </a>
        }
      >
        {t(`notice.${notice}`)}
      </Message>
    </div>
  );
}

function Skeletons() {
  const t = useTranslations("deposits");
  return (
    <div className="grid gap-3 px-5 pt-4">
      <p role="status" className="sr-only">
        {t("intake.loading")}
      </p>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
