import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type NoticeTone = "info" | "success" | "warning" | "problem";

const looks = {
  info: { Icon: Info, colours: "bg-blue-100 text-ink [&>svg]:text-blue-700" },
  success: { Icon: CircleCheck, colours: "bg-green-100 text-ink [&>svg]:text-green-700" },
  warning: { Icon: TriangleAlert, colours: "bg-yellow-100 text-ink [&>svg]:text-yellow-800" },
  problem: { Icon: CircleAlert, colours: "bg-red-100 text-red-700" },
} as const;

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link, under the text. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Says what happened; what is good or just to know waits its turn with a screen reader. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
  const { Icon, colours } = looks[tone];
  return (
    <div
      role={tone === "info" || tone === "success" ? "status" : "alert"}
      className={classNames(
        "flex items-start gap-3 rounded-medium rounded-ee-large px-4 py-3.5",
        colours,
        className,
      )}
    >
      <Icon className="mt-px size-6 flex-none rtl:mt-1" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-[0.9375rem]">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
