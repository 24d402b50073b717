import { badgeAddress, spacedBadgeCode } from "@app/contract/badge-code";
import type { Badge } from "@app/contract/badges";
import type { FileType } from "@app/contract/endpoint";
import { type Locale, locales } from "@app/contract/locales";
import { showPlate } from "@app/contract/plate";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import { formatDate } from "../../documents/format.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { showBadge } from "./show-badge.ts";

const mostPerHour = 60;

/** In the order they stand on the badge. */
const inThree = (make: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, string>;

/** Only a driver who may start has a badge on paper: it is read where nothing can be looked up. */
const approvedVehicle = (badge: Badge, plate: string | undefined) => {
  const vehicle = plate ? badge.vehicles.find((one) => one.plate === plate) : badge.vehicles[0];
  if (!badge.isApproved || !vehicle) throw new AppError("not_found");
  return vehicle;
};

export const drawBadge = async (
  ctx: Context,
  actor: Actor,
  plate: string | undefined,
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const limit = { subject: `badges:${actor.userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const badge = await showBadge(ctx, actor);
  const vehicle = approvedVehicle(badge, plate);
  const address = badgeAddress(ctx.config.SITE_URL, badge.code);
  const type = fileType === "svg" ? "svg" : "pdf";
  const content = await ctx.documents.make(
    "badge",
    {
      title: fillText(documentTexts[locale].badge.title, { name: badge.shortName }),
      product: product.name,
      qr: qrPathOf(address),
      address,
      name: badge.shortName,
      otherName: badge.otherShortName ?? "",
      code: spacedBadgeCode(badge.code),
      plate: showPlate(vehicle.plate),
      role: inThree((each) => documentTexts[each].badge.role),
      until: inThree((each) =>
        fillText(documentTexts[each].badge.until, {
          date: formatDate(new Date(vehicle.until), each),
        }),
      ),
    },
    type,
  );
  return { type, name: `${product.slug}-badge.${type}`, content };
};
