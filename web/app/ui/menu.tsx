import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "./class-names.ts";

interface MenuProps {
  /** What is tapped. */
  summary: ReactNode;
  /** Its name, where the summary does not say it all. */
  label?: string;
  /** The side of the summary that the panel is flush with. */
  align?: "start" | "end";
  /** Of the panel, for instance its width. */
  className?: string;
  children: ReactNode;
}

/** A panel under its summary; works before the page's script does. */
export function Menu({ summary, label, align = "start", className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className="group relative font-semibold">
      <summary className="disclosure min-h-11 gap-2 rounded-medium px-2">
        {summary}
        {label && <span className="sr-only">{label}</span>}
      </summary>
      <div
        className={classNames(
          "absolute top-full z-20 mt-2 hidden rounded-medium rounded-ee-[28px] bg-white p-1.5 text-ink shadow-e2 group-open:block",
          align === "start" ? "start-0" : "end-0",
          className,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/**
 * A details element opens and closes by itself; this closes it on a choice, on Escape, on a tap
 * outside and when the keyboard leaves.
 */
export const useClosing = (menu: RefObject<HTMLDetailsElement | null>) =>
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close();
    };
    const backToSummary = () => {
      menu.current?.querySelector("summary")?.focus();
      close();
    };
    const closeOnChoice = ({ target }: Event) => {
      const choice = target instanceof Element && target.closest("a, button");
      if (choice && menu.current?.contains(choice)) backToSummary();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && menu.current?.open) backToSummary();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("click", closeOnChoice);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("click", closeOnChoice);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [menu]);
