import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { type Area, areaOf } from "../lib/areas.ts";
import { classNames } from "../ui/class-names.ts";

/** A page that comes sooner shows no bar at all. */
const delayMs = 200;
/** Long enough to see that it is full. */
const fullMs = 300;

const colours: Record<Area, string> = {
  green: "bg-green-500",
  yellow: "bg-yellow-500",
  blue: "bg-blue-600",
};

type Stage = "hidden" | "growing" | "full";

const useStage = (isLoading: boolean): Stage => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(isLoading), isLoading ? delayMs : fullMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isSlow) return "hidden";
  return isLoading ? "growing" : "full";
};

/** On its way to the next page; how it grows is in chrome.css. */
function Bar({ stage }: { stage: Stage }) {
  const t = useTranslations("shell");
  const { location } = useNavigation();
  const [area, setArea] = useState<Area>("green");
  if (location && areaOf(location.pathname) !== area) setArea(areaOf(location.pathname));
  if (stage === "hidden") return null;
  // Once the page is there, nothing is on its way any more.
  if (stage === "full") {
    return <div className={classNames("loading-bar is-full", colours[area])} aria-hidden="true" />;
  }
  return (
    <div
      role="progressbar"
      aria-label={t("loading")}
      className={classNames("loading-bar", colours[area])}
    />
  );
}

/**
 * Its place stands before the bar does: only what changes within one is read out. On paper even an
 * empty one before a sheet would be a page.
 */
export function LoadingBar() {
  const { state } = useNavigation();
  const stage = useStage(state !== "idle");
  return (
    <div aria-live="polite" className="print:hidden">
      <Bar stage={stage} />
    </div>
  );
}
