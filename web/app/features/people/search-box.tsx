import { findLimits } from "@app/contract/people";
import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskKey } from "../../lib/back-office/desk-key.tsx";
import { useComingSearch } from "../../lib/use-coming-search.ts";

const pauseMs = 250;

/** Finds while somebody types, a moment after the last sign. */
export function SearchBox({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations("people.search");
  const { search, change } = useComingSearch();
  const asked = search.get("find") ?? "";
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another view was chosen, or the browser went back.
  if (known !== asked) {
    setKnown(asked);
    setTyped(asked);
  }

  const ask = (value: string) => {
    setKnown(value);
    change((next) => {
      if (value === "") next.delete("find");
      else next.set("find", value);
      next.delete("person");
    });
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), pauseMs);
  };
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    clearTimeout(timer.current);
    setTyped("");
    if (asked !== "") ask("");
    box.current?.blur();
  };

  return (
    <div className="grid w-full gap-1 sm:w-auto sm:min-w-85">
      <label className="flex min-h-11 items-center gap-2.5 rounded-[12px] border-[1.5px] border-edge bg-white px-3.5 focus-within:border-ink">
        <Search className="size-4.5 flex-none" aria-hidden="true" />
        <span className="sr-only">{t("label")}</span>
        <input
          ref={box}
          type="search"
          value={typed}
          maxLength={findLimits.max}
          placeholder={t("placeholder")}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="people-search-hint"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={leave}
          className="min-h-11 w-full min-w-0 flex-1 bg-transparent font-semibold outline-none"
        />
        <span className="max-lg:hidden" aria-hidden="true">
          <DeskKey>{typed === "" ? "/" : "Esc"}</DeskKey>
        </span>
      </label>
      <p
        id="people-search-hint"
        className={
          typed !== "" && typed.trim().length < findLimits.min ? "text-small text-muted" : "sr-only"
        }
      >
        {t("hint", { count: findLimits.min })}
      </p>
    </div>
  );
}
