import { MapPin, Search, X } from "lucide-react";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

/** Fewer questions than letters, and still an answer before the thumb leaves the screen. */
const pauseMs = 400;

interface SearchBoxProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Searches while people type, and at once on Enter. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const t = useTranslations("map");
  const [text, setText] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(words);

  // Changed from outside, as when all choices are cleared; never under the fingers of who types.
  useEffect(() => {
    if (document.activeElement === field.current) return;
    setText(words);
    sent.current = words;
  }, [words]);

  const search = (next: string) => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onSearch(next.trim());
  };

  const searchAfterPause = useEffectEvent(() => search(text));
  useEffect(() => {
    const timer = setTimeout(searchAfterPause, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search(text);
    // On a phone the keyboard would hide what was found.
    field.current?.blur();
  };

  const clear = () => {
    setText("");
    search("");
    field.current?.focus();
  };

  return (
    <form role="search" action="/consumer" onSubmit={submit} className="mt-4 lg:mt-5">
      <div className="flex items-center rounded-[18px] bg-white p-1.5 ring-2 ring-ink focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-blue-600">
        <MapPin className="mx-2.5 size-5 flex-none" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="c"
          value={text}
          maxLength={60}
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          autoComplete="off"
          enterKeyHint="search"
          // An empty field has no letters to take its direction from, but a placeholder.
          dir={text === "" ? undefined : "auto"}
          className="min-h-11 min-w-0 flex-1 text-[1.0625rem] font-semibold outline-none placeholder:font-normal placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => setText(event.target.value)}
        />
        {text !== "" && (
          <IconButton label={t("search.clear")} onPress={clear}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        )}
        <button
          type="submit"
          aria-label={t("search.submit")}
          className="ms-1 grid size-11 flex-none place-items-center rounded-medium bg-green-100 text-green-900"
        >
          <Search className="size-5" aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}

interface IconButtonProps {
  label: string;
  onPress: () => void;
  children: React.ReactNode;
}

function IconButton({ label, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 flex-none place-items-center rounded-medium bg-plaster"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
