import { showCertificate } from "@app/contract/quiz";
import { data, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { CertificatePage } from "../features/quiz/certificate-page.tsx";
import { ApiError, call } from "../lib/api-client.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/next-gen-green.certificate";

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** Undefined when it is not known whether there is one. */
export const loader = async ({ params }: Route.LoaderArgs) => {
  try {
    const found = await callPublicly(showCertificate, { params: { number: params.id } });
    return unkept({ certificate: found });
  } catch (error) {
    if (isUnknown(error)) return data({ certificate: null }, { status: 404 });
    return unkept({ certificate: undefined });
  }
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  try {
    return { certificate: await call(showCertificate, { params: { number: params.id } }) };
  } catch (error) {
    return { certificate: isUnknown(error) ? null : undefined };
  }
};

export default function Certificate({ loaderData: { certificate } }: Route.ComponentProps) {
  const t = useTranslations("quiz");
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <div className="flex min-h-dvh flex-col bg-yellow-200">
        <SchoolHeader forTeachers={t("forTeachers")} />
        <CertificatePage
          certificate={certificate}
          isLoading={state === "loading"}
          onRetry={() => void revalidate()}
        />
      </div>
      <SiteFooter />
    </>
  );
}
