import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Wall, type WallTile } from "./wall.tsx";

export type HeroTone = "plaster" | "green" | "yellow" | "coral" | "blue";

const grounds: Record<HeroTone, string> = {
  plaster: "",
  green: "on-dark bg-green-900 text-white",
  yellow: "bg-yellow-400",
  coral: "bg-red-400",
  blue: "on-dark bg-blue-900 text-white",
};

interface PageHeroProps {
  title: string;
  lead: string;
  /** Twelve: two rows of six on a phone, three rows of four beside the text. */
  tiles: readonly WallTile[];
  tone?: HeroTone;
  /** The actions under the text. */
  children?: ReactNode;
}

/** How a page of the public site begins: its promise in one line, and a piece of the wall. */
export function PageHero({ title, lead, tiles, tone = "plaster", children }: PageHeroProps) {
  return (
    <section className={classNames("grid lg:grid-cols-[1fr_46vw]", grounds[tone])}>
      <div className="min-w-0 px-page pt-8 pb-9 wrap-anywhere lg:self-center lg:ps-[max(var(--spacing-page),calc(50vw_-_var(--container-page)/2_+_var(--spacing-page)))] lg:py-12">
        <h1 className="max-w-[14ch] text-[2.75rem] leading-[0.95] tracking-[-0.034em] lg:text-[clamp(3.25rem,5.4vw,5.25rem)] rtl:leading-[1.3] rtl:tracking-normal rtl:lg:text-[clamp(3rem,4.7vw,4.5rem)]">
          {title}
        </h1>
        <p className="mt-5 max-w-[34rem] text-[1.125rem] xl:text-[1.25rem] xl:leading-[1.45]">
          {lead}
        </p>
        {children && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>}
      </div>
      <Wall tiles={tiles} className="grid-cols-6 content-start lg:grid-cols-4" />
    </section>
  );
}
