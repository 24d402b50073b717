import { type BrandFace, mostStorySigns } from "@app/contract/brand-face";
import { locales } from "@app/contract/locales";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { BlockFrame } from "../block-frame.tsx";
import { loadFace, saveFace } from "../brand-settings.api.ts";
import { Loaded, SettingsFrame } from "../settings-frame.tsx";
import { SettingsLinks } from "../settings-links.tsx";
import { useBlock } from "../use-block.ts";
import { ColourField } from "./colour-field.tsx";
import { faceBlock } from "./face-block.ts";
import { FacePreview } from "./face-preview.tsx";
import { LogoField } from "./logo-field.tsx";

/** What citizens see of the brand. */
export function FaceScreen({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("brandSettings.face");
  const loaded = useLoaded(loadFace);
  return (
    <SettingsFrame title={t("title")} lead={t("lead")}>
      <title>{t("title")}</title>
      <Loaded {...loaded}>
        {(face) => (face.mayEdit ? <FaceForm {...{ face, onSaved }} /> : <ReadFace face={face} />)}
      </Loaded>
      <SettingsLinks here="face" />
    </SettingsFrame>
  );
}

export function FaceFrame() {
  const t = useTranslations("brandSettings.face");
  return (
    <>
      <title>{t("title")}</title>
      <SettingsFrame title={t("title")} lead={t("lead")} />
    </>
  );
}

function ReadFace({ face }: { face: BrandFace }) {
  const t = useTranslations("brandSettings");
  return (
    <div className="grid gap-6">
      <Notice tone="info">{t("onlyLook")}</Notice>
      <FacePreview {...face} />
    </div>
  );
}

function FaceForm({ face, onSaved }: { face: BrandFace; onSaved: () => void }) {
  const t = useTranslations("brandSettings.face");
  const [logo, setLogo] = useState(face.logo);
  const block = useBlock({
    ...faceBlock,
    name: "face",
    first: faceBlock.first(face),
    save: saveFace,
    onSaved,
  });
  const { name, colour, en, fr, ar } = block.value;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <LogoField logo={logo} onChange={setLogo} />
        <BlockFrame
          heading={t("words")}
          lead={t("wordsLead")}
          state={block.state}
          onRetry={() => void block.saveNow()}
          isNarrow
        >
          <Field
            id="brand-face-name"
            label={t("name")}
            hint={t("nameHint")}
            error={block.isWrong("name") ? t("problem.name") : undefined}
            dir="auto"
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => block.change({ name: currentTarget.value })}
            onBlur={() => block.leave("name")}
          />
          <ColourField value={colour} onChange={(value) => block.change({ colour: value })} />
          {locales.map((locale) => (
            <TextAreaField
              key={locale}
              id={`brand-story-${locale}`}
              label={t(`story.${locale}`)}
              aside={
                <span className="text-small text-muted">
                  <Num>{`${block.value[locale].trim().length} / ${mostStorySigns}`}</Num>
                </span>
              }
              error={block.isWrong(locale) ? t("problem.story") : undefined}
              rows={4}
              lang={locale}
              dir={locale === "ar" ? "rtl" : "ltr"}
              value={block.value[locale]}
              onChange={({ currentTarget }) =>
                block.change({ [locale]: currentTarget.value.replaceAll(/\s*\n\s*/g, " ") })
              }
              onBlur={() => block.leave(locale)}
            />
          ))}
        </BlockFrame>
      </div>
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 className="mb-3 text-h3">{t("preview")}</h2>
        <FacePreview {...{ logo, colour, story: { en, fr, ar }, name }} />
      </div>
    </div>
  );
}
