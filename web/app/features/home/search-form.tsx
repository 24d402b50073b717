import { ArrowRight, MapPin } from "lucide-react";
import { type SubmitEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";

/** Leads to the list of points, also without a script. */
export function SearchForm() {
  const t = useTranslations("home.search");
  const navigate = useNavigate();
  const place = useRef<HTMLInputElement>(null);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(`/consumer?${new URLSearchParams({ c: place.current?.value ?? "" })}`);
  };
  return (
    <form
      role="search"
      action="/consumer"
      onSubmit={search}
      className="mt-5.5 flex max-w-135 flex-col gap-0.5 rounded-[18px] bg-white p-1.5 ring-2 ring-ink focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-blue-600 sm:flex-row sm:p-1.75 lg:max-w-[51vw] xl:mt-7 xl:max-w-135"
    >
      <label className="flex min-h-13 min-w-0 flex-1 cursor-text items-center gap-2.5 px-3.5">
        <MapPin className="size-5 flex-none" aria-hidden="true" />
        <input
          ref={place}
          type="search"
          name="c"
          maxLength={60}
          aria-label={t("label")}
          placeholder={t("label")}
          autoComplete="address-level2"
          enterKeyHint="search"
          className="min-h-11 w-full min-w-0 text-[1.0625rem] outline-none placeholder:text-muted placeholder:opacity-100"
        />
      </label>
      <Button type="submit">
        {t("submit")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </form>
  );
}
