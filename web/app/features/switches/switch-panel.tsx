import type { Locale } from "@app/contract/locales";
import { type Switch, type Switchable, switchable } from "@app/contract/switches";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import {
  LanguageTabs,
  missingLanguages,
  WordsField,
  wordsFrom,
  writtenWords,
} from "../../lib/back-office/words-field.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { useTurning } from "./use-turning.ts";

interface SwitchPanelProps {
  name: Switchable;
  state: Switch | undefined;
  onClose: () => void;
  onTurned: () => void;
}

const longestWords = 500;

export function SwitchPanel({ name, state, onClose, onTurned }: SwitchPanelProps) {
  const t = useTranslations("switches");
  const [language, setLanguage] = useState<Locale>(useLanguage());
  const [words, setWords] = useState(() => wordsFrom(state?.words ?? {}));
  const [backOn, setBackOn] = useState(state?.backOn ?? "");
  const [reason, setReason] = useState("");
  const { turn, isBusy, isDone, problem } = useTurning(name, onTurned);
  const names = { en: t("form.language.en"), fr: t("form.language.fr"), ar: t("form.language.ar") };
  const isOff = state?.isOff ?? false;
  const missing = missingLanguages(words).map((one) => names[one]);
  const send = (off: boolean) =>
    void turn({ isOff: off, words: writtenWords(words), backOn: backOn || null, reason });
  return (
    <SidePanel
      title={t(`part.${name}`)}
      about={t(switchable[name].length > 0 ? "refused.some" : "refused.none")}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <LanguageTabs
          label={t("form.words")}
          names={names}
          current={language}
          onChange={setLanguage}
        >
          <WordsField
            label={t("form.words")}
            isLong
            most={longestWords}
            {...{ language, words }}
            onChange={setWords}
          />
        </LanguageTabs>
        {missing.length > 0 && words.en !== "" && (
          <Notice tone="warning">{t("form.missing", { languages: missing.join(", ") })}</Notice>
        )}
        <Field
          label={t("form.backOn")}
          hint={t("form.backOnHint")}
          type="date"
          value={backOn}
          onChange={({ currentTarget }) => setBackOn(currentTarget.value)}
        />
        <TextAreaField
          label={t("form.reason")}
          hint={t("form.reasonHint")}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
        {isDone && <Notice tone="success">{t("form.done")}</Notice>}
        <TurnButtons isOff={isOff} isBusy={isBusy} onTurn={send} />
      </div>
    </SidePanel>
  );
}

interface TurnButtonsProps {
  isOff: boolean;
  isBusy: boolean;
  onTurn: (isOff: boolean) => void;
}

function TurnButtons({ isOff, isBusy, onTurn }: TurnButtonsProps) {
  const t = useTranslations("switches.form");
  const isOnline = useOnline();
  const shared = { busy: isBusy, busyLabel: t("sending"), "aria-disabled": !isOnline };
  return (
    <div className="flex flex-wrap gap-2.5">
      {isOff && (
        <Button turned {...shared} onClick={() => isOnline && onTurn(false)}>
          {t("open")}
        </Button>
      )}
      <Button
        variant={isOff ? "soft" : "danger"}
        {...shared}
        onClick={() => isOnline && onTurn(true)}
      >
        {t(isOff ? "save" : "close")}
      </Button>
    </div>
  );
}
