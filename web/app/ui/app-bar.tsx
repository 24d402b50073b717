import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export type AppBarTone = "plaster" | "white" | "yellow" | "green" | "coral";

const tones: Record<AppBarTone, string> = {
  plaster: "bg-plaster text-ink",
  white: "bg-white text-ink",
  yellow: "bg-yellow-400 text-ink",
  green: "bg-green-900 text-white",
  coral: "bg-red-400 text-ink",
};

interface AppBarProps {
  title: string;
  /** Where the arrow leads and what it is called; without it `start` (a logo) takes the place. */
  back?: { to: string; label: string; reloadDocument?: boolean };
  start?: ReactNode;
  /** One chip, one icon. */
  end?: ReactNode;
  tone?: AppBarTone;
}

/** The 56 px bar of a signed-in screen; its title is the page's heading. */
export function AppBar({ title, back, start, end, tone = "plaster" }: AppBarProps) {
  return (
    <header
      className={classNames(
        "flex min-h-14 items-center gap-1.5 px-3 md:ps-[calc(var(--spacing-page)-0.75rem)]",
        tones[tone],
      )}
    >
      {back ? (
        <Link
          to={back.to}
          reloadDocument={back.reloadDocument ?? false}
          aria-label={back.label}
          className="grid size-11 flex-none place-items-center rounded-medium"
        >
          <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      ) : (
        start
      )}
      <h1 className="min-w-0 flex-1 truncate px-1 text-[1.25rem]">{title}</h1>
      {end}
    </header>
  );
}
