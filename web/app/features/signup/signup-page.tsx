import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { classNames } from "../../ui/class-names.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";

export interface PageLook {
  /** The colour of the role. */
  ground: string;
  /** Nine, in rows of three; a phone shows the first row. */
  tiles: readonly TileDrawing[];
}

interface SignupPageProps extends PageLook {
  heading: string;
  intro: string;
  /** Later screens of a phone leave the place to their field and the keyboard. */
  isFirst: boolean;
  children: ReactNode;
  /** Under the card. */
  below?: ReactNode;
}

/** What the role is about, and a white card with the form. */
export function SignupPage(props: SignupPageProps) {
  const { ground, tiles, heading, intro, isFirst, children, below } = props;
  const Heading = isFirst ? "h1" : "p";
  return (
    <>
      <OfflineLine />
      <main id="content" className={classNames("min-h-[calc(100dvh-4rem)]", ground)}>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16 lg:py-16">
          <div className={classNames(!isFirst && "max-lg:hidden")}>
            <Wall
              tiles={tiles}
              className="mb-4 w-36 grid-cols-3 overflow-hidden rounded-small rounded-ee-[24px] lg:hidden [&>:nth-child(n+4)]:hidden"
            />
            <Heading className="text-h1 font-extrabold">{heading}</Heading>
            <p className="mt-2 max-w-[42ch] lg:mt-5 lg:text-[1.125rem]">{intro}</p>
            <Wall
              tiles={tiles}
              className="mt-10 max-w-[26rem] grid-cols-3 overflow-hidden rounded-medium rounded-ee-[72px] max-lg:hidden"
            />
          </div>
          <div>
            <div className="rounded-large rounded-ee-[56px] bg-white p-5 text-ink sm:p-7">
              {children}
            </div>
            {below}
          </div>
        </div>
      </main>
    </>
  );
}

/** Nothing of a sign-up can wait for a network, and nothing typed is lost without one. */
export function OfflineLine() {
  const t = useTranslations("signup");
  return useOnline() ? null : <OfflineStrip>{t("offline.strip")}</OfflineStrip>;
}
