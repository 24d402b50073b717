import type { OfficeOrder } from "@app/contract/office-orders";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { officeSource } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { DetailsForm } from "./details-form.tsx";
import { FloorList } from "./floors-card.tsx";
import { Failed, OfficeFrame, Waiting } from "./office-frame.tsx";
import { PinCard } from "./pin-cards.tsx";

/** The company, its people, its sites, and who gets the invoice. */
export function ProfileScreen() {
  const t = useTranslations("office.profile");
  const { data, at, problem, reload } = useKept(officeSource);
  return (
    <OfficeFrame
      title={t("title")}
      orderId={data?.order?.id}
      at={at}
      problem={problem}
      heading={data?.order && <bdi>{data.order.company}</bdi>}
    >
      {data ? (
        data.order ? (
          <Shown order={data.order} reload={reload} />
        ) : (
          <Empty
            tile={{ name: "basket", pair: 3 }}
            action={<ButtonLink to="/officepack/placeorder">{t("orderNow")}</ButtonLink>}
          >
            {t("empty")}
          </Empty>
        )
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </OfficeFrame>
  );
}

interface ShownProps {
  order: OfficeOrder;
  reload: () => Promise<void>;
}

function Shown({ order, reload }: ShownProps) {
  return (
    <div className="grid gap-5 *:min-w-0 lg:grid-cols-2 lg:items-start">
      <DetailsForm order={order} onSaved={reload} />
      <div className="grid gap-5">
        {order.sites.map((site) => (
          <SiteCard key={site.id} {...{ order, site, reload }} />
        ))}
      </div>
    </div>
  );
}

interface SiteCardProps extends ShownProps {
  site: OfficeOrder["sites"][number];
}

const withBins = new Set(["installed", "active", "paused"]);

function SiteCard({ order, site, reload }: SiteCardProps) {
  const t = useTranslations("office.profile");
  const { bins } = useOfficeWords();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const count = site.floors.reduce((sum, floor) => sum + floor.bins, 0);
  const done = async () => {
    setChanging(false);
    await reload();
  };
  return (
    <section className="rounded-large rounded-ee-turn bg-white p-6">
      <h2 className="text-h3">
        <bdi>{site.name}</bdi>
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">
        <bdi>{site.address}</bdi>
        <br />
        {language === "ar" ? site.commune.ar : site.commune.fr}
      </p>
      <p className="mt-3 mb-2 font-semibold">{bins(count)}</p>
      <FloorList floors={site.floors} />
      <p className="mt-3 text-small text-muted">{t("changeSites")}</p>
      {withBins.has(order.status) && site.hasPin && !isChanging && (
        <Button variant="soft" size="sm" className="mt-3" onClick={() => setChanging(true)}>
          {t("newPin")}
        </Button>
      )}
      {withBins.has(order.status) && (!site.hasPin || isChanging) && (
        <div className="mt-4">
          <PinCard site={site} onDone={done} />
        </div>
      )}
    </section>
  );
}
