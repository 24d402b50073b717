import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { HaveAccount } from "./have-account.tsx";

interface RoleRow {
  name: "citizen" | "point" | "transporter" | "facility" | "brand";
  tile: TileDrawing;
  /** Announced and not open: no link, and it says so. */
  to: string | null;
}

const rows: readonly RoleRow[] = [
  { name: "citizen", tile: { name: "bag", pair: 3 }, to: "/signup/citizen" },
  { name: "point", tile: { name: "shop", pair: 2 }, to: "/signup/collectionpoint" },
  { name: "transporter", tile: { name: "van", pair: 6 }, to: "/signup/transporter" },
  { name: "facility", tile: { name: "factory", pair: 0 }, to: null },
  { name: "brand", tile: { name: "bottle", pair: 4 }, to: "/signup/csr" },
];

const others = [
  { name: "office", to: "/auth/signup?kind=office" },
  { name: "school", to: "/auth/signup?kind=school" },
  { name: "distributor", to: "/signup/distributor" },
] as const;

/** Which of the five roles; and three lines for those who are none of them. */
export function RolePicker() {
  const t = useTranslations("signup");
  return (
    <main id="content" className="wrap max-w-[48rem] pt-5 pb-11 lg:pt-12 lg:pb-20">
      <PageHead title={t("picker.title")} description={t("picker.description")} />
      <h1 className="text-h1">{t("picker.heading")}</h1>
      <ul className="mt-5 border-t-2 border-ink">
        {rows.map(({ to, ...row }) => (
          <li key={row.name} className="border-b-2 border-ink">
            {to ? (
              <Link to={to} className="group flex hover:bg-white">
                <RoleLine {...row} />
              </Link>
            ) : (
              <div className="flex text-muted">
                <RoleLine {...row} isSoon />
              </div>
            )}
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-h3">{t("picker.others")}</h2>
      <ul className="mt-2">
        {others.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="link inline-flex min-h-12 items-center font-semibold">
              {t(`picker.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <HaveAccount login="/login" className="mt-6 border-t-[1.5px] border-line pt-3" />
    </main>
  );
}

function RoleLine({ name, tile, isSoon = false }: Omit<RoleRow, "to"> & { isSoon?: boolean }) {
  const t = useTranslations("signup");
  return (
    <>
      <Tile {...tile} className="w-18 flex-none" />
      <span className="flex min-w-0 flex-1 flex-col justify-center py-2 ps-4 pe-2 leading-snug">
        <b className="text-[1.125rem]">{t(`picker.${name}.name`)}</b>
        <span className="text-small text-muted">{t(`picker.${name}.line`)}</span>
      </span>
      {isSoon ? (
        <Chip tone="line" className="self-center">
          {t("picker.soon")}
        </Chip>
      ) : (
        <span className="grid size-11 flex-none place-items-center self-center rounded-medium rounded-ee-[18px] bg-ink text-white group-hover:bg-green-700">
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </span>
      )}
    </>
  );
}
