import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type ChipTone = "white" | "yellow" | "ink" | "green" | "red" | "blue" | "line";

const tones: Record<ChipTone, string> = {
  white: "bg-white",
  yellow: "bg-yellow-400 text-ink",
  ink: "bg-ink text-white",
  green: "bg-green-100 text-green-900",
  red: "bg-red-100 text-red-700",
  blue: "bg-blue-100 text-blue-700",
  line: "bg-white text-ink ring-[1.5px] ring-line ring-inset",
};

interface ChipProps {
  tone?: ChipTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Chip({ tone = "white", icon, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-small font-semibold whitespace-nowrap [&_svg]:size-4",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
