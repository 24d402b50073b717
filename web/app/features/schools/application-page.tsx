import { product } from "@app/contract/product";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { ShareTags } from "../../lib/page-head.tsx";
import { tabStore } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { useFocusOn, useStep } from "../../lib/use-step.ts";
import { Steps } from "../../ui/steps.tsx";
import { Wall } from "../../ui/wall.tsx";
import { emptyApplication, problemsOnPage } from "./application.ts";
import { CheckStep } from "./check-step.tsx";
import { landingWall } from "./landing-tiles.ts";
import { SchoolStep } from "./school-step.tsx";
import { Sent } from "./sent.tsx";
import { TeacherStep } from "./teacher-step.tsx";

const pageCount = 3;

/** A school asks for a visit: two pages, a look at the answers, and a number. */
export function ApplicationPage() {
  const t = useTranslations("schools");
  const name = product.name[useLanguage()];
  const [reference, setReference] = useState<string>();
  const screen = useFocusOn(reference === undefined ? 0 : 1);
  return (
    <main
      id="content"
      className="wrap grid flex-1 grid-cols-1 items-start gap-16 pt-3 pb-12 text-[1.125rem] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:py-16"
    >
      <ShareTags title={t("form.title", { name })} description={t("form.description")} />
      <div ref={screen} className="mx-auto w-full max-w-[36rem]">
        {reference === undefined ? (
          <ApplicationForm onSent={setReference} />
        ) : (
          <Sent reference={reference} />
        )}
      </div>
      <Wall
        tiles={landingWall}
        className="grid-cols-3 overflow-hidden rounded-medium rounded-ee-[96px] max-lg:hidden"
      />
    </main>
  );
}

function ApplicationForm({ onSent }: { onSent: (reference: string) => void }) {
  const t = useTranslations("schools");
  // Somebody's number and address: not kept longer than the tab.
  const draft = useDraftState(tabStore, "draft.school", emptyApplication);
  const { asked, go, back } = useStep();
  // An address further along than the answers leads to the first page that is open.
  const open = ([1, 2] as const).find((page) => problemsOnPage(page, draft.value).length > 0) ?? 3;
  const step = Math.max(1, Math.min(Math.trunc(asked) || 1, open));
  const screen = useFocusOn(step);
  const wayBack =
    step === 1
      ? { label: t("back"), to: "/NextGenGreen" }
      : { label: t("back"), onBack: () => void back(step) };

  const sent = (reference: string) => {
    draft.clear();
    onSent(reference);
  };

  return (
    <div ref={screen}>
      <Steps
        label={t("form.progress", { step, count: pageCount })}
        step={step}
        count={pageCount}
        back={wayBack}
      />
      {step === 1 && <SchoolStep {...draft} onDone={() => go(2)} />}
      {step === 2 && <TeacherStep {...draft} onDone={() => go(3)} />}
      {step === 3 && <CheckStep value={draft.value} onSent={sent} />}
    </div>
  );
}
