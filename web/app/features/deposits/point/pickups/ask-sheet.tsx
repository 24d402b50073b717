import { longestAccessNote, type Pickup, type Window } from "@app/contract/pickups";
import { Check, CircleAlert, X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useBackEntry } from "../../../../lib/back-entry.ts";
import { useLimits } from "../../../../lib/use-limits.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Stepper } from "../../../../ui/stepper.tsx";
import { TextAreaField } from "../../../../ui/text-area-field.tsx";
import { MaterialLabel, useMaterialName } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import type { Stock } from "../point.api.ts";
import { changeItem, leaving, totalOf } from "./ask-form.ts";
import { type Asking, useAsk } from "./use-ask.ts";
import { WindowChoice } from "./window-choice.tsx";
import { windowParts } from "./window-days.ts";

interface AskSheetProps {
  pointId: string;
  stock: Stock["stock"];
  windows: readonly Window[];
  onAsked: (pickup: Pickup) => void;
  onClose: () => void;
}

/** When the van can come, what leaves with it, and how it finds the door. */
export function AskSheet({ pointId, stock, windows, onAsked, onClose }: AskSheetProps) {
  const t = useTranslations("pickups.ask");
  const close = useTranslations("counter")("close");
  const isOnline = useOnline();
  const asking = useAsk({ pointId, stock, windows, isOnline, onAsked });
  const { form, change } = asking;
  const heading = useRef<HTMLHeadingElement>(null);
  useBackEntry(onClose);
  return (
    <Sheet
      label={t("title")}
      side="bottom"
      firstFocus={heading}
      onClose={onClose}
      className="max-h-[94%] sm:mx-auto sm:max-w-[34rem]"
    >
      <form
        noValidate
        className="grid gap-5 px-5 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          asking.submit();
        }}
      >
        <div className="flex items-start justify-between gap-4">
          <h2
            ref={heading}
            tabIndex={-1}
            className="max-w-[16ch] pt-1 text-[1.75rem] leading-[1.1] outline-none rtl:leading-[1.35]"
          >
            {t("title")}
          </h2>
          <button
            type="button"
            aria-label={close}
            className="grid size-11 flex-none place-items-center rounded-medium bg-plaster"
            onClick={onClose}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <WindowChoice
          windows={windows}
          chosen={form.from}
          onChoose={(from) => change({ ...form, from })}
        />
        <WhatLeaves asking={asking} />
        <TextAreaField
          label={t("note")}
          hint={t("noteHint")}
          rows={2}
          dir="auto"
          maxLength={longestAccessNote}
          value={form.accessNote}
          onChange={(event) => change({ ...form, accessNote: event.currentTarget.value })}
        />
        <Next />
        <SendBar asking={asking} isOnline={isOnline} />
      </form>
    </Sheet>
  );
}

/** One switch for each material, and how many bags of it there are. */
function WhatLeaves({ asking: { form, change } }: { asking: Asking }) {
  const t = useTranslations("pickups.ask");
  const counter = useTranslations("counter");
  const nameOf = useMaterialName();
  const amounts = useAmounts();
  const { whole } = useNumbers();
  const total = totalOf(leaving(form));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-[1em] font-bold tracking-normal">{t("leaves")}</h3>
        <p role="status" className="text-small text-muted">
          {t("total", {
            weight: amounts.weight(total.grams),
            bags: counter("bags", { count: total.bags, shown: whole(total.bags) }),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {form.items.map(({ material, isLeaving }) => (
          <button
            key={material}
            type="button"
            aria-pressed={isLeaving}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 rounded-medium rounded-ee-[22px] border-2 px-3.5 font-bold",
              isLeaving ? "border-ink bg-yellow-100" : "border-edge bg-white text-muted",
            )}
            onClick={() => change(changeItem(form, material, { isLeaving: !isLeaving }))}
          >
            {isLeaving && <Check className="size-5" aria-hidden="true" />}
            <MaterialLabel material={material} />
          </button>
        ))}
      </div>
      {form.items
        .filter(({ isLeaving }) => isLeaving)
        .map(({ material, grams, bags }) => (
          <Stepper
            key={material}
            isBeside
            label={t("bags", { material: nameOf(material) })}
            hint={amounts.weight(grams)}
            value={bags}
            max={999}
            decreaseLabel={t("fewerBags", { material: nameOf(material) })}
            increaseLabel={t("moreBags", { material: nameOf(material) })}
            limitText={t("bagLimit")}
            onChange={(count) => change(changeItem(form, material, { bags: count }))}
          />
        ))}
    </section>
  );
}

const steps = [
  { name: "driver", dot: "bg-blue-600" },
  { name: "weigh", dot: "bg-yellow-500" },
  { name: "stock", dot: "bg-green-500" },
] as const;

function Next() {
  const t = useTranslations("pickups.ask");
  return (
    <section>
      <h3 className="mb-2 text-[1em] font-bold tracking-normal">{t("next.title")}</h3>
      <ol className="grid gap-1.5 text-[0.9375rem]">
        {steps.map(({ name, dot }) => (
          <li key={name} className="flex gap-3.5">
            <span aria-hidden="true" className={`mt-1.5 size-3 flex-none rounded-full ${dot}`} />
            {t(`next.${name}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Always in reach of the thumb, with what went wrong above it. */
function SendBar({ asking, isOnline }: { asking: Asking; isOnline: boolean }) {
  const t = useTranslations("pickups.ask");
  const amounts = useAmounts();
  const language = useLanguage();
  const { window, problem, isBusy } = asking;
  const { van_grams: fewest } = useLimits();
  return (
    <div className="sticky bottom-0 -mx-5 grid gap-2 bg-white px-5 pt-2 pb-5">
      {problem && (
        <p
          role="alert"
          className="flex items-center gap-2 rounded-medium bg-red-100 px-3 py-1.5 text-small leading-tight font-semibold text-red-700"
        >
          <CircleAlert className="size-5 flex-none" aria-hidden="true" />
          {t(`problem.${problem}`, { weight: amounts.wholeWeight(fewest) })}
        </p>
      )}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        turned
        busy={isBusy}
        busyLabel={t("sending")}
        aria-disabled={!isOnline}
      >
        {!isOnline && t("needsConnection")}
        {isOnline &&
          (window ? t("send", { day: windowParts(window, language).weekday }) : t("sendPlain"))}
      </Button>
    </div>
  );
}
