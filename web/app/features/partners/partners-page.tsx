import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { Door } from "../../ui/door.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";

interface PartnerDoor {
  name: "point" | "transporter" | "brand" | "distributor" | "office" | "school";
  tile: TileDrawing;
  to: string;
}

const doors: readonly PartnerDoor[] = [
  { name: "point", tile: { name: "shop", pair: 2 }, to: "/partners/collectionpoint" },
  { name: "transporter", tile: { name: "van", pair: 6 }, to: "/partners/transporter" },
  { name: "brand", tile: { name: "bottle", pair: 4 }, to: "/partners/csr" },
  { name: "distributor", tile: { name: "basket", pair: 7 }, to: "/signup/distributor" },
  { name: "office", tile: { name: "arch", pair: 9 }, to: "/auth/signup?kind=office" },
  { name: "school", tile: { name: "book", pair: 3 }, to: "/auth/signup?kind=school" },
];

const promises = ["weight", "day", "voice"] as const;

const wall: readonly TileDrawing[] = [
  { name: "leaf", pair: 8 },
  { name: "shop", pair: 2 },
  { name: "q", pair: 3, turn: 90 },
  { name: "van", pair: 6 },
  { name: "arcs", pair: 8 },
  { name: "waves", pair: 4 },
  { name: "q", pair: 1, turn: 180 },
  { name: "factory", pair: 9 },
  { name: "bottle", pair: 7 },
  { name: "half", pair: 9 },
  { name: "book", pair: 2 },
  { name: "flower", pair: 1 },
];

/** Who we work with: a door for each. */
export function PartnersPage() {
  const t = useTranslations("partners.hub");
  return (
    <main id="content">
      <PageHead title={t("title")} description={t("description")} />
      <PageHero title={t("headline")} lead={t("lead")} tiles={wall} />
      <section className="bg-white py-15 lg:py-24">
        <div className="wrap">
          <h2 className="text-h1">{t("doors")}</h2>
          <ul className="mt-7 border-t-2 border-ink lg:mt-10">
            {doors.map(({ name, tile, to }) => (
              <Door
                key={name}
                {...{ tile, to }}
                name={t(`${name}.name`)}
                line={t(`${name}.line`)}
              />
            ))}
          </ul>
        </div>
      </section>
      <section className="on-dark bg-green-900 py-15 text-white lg:py-24">
        <div className="wrap">
          <h2 className="text-h1">{t("promises.title")}</h2>
          <ul className="mt-8 grid gap-x-12 gap-y-8 lg:mt-12 lg:grid-cols-3">
            {promises.map((name) => (
              <li key={name} className="border-t-2 border-green-500 pt-5">
                <h3 className="text-h3">{t(`promises.${name}.title`)}</h3>
                <p className="mt-2 max-w-[40ch] text-green-200">{t(`promises.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}
