import { useId, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { placeAfterKey } from "./place-after-key.ts";

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for people who do not see them. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
  /** The tabs share the whole width, for three that must all be seen on a phone. */
  full?: boolean;
  /** Padding of the row of tabs, which its line runs under. */
  className?: string;
  /** The panel of the current tab. */
  children: ReactNode;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** One of several panels; the arrows choose, Tab goes on into the panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, current, onChange, full = false, className, children } = props;
  const panelId = useId();
  const tabId = (id: Id) => `${panelId}-${id}`;

  const move = (event: KeyboardEvent) => {
    const place = placeAfterKey(event.key, {
      place: tabs.findIndex(({ id }) => id === current),
      count: tabs.length,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    const tab = place === undefined ? undefined : tabs[place];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={classNames("flex gap-1.5 overflow-x-auto border-b-2 border-ink", className)}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === current}
            aria-controls={panelId}
            tabIndex={id === current ? 0 : -1}
            className={classNames(
              "min-h-12 rounded-t-medium text-[1.0625rem] font-bold -outline-offset-3",
              full ? "min-w-fit flex-1 px-1 sm:flex-none sm:px-5" : "flex-none px-5",
              id === current ? "on-dark bg-ink text-white" : "text-muted hover:text-ink",
            )}
            onClick={() => onChange(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
