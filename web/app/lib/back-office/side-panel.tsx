import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { useKeys } from "./use-keys.ts";

interface SidePanelProps {
  title: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What was opened of a page: beside it where there is room, else over it. */
export function SidePanel({ title, about, onClose, children }: SidePanelProps) {
  const t = useTranslations("backOffice");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeys(useMemo(() => ({ Escape: onClose }), [onClose]));
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className="bg-white px-page pt-5 pb-10 max-xl:fixed max-xl:inset-0 max-xl:z-30 max-xl:overflow-y-auto max-xl:overscroll-contain xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto xl:px-7"
    >
      <div className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-[1.5rem] outline-none">
            {title}
          </h2>
          {about && <p className="mt-1 text-[0.9375rem] text-muted">{about}</p>}
        </div>
        <button
          type="button"
          aria-label={t("close")}
          className="-me-2.5 -mt-1.5 grid size-11 flex-none place-items-center rounded-full hover:bg-ghost"
          onClick={onClose}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  );
}
