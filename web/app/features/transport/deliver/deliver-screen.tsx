import type { Facility } from "@app/contract/pickups";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DriverHeader, driverPaths } from "../driver-header.tsx";
import { DriverMain, DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { useVanOutbox } from "../outbox/use-van-outbox.ts";
import {
  beginDelivery,
  type Delivery,
  readDelivery as askDelivery,
  type Route,
  routeSource,
  type StartedDelivery,
} from "../transport.api.ts";
import { useSending } from "../use-sending.ts";
import { useWords } from "../use-words.ts";
import { DeliveryCode } from "./delivery-code.tsx";
import { Delivered } from "./delivered.tsx";
import { forgetDelivery, keepDelivery, readDelivery } from "./kept-delivery.ts";
import { OnBoard } from "./on-board.tsx";

/** At the gate of the facility: what the van brings, and the link under which it is weighed in. */
export function DeliverScreen({ actions }: { actions: ReactNode }) {
  const t = useTranslations("transport.deliver");
  const [started, setStarted] = useState(() => readDelivery(Date.now()));
  const [delivered, setDelivered] = useState<Delivery>();
  const finish = useCallback((delivery: Delivery) => {
    forgetDelivery();
    setDelivered(delivery);
  }, []);
  if (delivered) return <Delivered delivery={delivered} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader back="today" title={t("title")} actions={actions} />
      {started ? (
        <Waiting
          delivery={started}
          onDelivered={finish}
          onAnother={() => {
            forgetDelivery();
            setStarted(undefined);
          }}
        />
      ) : (
        <Load
          onStarted={(delivery) => {
            keepDelivery(delivery);
            setStarted(delivery);
          }}
        />
      )}
    </div>
  );
}

/** Where what is on board may go: the facility of each stop, each once. */
const facilitiesOf = ({ stops, done }: Route): Facility[] => {
  const all = [
    ...done.filter(({ status }) => status === "handed_over").map(({ facility }) => facility),
    ...stops.map((stop) => (stop.kind === "facility" ? stop.facility : stop.stop.pickup.facility)),
  ];
  return [...new Map(all.map((facility) => [facility.id, facility])).values()];
};

function Load({ onStarted }: { onStarted: (delivery: StartedDelivery) => void }) {
  const t = useTranslations("transport.deliver");
  const outbox = useVanOutbox();
  const { data: route, at, problem, reload } = useKept(routeSource);
  const { rounds } = outbox;
  useEffect(() => {
    if (rounds > 0) void reload();
  }, [rounds, reload]);
  return (
    <>
      <DriverStrip at={at} problem={problem} outbox={outbox} />
      <DriverMain>
        {route && route.onBoard.length > 0 && (
          <>
            <OnBoard items={route.onBoard} />
            <Begin facilities={facilitiesOf(route)} onStarted={onStarted} />
          </>
        )}
        {route && route.onBoard.length === 0 && (
          <Empty
            tile={{ name: "factory", pair: 0 }}
            action={
              <ButtonLink to={driverPaths.route} variant="ink">
                {t("toRoute")}
              </ButtonLink>
            }
          >
            {t("empty")}
          </Empty>
        )}
        {!route && (problem ? <Failed onRetry={reload} /> : <Skeletons />)}
      </DriverMain>
    </>
  );
}

interface BeginProps {
  facilities: readonly Facility[];
  onStarted: (delivery: StartedDelivery) => void;
}

function Begin({ facilities, onStarted }: BeginProps) {
  const t = useTranslations("transport.deliver");
  const words = useWords();
  const isOnline = useOnline();
  const [facility, setFacility] = useState(facilities[0]?.id ?? "");
  const { send, busy, problem } = useSending();
  const begin = () => send(facility, async (key) => onStarted(await beginDelivery(facility, key)));
  return (
    <section className="grid content-start gap-4">
      <ChoiceField
        name="facility"
        label={t("where")}
        value={facility}
        onChange={setFacility}
        choices={facilities.map(({ id, name }) => ({
          value: id,
          label: words.name(name),
          tile: { name: "factory", pair: 0 },
        }))}
      />
      {problem && (
        <Notice tone="problem">
          {t(
            problem === "offline" || problem === "nothing_on_board"
              ? `problem.${problem}`
              : "problem.failed",
          )}
        </Notice>
      )}
      <Button
        variant="ink"
        size="lg"
        turned
        full
        busy={busy !== undefined}
        aria-disabled={!isOnline}
        onClick={() => void begin()}
      >
        {isOnline ? t("show") : t("problem.offline")}
      </Button>
    </section>
  );
}

const lookMs = 4000;

interface WaitingProps {
  delivery: StartedDelivery;
  onDelivered: (delivery: Delivery) => void;
  onAnother: () => void;
}

/** The code is shown; the page asks until the facility has weighed in. */
function Waiting({ delivery, onDelivered, onAnother }: WaitingProps) {
  const look = useCallback(async () => {
    try {
      const seen = await askDelivery(delivery.id);
      if (seen.receivedAt !== null) onDelivered(seen);
    } catch {
      // No answer now: the next one will do.
    }
  }, [delivery.id, onDelivered]);
  useAskedAgain(look, lookMs);
  useEffect(() => void look(), [look]);
  return (
    <>
      <DriverStrip />
      <DriverMain>
        <DeliveryCode delivery={delivery} onAnother={onAnother} />
        <OnBoard items={delivery.onBoard} />
      </DriverMain>
    </>
  );
}
