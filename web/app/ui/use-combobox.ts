import { useState, type KeyboardEvent } from "react";
import { foldText, matchOptions, type SelectOption } from "./match-options.ts";

interface ComboboxSettings {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** What leaving the field takes from the text: the one that is left, or the one written in full. */
const meantBy = (typed: string, shown: readonly SelectOption[]): SelectOption | undefined =>
  shown.length === 1 ? shown[0] : shown.find(({ label }) => foldText(label) === foldText(typed));

/** Where a key leads in the list; Home and End stay with the text while the list is closed. */
const placeAfter = (
  key: string,
  { active, isOpen, count }: { active: number; isOpen: boolean; count: number },
): number | undefined => {
  if (key === "ArrowDown") return active + 1;
  if (key === "ArrowUp") return active - 1;
  if (!isOpen) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
};

/** The state of a text field with a list: what is typed, what is shown, what the arrows are on. */
export const useCombobox = ({ options, value, onChange }: ComboboxSettings) => {
  // Null while nothing is being typed: the field then shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const shown = typed === null ? options : matchOptions(options, typed);

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(chosen ? shown.indexOf(chosen) : -1);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: SelectOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() === "" ? -1 : 0);
  };
  const leave = () => {
    const meant = typed === null || typed.trim() === "" ? undefined : meantBy(typed, shown);
    if (meant) onChange(meant.value);
    else if (typed === "") onChange("");
    close();
  };
  const moveTo = (place: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(shown.length - 1, place)));
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, { active, isOpen, count: shown.length });
    const option = shown[active];
    if (place !== undefined) moveTo(place);
    else if (isOpen && event.key === "Enter" && option) choose(option);
    else if (isOpen && event.key === "Escape") close();
    else return;
    // Enter does not send the form, Escape does not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    text: typed ?? chosen?.label ?? "",
    shown,
    active: isOpen ? active : -1,
    isOpen,
    open,
    choose,
    type,
    leave,
    onKeyDown,
  };
};
