import { Check, CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { SaveState } from "./use-block.ts";

interface BlockFrameProps {
  heading: string;
  lead: string;
  state: SaveState;
  onRetry: () => void;
  /** Beside something else: the words stay over the fields. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** What belongs together and is saved together. */
export function BlockFrame(props: BlockFrameProps) {
  const { heading, lead, state, onRetry, isNarrow = false, children } = props;
  return (
    <section
      className={classNames(
        "grid gap-x-10 gap-y-5 border-t-2 border-ink pt-5 lg:pt-7",
        !isNarrow && "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]",
      )}
    >
      <div>
        <h2 className="text-h3">{heading}</h2>
        <p className="mt-1 max-w-[40ch] text-muted">{lead}</p>
        <SavedLine state={state} onRetry={onRetry} />
      </div>
      <div className="grid max-w-[34rem] gap-5">{children}</div>
    </section>
  );
}

const looks = {
  saving: "text-muted",
  saved: "text-green-700",
  offline: "text-ink",
  failed: "text-red-700",
} as const;

function SavedLine({ state, onRetry }: Pick<BlockFrameProps, "state" | "onRetry">) {
  const t = useTranslations("brandSettings.saving");
  return (
    <p
      role="status"
      className="mt-2 flex min-h-11 flex-wrap items-center gap-2 text-small font-semibold empty:hidden"
    >
      {state !== "idle" && (
        <>
          <span className={`flex items-center gap-2 ${looks[state]}`}>
            <StateIcon state={state} />
            {t(state)}
          </span>
          {(state === "offline" || state === "failed") && (
            <button type="button" className="link min-h-11" onClick={onRetry}>
              {t("again")}
            </button>
          )}
        </>
      )}
    </p>
  );
}

function StateIcon({ state }: { state: Exclude<SaveState, "idle"> }) {
  if (state === "saving") return <Spinner />;
  const Icon = { saved: Check, offline: CloudOff, failed: TriangleAlert }[state];
  return <Icon className="size-5 flex-none" aria-hidden="true" />;
}
