import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BandTone = "green" | "yellow" | "coral" | "blue";

const grounds: Record<BandTone, string> = {
  green: "on-dark bg-green-700 text-white",
  yellow: "bg-yellow-400",
  coral: "bg-red-400",
  blue: "on-dark bg-blue-900 text-white",
};

interface ClosingBandProps {
  title: string;
  text: string;
  tone: BandTone;
  /** The one action the page leads to. */
  children: ReactNode;
}

/** The end of a public page: what to do now. */
export function ClosingBand({ title, text, tone, children }: ClosingBandProps) {
  return (
    <section className="wrap py-15 lg:py-24">
      <div
        className={classNames(
          "grid gap-6 rounded-large rounded-ee-[72px] p-6 pb-8 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-12 lg:rounded-ee-[96px] lg:py-16 lg:ps-16 lg:pe-24",
          grounds[tone],
        )}
      >
        <div className="min-w-0">
          <h2 className="text-h1">{title}</h2>
          <p className="mt-3 max-w-[46ch] text-[1.125rem]">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
