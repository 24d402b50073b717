import { brandColourSchema, type BrandFace } from "@app/contract/brand-face";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { LogoSquare } from "./logo-field.tsx";

type FacePreviewProps = Pick<BrandFace, "logo" | "colour" | "name" | "story">;

/** As citizens see it, in the language of the page; what is not written in it comes from another. */
export function FacePreview({ logo, colour, name, story }: FacePreviewProps) {
  const t = useTranslations("brandSettings.face");
  const language = useLanguage();
  const words = story[language] || story.fr || story.ar || story.en;
  const ground = brandColourSchema.safeParse(colour ?? "").data ?? "#2059d9";
  return (
    <article className="overflow-hidden rounded-medium rounded-ee-turn bg-white">
      {/* Large and bold: then whatever colour is allowed carries white. */}
      <div
        className="px-5 py-3 text-[1.25rem] font-bold text-white"
        style={{ backgroundColor: ground }}
      >
        {t("offeredBy")}
      </div>
      <div className="flex items-center gap-4 p-5 pb-3">
        <LogoSquare logo={logo} alt={t("logoOf", { name })} />
        <p className="min-w-0 text-h3 font-extrabold [overflow-wrap:anywhere]">
          <bdi>{name || t("noName")}</bdi>
        </p>
      </div>
      <p dir="auto" className="px-5 pb-6 [overflow-wrap:anywhere]">
        {words || <span className="text-muted">{t("noStory")}</span>}
      </p>
    </article>
  );
}
