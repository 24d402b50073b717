import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";

export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const time = Date.parse(at);
  return (
    <time dateTime={at}>
      {dateOf(time, language)}, {timeOf(time, language)}
    </time>
  );
}
