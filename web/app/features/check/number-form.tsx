import { CircleAlert } from "lucide-react";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { askedNumber } from "./asked-number.ts";

interface NumberFormProps {
  number: string | undefined;
  onAsk: (number: string) => void;
}

export function NumberForm({ number: asked, onAsk }: NumberFormProps) {
  const t = useTranslations("check.form");
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const number = askedNumber(input.current?.value ?? "");
    setWrong(number === undefined);
    if (number === undefined) input.current?.focus();
    else onAsk(number);
  };

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-bold">
        {t("label")}
      </label>
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-2 font-semibold text-yellow-400">
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {t("wrong")}
        </p>
      )}
      <div className="mt-2 flex items-center gap-1.5 rounded-[16px] bg-white p-1.5 text-ink outline-yellow-400 focus-within:outline-3 rtl:[&_input]:text-end">
        <input
          ref={input}
          id={id}
          name="number"
          dir="ltr"
          defaultValue={asked}
          placeholder="A-1182"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          className="min-h-12 w-full min-w-0 flex-1 px-3.5 text-[1.125rem] font-bold tabular-nums outline-none placeholder:font-normal placeholder:text-muted"
        />
        <button
          type="submit"
          className="button min-h-12 flex-none rounded-medium bg-yellow-400 px-5 text-ink hover:bg-yellow-500"
        >
          {t("check")}
        </button>
      </div>
    </form>
  );
}
