import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../i18n/format.tsx";
import { Keypad } from "../ui/keypad.tsx";
import { Meter } from "../ui/meter.tsx";
import { QrCode } from "../ui/qr-code.tsx";
import { Slide } from "../ui/slide.tsx";
import { Stars, StarToggle } from "../ui/stars.tsx";
import { Section } from "./section.tsx";

export function CounterSamples() {
  const t = useTranslations("dev");
  return (
    <Section name="counter">
      <div className="grid items-start gap-8 md:grid-cols-2 xl:grid-cols-3">
        <Keys />
        <Quality />
        <div className="grid gap-4">
          <Meters />
          <Sliding />
          <QrCode text="7K4PXE" label={t("code")} quietZone={4} className="w-32 bg-white" />
        </div>
      </div>
    </Section>
  );
}

function Sliding() {
  const t = useTranslations("dev");
  const [times, setTimes] = useState(0);
  return (
    <div className="on-dark rounded-large bg-green-900 p-4 text-white">
      <Slide
        key={times}
        label={t("slide.label")}
        question={t("slide.question")}
        yes={t("slide.yes")}
        no={t("slide.no")}
        onConfirm={() => setTimes(times + 1)}
      />
    </div>
  );
}

function Keys() {
  const t = useTranslations("dev");
  const { decimalMark } = useNumbers();
  const [typed, setTyped] = useState("");
  return (
    <div>
      <p className="num mb-3 min-h-10 text-h1">
        <Num>{typed}</Num>
      </p>
      <Keypad
        label={t("weight")}
        decimalMark={decimalMark}
        decimalLabel={t("decimal")}
        deleteLabel={t("delete")}
        onKey={(key) => {
          if (key === "delete") setTyped(typed.slice(0, -1));
          else setTyped((typed + (key === "decimal" ? decimalMark : key)).slice(0, 6));
        }}
      />
    </div>
  );
}

function Quality() {
  const t = useTranslations("dev");
  const [isClean, setClean] = useState(true);
  const [isCrushed, setCrushed] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-2">
        <StarToggle glyph="drop" label={t("star.clean")} lit={isClean} onChange={setClean} />
        <StarToggle
          glyph="squeeze"
          label={t("star.crushed")}
          lit={isCrushed}
          onChange={setCrushed}
        />
      </div>
      <Stars label={t("star.lit")} lit={[true, true, false]} />
      <p className="on-dark rounded-medium rounded-ee-large bg-green-900 p-4">
        <Stars label={t("star.lit")} lit={[true, true, false]} onDark />
      </p>
    </div>
  );
}

function Meters() {
  const t = useTranslations("dev");
  const { whole } = useNumbers();
  const all = 1300;
  return (["green", "yellow", "ink"] as const).map((tone, place) => (
    <Meter
      key={tone}
      label={t("tokens")}
      valueText={t("meter", { count: whole(place * 624), all: whole(all) })}
      value={place * 624}
      max={all}
      tone={tone}
    />
  ));
}
