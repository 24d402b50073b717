import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { mapsPageOf } from "../../lib/maps-page.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";

const strip: readonly TileDrawing[] = [
  { name: "waves", pair: 7 },
  { name: "q", pair: 8, turn: 90 },
  { name: "arch", pair: 9 },
  { name: "khatam", pair: 4 },
];

/** For those who would rather talk, write from their own mailbox, or come. */
export function Ways() {
  const t = useTranslations("contact.ways");
  const { phone, email, address } = product.contact;
  const place = address[useLanguage()];
  return (
    <aside className="min-w-0 self-start wrap-anywhere overflow-hidden rounded-large rounded-ee-[72px] bg-yellow-400 lg:rounded-ee-[96px]">
      <Wall tiles={strip} className="grid-cols-4" />
      <div className="p-6 pb-10 lg:p-9 lg:pb-14">
        <h2 className="text-h2">{t("title")}</h2>
        <ul className="mt-5 grid gap-5">
          <Way tile={{ name: "mobile", pair: 5 }} name={t("phone")}>
            <a
              href={`tel:${phone.replaceAll(" ", "")}`}
              className="link inline-flex min-h-11 items-center"
            >
              <Num>{phone}</Num>
            </a>
          </Way>
          <Way tile={{ name: "book", pair: 5 }} name={t("email")}>
            <a
              href={`mailto:${email}`}
              className="link inline-flex min-h-11 items-center break-all"
            >
              <Num>{email}</Num>
            </a>
          </Way>
          <Way tile={{ name: "pin", pair: 5 }} name={t("address")}>
            <span className="block">{place}</span>
            <a
              href={mapsPageOf(place)}
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {t("map")}
            </a>
          </Way>
        </ul>
      </div>
    </aside>
  );
}

interface WayProps {
  tile: TileDrawing;
  name: string;
  children: ReactNode;
}

function Way({ tile, name, children }: WayProps) {
  return (
    <li className="flex gap-4">
      <Tile {...tile} className="w-14 flex-none self-start rounded-medium rounded-ee-[24px]" />
      <div className="min-w-0">
        <h3 className="text-small font-semibold tracking-normal">{name}</h3>
        <div className="text-[1.0625rem]">{children}</div>
      </div>
    </li>
  );
}
