import type { ReactNode, Ref } from "react";

interface PanelProps {
  heading: string;
  /** Of the heading, which takes the focus when the panel opens. */
  ref: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What opens within the page, above the list it is about. */
export function Panel({ heading, ref, children }: PanelProps) {
  return (
    <section className="grid gap-4 rounded-medium rounded-ee-turn border-2 border-ink bg-white p-4 lg:p-7">
      <h2 ref={ref} tabIndex={-1} className="text-h3 outline-none">
        {heading}
      </h2>
      {children}
    </section>
  );
}
