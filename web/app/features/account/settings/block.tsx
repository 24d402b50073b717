import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface BlockProps {
  /** Also the address of the block within the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One thing to settle; it saves by itself. */
export function Block({ id, title, children }: BlockProps) {
  const section = useRef<HTMLElement>(null);
  // The address was opened before the account, and with it this block, was there.
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t-2 border-ink py-5"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Says "Saved" where the change was made; nothing before that. */
export function Saved({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 font-semibold text-green-700 empty:hidden">
      {children && <CircleCheck className="size-5 flex-none" aria-hidden="true" />}
      {children}
    </p>
  );
}
