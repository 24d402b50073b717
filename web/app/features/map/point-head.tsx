import type { PublicPoint } from "@app/contract/points";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DataScript } from "../../lib/data-script.tsx";
import { PageAddresses, PageHead } from "../../lib/page-head.tsx";
import { breadcrumbData } from "../../lib/structured-data.ts";
import { pointData } from "./point-data.ts";
import { pointPath } from "./point-path.ts";
import { usePointTexts } from "./use-point-texts.ts";

/** What is told of a point to those who do not see its page. */
export function PointHead({ point }: { point: PublicPoint }) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  const language = useLanguage();
  const name = texts.name(point);
  const address = texts.address(point);
  const path = pointPath(point.id);
  const trail = [
    { name: t("title"), path: "/consumer" },
    { name, path },
  ];
  return (
    <>
      <PageHead
        title={t("point.title", { name, commune: texts.commune(point) })}
        description={t("point.description", { name, address, place: texts.place(point) })}
      />
      <PageAddresses path={path} />
      <DataScript
        data={pointData(point, {
          name,
          address,
          commune: texts.commune(point),
          wilaya: texts.placeName(point.wilaya),
        })}
      />
      <DataScript data={breadcrumbData(language, trail)} />
    </>
  );
}
