import type { Stop } from "@app/contract/transport-jobs";
import { ArrowDown, ArrowUp, Clock, CloudUpload, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../lib/use-online.ts";
import { handoverPath } from "../driver-header.tsx";
import { useWords } from "../use-words.ts";
import { DragHandle } from "./drag-handle.tsx";
import { gramsOf } from "./route-rules.ts";
import type { Order } from "./use-order.ts";

interface DoorRowProps {
  stop: Stop;
  place: number;
  order: Order;
  /** Something of this door waits on the phone. */
  isWaiting: boolean;
  onLate: () => void;
}

const keyLook =
  "grid size-11 place-items-center rounded-medium border-2 border-line bg-white aria-disabled:text-edge";

/** A stop of the way: when, how much, and where it stands among the others. */
export function DoorRow({ stop, place, order, isWaiting, onLate }: DoorRowProps) {
  const t = useTranslations("transport.route");
  const words = useWords();
  const isOnline = useOnline();
  const { pickup, point } = stop;
  const name = words.name(point.name);
  const last = order.ids.length - 1;
  const move = (to: number) => {
    if (to >= 0 && to <= last) void order.move(pickup.id, to);
  };
  return (
    <li data-door={pickup.id} className="rounded-[16px] rounded-ee-[32px] bg-white p-3">
      <div className="flex items-start gap-1">
        <DragHandle
          label={t("drag", { name })}
          place={place}
          onPreview={(to) => order.preview(pickup.id, to)}
          onDrop={() => void order.drop()}
          onMove={move}
        />
        <div className="min-w-0 flex-1 leading-tight">
          <Link
            to={handoverPath(pickup.id)}
            reloadDocument={!isOnline}
            className="flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {name}
          </Link>
          <p className="text-small text-muted">
            {stop.arriveAt === null
              ? words.hours(pickup.window)
              : t("around", { time: words.time(stop.arriveAt), hours: words.hours(pickup.window) })}
          </p>
          <p className="text-small font-semibold">
            {words.both(words.weight(gramsOf(pickup)), words.way(stop.meters))}
          </p>
        </div>
        <div className="flex flex-none gap-1">
          <button
            type="button"
            aria-label={t("earlier", { name })}
            aria-disabled={place === 0}
            className={keyLook}
            onClick={() => move(place - 1)}
          >
            <ArrowUp className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t("later", { name })}
            aria-disabled={place === last}
            className={keyLook}
            onClick={() => move(place + 1)}
          >
            <ArrowDown className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <Notes stop={stop} isWaiting={isWaiting} onLate={onLate} />
    </li>
  );
}

function Notes({ stop, isWaiting, onLate }: Pick<DoorRowProps, "stop" | "isWaiting" | "onLate">) {
  const t = useTranslations("transport.route");
  const { lateMinutes } = stop.pickup;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 ps-12 text-small">
      {stop.problem && (
        <p className="flex items-center gap-1.5 font-semibold text-red-700">
          <TriangleAlert className="size-4" aria-hidden="true" />
          {t(`problem.${stop.problem}`)}
        </p>
      )}
      {isWaiting && (
        <p className="flex items-center gap-1.5 font-semibold">
          <CloudUpload className="size-4" aria-hidden="true" />
          {t("waiting")}
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
        onClick={onLate}
      >
        <Clock className="size-4" aria-hidden="true" />
        {lateMinutes === null ? t("late") : t("lateBy", { minutes: lateMinutes })}
      </button>
    </div>
  );
}
