import { useState } from "react";
import { useTranslations } from "use-intl";
import { AppBar } from "../ui/app-bar.tsx";
import { Chip } from "../ui/chip.tsx";
import { Door } from "../ui/door.tsx";
import { NumberedSteps } from "../ui/numbered-steps.tsx";
import { Pager } from "../ui/pager.tsx";
import { Questions } from "../ui/questions.tsx";
import { Steps } from "../ui/steps.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Section } from "./section.tsx";

const last = 4;

export function NavigationSamples() {
  const t = useTranslations("dev");
  return (
    <Section name="navigation">
      <Steps label={t("step")} step={2} count={last} back={{ label: t("back"), to: "/" }} />
      <Panels />
      <ul className="border-t-2 border-ink">
        <Door to="/" tile={{ name: "shop", pair: 2 }} name={t("people")} line={t("hint")} />
        <Door to="/" tile={{ name: "van", pair: 6 }} name={t("menu")} line={t("long")} />
      </ul>
      <Questions items={[{ question: t("question"), answer: t("answer") }]} />
      <NumberedSteps
        steps={[
          { tile: { name: "bottle", pair: 3 }, title: t("weight"), text: t("hint") },
          { tile: { name: "scale", pair: 6 }, title: t("quantity"), text: t("long") },
          { tile: { name: "khatam", pair: 2 }, title: t("tokens"), text: t("answer") },
        ]}
      />
    </Section>
  );
}

type Panel = "name" | "tokens" | "material";
const panels: readonly Panel[] = ["name", "tokens", "material"];

function Panels() {
  const t = useTranslations("dev");
  const [panel, setPanel] = useState<Panel>("name");
  const [page, setPage] = useState(1);
  return (
    <div className="max-w-180 overflow-hidden rounded-large rounded-ee-[72px] bg-white pt-4">
      <Tabs
        label={t("people")}
        tabs={panels.map((id) => ({ id, label: t(id) }))}
        current={panel}
        onChange={setPanel}
        className="px-5 md:px-7"
      >
        <p className="px-5 py-6 md:px-7">{t(panel)}</p>
      </Tabs>
      <Pager
        page={page}
        last={last}
        onChange={setPage}
        labels={{
          previous: t("previous"),
          next: t("next"),
          status: t("page", { page, last }),
        }}
        className="pb-6"
      />
    </div>
  );
}

/** Bars are the heading of a screen: they are shown inside a dialog, a page has one already. */
export function Bars() {
  const t = useTranslations("dev");
  return (
    <>
      <AppBar title={t("title")} back={{ to: "/", label: t("back") }} tone="yellow" />
      <AppBar title={t("long")} end={<Chip tone="ink">{t("tokens")}</Chip>} tone="white" />
    </>
  );
}
