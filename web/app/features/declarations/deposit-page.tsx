import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { tabStore } from "../../lib/storage.ts";
import { useKept } from "../../lib/use-kept.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { BagDone } from "./bag-done.tsx";
import { BagForm } from "./bag-form.tsx";
import { bagsSource, type Declared, fetchHome } from "./declarations.api.ts";
import { DepositChoices } from "./deposit-choices.tsx";
import { atPoint, bagDraft, type BagPoint, type LeftBag, noBag } from "./left-bag.ts";

const page = "/consumer/deposit";
const draft = bagDraft(tabStore);

/** In the address, so that the phone's "back" goes one step back. */
const steps = ["point", "bag", "done"] as const;
type Step = (typeof steps)[number];
const backOf: Record<Step, string> = {
  point: page,
  bag: `${page}?step=point`,
  done: "/consumer/dashboard",
};

const useStep = (): Step | null => {
  const [search] = useSearchParams();
  return steps.find((step) => step === search.get("step")) ?? null;
};

interface Place {
  lat: number;
  lng: number;
}

/** The commune of the citizen; without it the list goes by name. */
const useHome = (): Place | null => {
  const [home, setHome] = useState<Place | null>(null);
  useEffect(() => {
    fetchHome().then(setHome, () => undefined);
  }, []);
  return home;
};

interface DepositPageProps {
  /** The list of points that take bags left, nearest first. */
  renderPoints: (home: Place | null, onChoose: (point: BagPoint) => void) => ReactNode;
}

export function DepositPage({ renderPoints }: DepositPageProps) {
  const t = useTranslations("declarations");
  const step = useStep();
  const navigate = useNavigate();
  const bags = useKept(bagsSource);
  const home = useHome();
  const [bag, setBag] = useState(draft.read);
  const [declared, setDeclared] = useState<{ bag: LeftBag; answer: Declared } | null>(null);

  const change = (next: LeftBag) => {
    draft.write(next);
    setBag(next);
  };
  const choosePoint = (point: BagPoint) => {
    // Another bag begins with nothing of the one before.
    change(atPoint(declared ? noBag : bag, point));
    setDeclared(null);
    void navigate(`${page}?step=bag`);
  };
  const finish = (answer: Declared) => {
    setDeclared({ bag, answer });
    draft.clear();
    void bags.reload();
    // Nobody sends the same bag again by going back.
    void navigate(`${page}?step=done`, { replace: true });
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t("title")}</title>
      <AppBar
        title={t(step ? "leftTitle" : "title")}
        back={{ to: backOf[step ?? "done"], label: t("back") }}
      />
      <main id="content" className="mx-auto w-full max-w-150 flex-1 px-page pt-2 pb-10">
        {step === null && <DepositChoices bags={bags} />}
        {step === "point" && renderPoints(home, choosePoint)}
        {step === "bag" && <BagStep bag={bag} onChange={change} onDeclared={finish} />}
        {step === "done" && <DoneStep declared={declared} />}
      </main>
    </div>
  );
}

interface BagStepProps {
  bag: LeftBag;
  onChange: (bag: LeftBag) => void;
  onDeclared: (declared: Declared) => void;
}

/** Whoever comes here without a point chooses one first. */
function BagStep({ bag, onChange, onDeclared }: BagStepProps) {
  if (!bag.point) return <Navigate to={backOf.bag} replace />;
  return <BagForm bag={bag} point={bag.point} onChange={onChange} onDeclared={onDeclared} />;
}

/** The number is on the bag and in the list; a reload has nothing to show here. */
function DoneStep({ declared }: { declared: { bag: LeftBag; answer: Declared } | null }) {
  return declared ? <BagDone {...declared} /> : <Navigate to={page} replace />;
}
