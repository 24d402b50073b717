import type { FaqItem } from "@app/contract/faq";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";

type Written = readonly FaqItem[] | null | undefined;

/** As the server sent it, or asked for when the page was turned to; without an answer there is none. */
export const useWrittenFaq = (first: Written): Written => {
  const language = useLanguage();
  const [written, setWritten] = useState(import.meta.env.SSR ? (first ?? null) : first);
  const isUnknown = written === undefined;

  useEffect(() => {
    if (!isUnknown) return;
    void import("./home.api.ts")
      .then(({ fetchFaq }) => fetchFaq(language))
      .then(setWritten, () => setWritten(null));
  }, [isUnknown, language]);

  return written;
};
