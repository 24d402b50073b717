import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { closeOverlay } from "../../lib/overlays.ts";
import { classNames } from "../../ui/class-names.ts";

interface PanelRowProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** The main thing to do stands out, and the way out is red. */
  tone?: "main" | "plain" | "leave";
}

const shape = "flex min-h-13 items-center gap-3.5 px-5.5 text-[1.03125rem]";

const tones = {
  main: "bg-green-100 font-bold text-green-900 hover:bg-green-200 [&>svg]:text-green-700",
  plain: "font-semibold hover:bg-plaster [&>svg]:text-muted",
  leave: "font-semibold text-red-700 hover:bg-red-100",
};

/** A choice closes the panel. */
export function PanelRow({ to, icon: Icon, label, tone = "plain" }: PanelRowProps) {
  return (
    <Link
      to={to}
      className={classNames(shape, "-outline-offset-3", tones[tone])}
      onClick={closeOverlay}
    >
      <Icon className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
      {label}
    </Link>
  );
}
