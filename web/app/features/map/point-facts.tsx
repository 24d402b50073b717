import type { ListedPoint, PublicPoint } from "@app/contract/points";
import { PackageOpen } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { usePointTexts } from "./use-point-texts.ts";

/** P.E.T · P.E.H.D: each in its own order, also inside Arabic. */
export function Materials({ point, first }: { point: PublicPoint; first?: ReactNode }) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  const words = point.materials.map((material) => (
    <Num key={material}>{texts.material(material)}</Num>
  ));
  const parts = [
    ...(first ? [<bdi key="first">{first}</bdi>] : []),
    ...(words.length > 0 ? words : [<span key="none">{t("material.none")}</span>]),
  ];
  return parts.map((part, index) => (
    <Fragment key={part.key}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      {part}
    </Fragment>
  ));
}

export function BagsLeft({ point }: { point: PublicPoint }) {
  const t = useTranslations("map");
  if (!point.acceptsBagsLeft) return null;
  return (
    <span className="flex items-center gap-1.5 font-semibold text-green-700">
      <PackageOpen className="size-4 flex-none" aria-hidden="true" />
      {t("bagsLeft")}
    </span>
  );
}

export function Distance({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span className="text-[1.0625rem] font-extrabold whitespace-nowrap lg:text-[1.3125rem]">
      <bdi>{text}</bdi>
    </span>
  );
}

export type AnyPoint = PublicPoint | ListedPoint;
