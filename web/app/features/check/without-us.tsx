import { type CustodyProof, exportCustody } from "@app/contract/custody";
import { product } from "@app/contract/product";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { saveBlob } from "../../lib/save-blob.ts";
import { Button } from "../../ui/button.tsx";

const steps = ["leaf", "fold", "compare"] as const;

interface WithoutUsProps {
  subject: string | undefined;
  proof: CustodyProof | undefined;
}

/** For whoever does not take our page's word for it: the proof as a file, and how it is reckoned. */
export function WithoutUs({ subject, proof }: WithoutUsProps) {
  const t = useTranslations("check.withoutUs");
  const reports = useTranslations("check.report");
  const save = (number: string, kept: CustodyProof) =>
    saveBlob(
      `${product.slug}-${number.toLowerCase()}.json`,
      new Blob([JSON.stringify({ subject: number, ...kept }, null, 2)], {
        type: "application/json",
      }),
    );
  return (
    <section className="grid gap-x-20 gap-y-6 pt-11 lg:grid-cols-[24rem_1fr] lg:pt-16">
      <div>
        <h2 className="text-h1 rtl:leading-[1.3]">{t("title")}</h2>
        <p className="mt-3 max-w-[34rem] text-muted">{t("text")}</p>
        <Link to="/how-we-count" className="link inline-flex min-h-11 items-center">
          {reports("howWeCount")}
        </Link>
        {subject !== undefined && proof && (
          <div className="mt-5 grid justify-items-start gap-1">
            <Button variant="ghost" onClick={() => save(subject, proof)}>
              <Download className="size-5" aria-hidden="true" />
              {t("download")}
            </Button>
            <a
              href={exportCustody.path.replace(":subject", subject)}
              className="link inline-flex min-h-11 items-center"
            >
              {t("epcis")}
            </a>
          </div>
        )}
      </div>
      <ol className="grid content-start gap-4">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-4 border-t-2 border-ink pt-4">
            <b className="num w-9 flex-none text-[1.625rem]">
              <Num>{place + 1}</Num>
            </b>
            <p className="max-w-[54ch]">
              {t.rich(step, { code: (text) => <Num className="font-bold">{text}</Num> })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
