import type { Window } from "@app/contract/pickups";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type FittingDriver, loadDrivers, sendAssignment } from "./desk.api.ts";
import { NoteForm } from "./note-form.tsx";
import { useDeskWords } from "./use-desk-words.ts";

interface AssignFormProps {
  pickupId: string;
  windows: readonly Window[];
  onDone: () => void;
}

/** Somebody was called and said yes: who, with which van, and when. */
export function AssignForm({ pickupId, windows, onDone }: AssignFormProps) {
  const t = useTranslations("desk.assign");
  const words = useDeskWords();
  const [from, setFrom] = useState(windows[0]?.from ?? "");
  return (
    <div className="grid gap-3.5">
      <label className="grid gap-1.5 font-bold">
        {t("window")}
        <select
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          className="min-h-11 w-full rounded-[12px] border-[1.5px] border-edge bg-white px-3 font-semibold"
        >
          {windows.map((window) => (
            <option key={window.from} value={window.from}>
              {words.window(window)}
            </option>
          ))}
        </select>
      </label>
      <Vans
        key={from}
        pickupId={pickupId}
        window={windows.find((window) => window.from === from)}
        onDone={onDone}
      />
    </div>
  );
}

interface VansProps {
  pickupId: string;
  window: Window | undefined;
  onDone: () => void;
}

function Vans({ pickupId, window, onDone }: VansProps) {
  const t = useTranslations("desk");
  const from = window?.from ?? "";
  const load = useCallback(() => loadDrivers(pickupId, from), [pickupId, from]);
  const { data, failed } = useLoaded(load);
  if (failed) return <Notice tone="problem">{t("assign.failed")}</Notice>;
  if (!data || !window) return <Skeleton className="h-24 w-full" />;
  const fitting = data.drivers.flatMap((driver) =>
    driver.vans.filter(({ fits }) => fits).map((van) => ({ driver, van })),
  );
  if (fitting.length === 0) return <Notice tone="info">{t("assign.nobody")}</Notice>;
  return <Choice pickupId={pickupId} window={window} fitting={fitting} onDone={onDone} />;
}

interface ChoiceProps {
  pickupId: string;
  window: Window;
  fitting: readonly { driver: FittingDriver; van: FittingDriver["vans"][number] }[];
  onDone: () => void;
}

function Choice({ pickupId, window, fitting, onDone }: ChoiceProps) {
  const t = useTranslations("desk.assign");
  const words = useDeskWords();
  const [chosen, setChosen] = useState(fitting[0]?.van.id ?? "");
  const send = async (note: string, key: string): Promise<void> => {
    const taken = fitting.find(({ van }) => van.id === chosen);
    if (!taken) return;
    const body = { driverId: taken.driver.id, vehicleId: taken.van.id, window, note };
    await sendAssignment(pickupId, body, key);
    onDone();
  };
  return (
    <NoteForm hint={t("hint")} action={t("action")} onSend={send}>
      <ChoiceField
        label={t("driver")}
        name="van"
        value={chosen}
        onChange={setChosen}
        choices={fitting.map(({ driver, van }) => ({
          value: van.id,
          label: <bdi>{driver.name}</bdi>,
          detail: (
            <>
              <span dir="ltr">{van.plate}</span>,{" "}
              {t("free", { weight: words.weight(van.freeGrams) })}
              {driver.phone && (
                <>
                  , <span dir="ltr">{driver.phone}</span>
                </>
              )}
            </>
          ),
        }))}
      />
    </NoteForm>
  );
}
