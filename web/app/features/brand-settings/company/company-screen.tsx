import type { BrandCompany } from "@app/contract/brand-company";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ApiError } from "../../../lib/api-client.ts";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { loadCompany } from "../brand-settings.api.ts";
import { Loaded, SettingsFrame } from "../settings-frame.tsx";
import { SettingsLinks } from "../settings-links.tsx";
import { ContactBlock, IdentityBlock, PackagingBlock, SeatBlock } from "./company-blocks.tsx";
import { ReadCompany } from "./read-company.tsx";
import { useCompanyForm } from "./use-company-form.ts";

/** A distributor has told all that is needed of it already. */
const loadOrRefused = async () => {
  try {
    return await loadCompany();
  } catch (error) {
    if (error instanceof ApiError && error.name === "forbidden") return null;
    throw error;
  }
};

interface CompanyScreenProps {
  /** Something was saved: what else shows the brand asks again. */
  onSaved: () => void;
}

/** The legal company: four blocks that save themselves. */
export function CompanyScreen({ onSaved }: CompanyScreenProps) {
  const t = useTranslations("brandSettings.company");
  const loaded = useLoaded(loadOrRefused);
  return (
    <SettingsFrame title={t("title")} lead={t("lead")}>
      <Loaded {...loaded}>
        {(company) => (company ? <Company {...{ company, onSaved }} /> : <ForBrands />)}
      </Loaded>
    </SettingsFrame>
  );
}

export function CompanyFrame() {
  const t = useTranslations("brandSettings.company");
  return (
    <>
      <title>{t("title")}</title>
      <SettingsFrame title={t("title")} lead={t("lead")} />
    </>
  );
}

function ForBrands() {
  const t = useTranslations("brandSettings.company");
  return (
    <>
      <title>{t("title")}</title>
      <Empty
        tile={{ name: "van", pair: 4 }}
        action={<ButtonLink to="/csr/setup/distribution">{t("toLines")}</ButtonLink>}
      >
        {t("forBrands")}
      </Empty>
    </>
  );
}

function Company({ company, onSaved }: { company: BrandCompany; onSaved: () => void }) {
  const t = useTranslations("brandSettings.company");
  return (
    <>
      <Review {...company} />
      {company.mayEdit ? (
        <CompanyForm {...{ company, onSaved }} />
      ) : (
        <>
          <title>{t("title")}</title>
          <ReadCompany company={company} />
        </>
      )}
      {company.review !== "draft" && <SettingsLinks here="company" />}
    </>
  );
}

const tones = { pending: "info", more_info: "warning", approved: "success" } as const;

function Review({ review, note }: Pick<BrandCompany, "review" | "note">) {
  const t = useTranslations("brandSettings.review");
  if (review === "draft") return null;
  return (
    <Notice tone={tones[review]} title={t(`${review}.title`)} className="mb-7 max-w-[46rem]">
      {note ? <span dir="auto">{note}</span> : t(`${review}.text`)}
    </Notice>
  );
}

function CompanyForm({ company, onSaved }: { company: BrandCompany; onSaved: () => void }) {
  const t = useTranslations("brandSettings.company");
  const navigate = useNavigate();
  const { blocks, errors, finish } = useCompanyForm(company, onSaved);
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    const isDone = await finish();
    setBusy(false);
    if (isDone) await navigate("/csr/setup");
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <title>{errors.length > 0 ? t("errorTitle") : t("title")}</title>
      {errors.length > 0 && (
        <div className="mb-7 max-w-[46rem]">
          <ErrorSummary title={t("toFix", { count: errors.length })} errors={errors} />
        </div>
      )}
      <div className="grid gap-8 lg:gap-10">
        <IdentityBlock block={blocks.identity} />
        <SeatBlock block={blocks.seat} />
        <ContactBlock block={blocks.contact} />
        <PackagingBlock block={blocks.packaging} />
      </div>
      <div className="mt-8 border-t-2 border-ink pt-6">
        <Button type="submit" variant="ink" turned busy={busy} busyLabel={t("finishing")}>
          {t("finish")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        <p className="mt-3 text-small text-muted">{t("autosave")}</p>
      </div>
    </form>
  );
}
