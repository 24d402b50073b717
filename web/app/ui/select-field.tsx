import { Check, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";
import type { SelectOption } from "./match-options.ts";
import { useCombobox } from "./use-combobox.ts";

interface SelectFieldProps extends FieldTexts {
  id?: string | undefined;
  /** The value travels with the form under this name. */
  name: string;
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** In place of the list when nothing fits what was typed, or nothing is there yet. */
  emptyText: string;
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** One of many, found by typing. The list opens under the field, within the page. */
export function SelectField(props: SelectFieldProps) {
  const { label, isHeading, hint, error, aside, id, className, name, placeholder } = props;
  const { value, onChange, emptyText } = props;
  const ids = useFieldIds(id, { hint, error });
  const listId = `${ids.field}-list`;
  const { text, shown, active, isOpen, ...box } = useCombobox(props);
  return (
    <FieldFrame {...{ label, isHeading, hint, error, aside, ids, className }}>
      <div className="relative">
        <div className={classNames("field-box relative px-0", error && "field-box-error")}>
          <input
            id={ids.field}
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={placeholder}
            value={text}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => box.type(event.currentTarget.value)}
            onClick={(event) => {
              if (!isOpen) event.currentTarget.select();
              box.open();
            }}
            onBlur={box.leave}
            onKeyDown={box.onKeyDown}
            className="ps-4 pe-12"
          />
          <ChevronDown className="pointer-events-none absolute end-4 size-5" aria-hidden="true" />
        </div>
        {isOpen && (
          <OptionList
            id={listId}
            label={label}
            {...{ shown, active, value, emptyText }}
            onChoose={box.choose}
          />
        )}
      </div>
      <KeptValue name={name} value={value} onChange={onChange} />
    </FieldFrame>
  );
}

const optionId = (listId: string, place: number) => `${listId}-${place}`;

const panelLook =
  "absolute inset-x-0 top-full z-10 mt-1.5 max-h-60 scroll-mb-3 overflow-y-auto overscroll-contain rounded-medium rounded-ee-large border-2 border-ink bg-white shadow-e2";

interface OptionListProps {
  id: string;
  label: string;
  shown: readonly SelectOption[];
  active: number;
  value: string;
  emptyText: string;
  onChoose: (option: SelectOption) => void;
}

function OptionList({ id, label, shown, active, value, emptyText, onChoose }: OptionListProps) {
  const panel = useRef<HTMLDivElement>(null);

  // The keyboard of a phone comes up over the list: what it hides is brought back into view.
  useEffect(() => {
    const bringIntoView = () => panel.current?.scrollIntoView({ block: "nearest" });
    bringIntoView();
    visualViewport?.addEventListener("resize", bringIntoView);
    return () => visualViewport?.removeEventListener("resize", bringIntoView);
  }, []);

  useEffect(() => {
    const option = document.getElementById(optionId(id, active));
    if (!panel.current || !option) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = panel.current;
    const lowest = offsetTop + offsetHeight - clientHeight;
    panel.current.scrollTop = Math.max(Math.min(scrollTop, offsetTop), lowest);
  }, [id, active]);

  if (shown.length === 0) {
    return (
      <p role="status" className={classNames(panelLook, "px-4 py-3 text-muted")}>
        {emptyText}
      </p>
    );
  }
  return (
    <div
      ref={panel}
      id={id}
      role="listbox"
      data-taps="many"
      tabIndex={-1}
      aria-label={label}
      // A finger that scrolls the list or takes from it leaves the field in focus.
      onMouseDown={(event) => event.preventDefault()}
      className={panelLook}
    >
      {shown.map((option, place) => (
        <button
          key={option.value}
          id={optionId(id, place)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          onClick={() => onChoose(option)}
          className={classNames(
            "flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-start leading-snug hover:bg-ghost",
            option.value === value && "font-bold",
            place === active && "bg-green-100",
          )}
        >
          {option.label}
          {option.value === value && <Check className="size-5 flex-none" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

interface KeptValueProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** What the form sends. Its form hears of a change, and may set it, as with any other field. */
function KeptValue({ name, value, onChange }: KeptValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event("change", { bubbles: true }));
  }, [value]);

  return (
    <input
      ref={input}
      type="hidden"
      name={name}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
