import { directionOf, type Locale } from "@app/contract/locales";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { languageNames, languageOrder } from "../i18n/locale.ts";
import { chooseLanguage } from "../i18n/switch-language.ts";
import { LogoMark } from "../ui/logo.tsx";
import { Tile, type TileDrawing } from "../ui/tile.tsx";
import questions from "./language-chooser.json";

const tiles: Record<Locale, TileDrawing> = {
  ar: { name: "khatam", pair: 2 },
  fr: { name: "flower", pair: 3 },
  en: { name: "waves", pair: 4 },
};

interface LanguageChooserProps {
  /** The language that was detected, and that Escape stands for. */
  shown: Locale;
  onChosen: () => void;
}

/** Over the whole page until a language is chosen. It lies above the page and moves nothing in it. */
export function LanguageChooser({ shown, onChosen }: LanguageChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    // Not on a row: no language looks chosen before it is.
    dialog.current?.focus();
  }, []);

  const choose = (language: Locale) => {
    chooseLanguage(language, shown);
    // Otherwise the page is on its way in the other language: the old one need not flash up.
    if (language === shown) onChosen();
  };

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby="language-question"
      onClose={() => choose(shown)}
      className="on-dark m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-green-900 text-white outline-none"
    >
      <div className="mx-auto flex min-h-full max-w-104 flex-col px-page py-8.5 sm:justify-center">
        <LogoMark variant="dark" className="size-14" />
        <h2 id="language-question" className="mt-5.5 mb-6 text-[1.875rem] leading-tight">
          {(["en", "fr", "ar"] as const).map((language) => (
            <span key={language} lang={language} className="block [&:lang(ar)]:tracking-normal">
              <bdi>{questions[language]}</bdi>
            </span>
          ))}
        </h2>
        <ul className="grid gap-2.5">
          {languageOrder.map((language) => (
            <li key={language} lang={language} dir={directionOf(language)}>
              <button
                type="button"
                onClick={() => choose(language)}
                className="flex min-h-16 w-full items-center overflow-hidden rounded-medium bg-white pe-5 text-start text-[1.1875rem] font-bold text-ink hover:bg-green-100"
              >
                <Tile {...tiles[language]} className="me-4 size-16 flex-none" />
                {languageNames[language]}
                <ArrowRight className="ms-auto size-5 rtl:-scale-x-100" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
