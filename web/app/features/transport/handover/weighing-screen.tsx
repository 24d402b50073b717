import type { Material } from "@app/contract/materials";
import { DoorClosed } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { keepAct } from "../outbox/van-outbox.ts";
import { useWords } from "../use-words.ts";
import { ClosedDoor } from "./closed-door.tsx";
import { forgetLines, keepLines, readLines } from "./kept-lines.ts";
import { asItem, gapOf, type Line, sumOf } from "./lines.ts";
import type { Door } from "./use-door.ts";
import { WeighSheet } from "./weigh-sheet.tsx";
import { WeightsTable } from "./weights-table.tsx";
import { WhyDialog } from "./why-dialog.tsx";

type Asking = { about: "weight" | "why"; material: Material } | { about: "door" };

/** The first line that is not done; none when the driver can sign. */
const nextToDo = (lines: readonly Line[]): Asking | undefined => {
  const open = lines.find((line) => gapOf(line) !== null);
  if (!open) return undefined;
  const gap = gapOf(open);
  const about = gap === "reason" || gap === "photo" ? "why" : "weight";
  return { about, material: open.material };
};

/** What the van's scale says, material by material, until the driver takes it. */
export function WeighingScreen({ door }: { door: Door }) {
  const { pickup } = door;
  const t = useTranslations("transport.handover");
  const words = useWords();
  const [lines, setLines] = useState(() => readLines(pickup));
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const { take, isBusy, isNotKept } = useTaking(door);

  const save = (changed: Line) => {
    const all = lines.map((line) => (line.material === changed.material ? changed : line));
    setLines(all);
    keepLines(pickup.id, all);
    close();
  };
  const sign = () => {
    const next = nextToDo(lines);
    if (next) setAsking(next);
    else void take(lines);
  };
  const isWeighed = lines.every(({ weighed }) => weighed !== "");
  const total = words.exactWeight(sumOf(lines).weighed);
  return (
    <>
      <WeightsTable
        lines={lines}
        onWeigh={(material) => setAsking({ about: "weight", material })}
        onWhy={(material) => setAsking({ about: "why", material })}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold underline underline-offset-4"
        onClick={() => setAsking({ about: "door" })}
      >
        <DoorClosed className="size-5" aria-hidden="true" />
        {t("nothing")}
      </button>
      {isNotKept && <Notice tone="problem">{t("notKept")}</Notice>}
      <Button
        variant="ink"
        size="lg"
        turned
        full
        className="mt-auto"
        busy={isBusy}
        busyLabel={t("saving")}
        data-testid="take"
        onClick={sign}
      >
        {isWeighed ? t("take", { weight: total }) : t("weighFirst")}
      </Button>
      {asking && <Asked asking={asking} lines={lines} door={door} onSave={save} onClose={close} />}
    </>
  );
}

interface AskedProps {
  asking: Asking;
  lines: readonly Line[];
  door: Door;
  onSave: (line: Line) => void;
  onClose: () => void;
}

/** What lies over the table: the scale, a reason, or the closed door. */
function Asked({ asking, lines, door, onSave, onClose }: AskedProps) {
  if (asking.about === "door") return <ClosedDoor door={door} onClose={onClose} />;
  const line = lines.find(({ material }) => material === asking.material);
  if (!line) return null;
  const Over = asking.about === "why" ? WhyDialog : WeighSheet;
  return <Over line={line} onSave={onSave} onClose={onClose} />;
}

/** The driver's signature: safe on this phone first. */
const useTaking = ({ pickup, point }: Door) => {
  const userId = useSession().user?.id;
  const [isBusy, setBusy] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const take = async (lines: readonly Line[]) => {
    if (userId === undefined) return;
    setBusy(true);
    setNotKept(false);
    try {
      await keepAct({
        userId,
        pickupId: pickup.id,
        pointName: point.name,
        occurredAt: new Date().toISOString(),
        act: { kind: "sign", items: lines.map(asItem), pin: null },
      });
      forgetLines(pickup.id);
    } catch {
      setNotKept(true);
    } finally {
      setBusy(false);
    }
  };
  return { take, isBusy, isNotKept };
};
