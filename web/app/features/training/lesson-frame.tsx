import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { useFocusOn } from "../../lib/use-step.ts";
import { classNames } from "../../ui/class-names.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

interface LessonFrameProps {
  step: number;
  total: number;
  back: { to: string } | { onBack: () => void };
  drawing: TileDrawing;
  /** On a phone the room is for the answers. */
  isQuestion: boolean;
  children: ReactNode;
}

/** One thing on each screen: its drawing, above the text on a phone and beside it elsewhere. */
export function LessonFrame(props: LessonFrameProps) {
  const { step, total, back, drawing, isQuestion, children } = props;
  const t = useTranslations("training");
  const isOnline = useOnline();
  const screen = useFocusOn(step);
  return (
    <>
      {!isOnline && <OfflineStrip>{t("lesson.offline")}</OfflineStrip>}
      <main
        id="content"
        className="wrap grid flex-1 grid-cols-1 content-start pt-3 pb-10 lg:content-center lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-20 lg:py-16"
      >
        <Steps
          label={t("lesson.progress", { step: Math.min(step, total), count: total })}
          step={step}
          count={total}
          back={{ label: t("back"), ...back }}
        />
        <Tile
          {...drawing}
          className={classNames(
            "mt-3 w-36 rounded-medium rounded-ee-turn sm:w-52 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:w-full lg:rounded-large lg:rounded-ee-[96px]",
            isQuestion && "max-lg:hidden",
          )}
        />
        <div ref={screen} className="mt-5 max-w-[36rem]">
          {children}
        </div>
      </main>
    </>
  );
}
