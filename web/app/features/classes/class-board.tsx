import type { SchoolClass } from "@app/contract/classes";
import { product } from "@app/contract/product";
import { Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

const quizPath = "/NextGenGreen/quiz";
const shownAddress = (product.links.site + quizPath).replace(/^https:\/\//, "");

/** With the level in it, so that a phone needs no network to know which questions to draw. */
const linkOf = ({ level, code }: SchoolClass): string =>
  `${product.links.site}${quizPath}?level=${level}&class=${code}`;

/** For the board of the classroom: the code as large as it goes, and its QR code. */
export function ClassBoard({ schoolClass }: { schoolClass: SchoolClass }) {
  const t = useTranslations("classes.board");
  const { name, code } = schoolClass;
  return (
    <>
      <section className="grid gap-6 overflow-hidden rounded-large rounded-ee-[72px] bg-yellow-200 p-5 pb-9 lg:grid-cols-[1fr_22rem] lg:items-center lg:gap-12 lg:p-12">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
            {t.rich("title", { name: () => <bdi>{name}</bdi> })}
          </h1>
          <p className="mt-4 text-muted">{t("code")}</p>
          <p className="text-[min(17vw,7.5rem)] leading-tight font-extrabold tracking-[0.04em]">
            <Num>{code}</Num>
          </p>
          <p className="mt-4 max-w-[40ch]">{t("lead")}</p>
          <p className="mt-2 font-bold wrap-anywhere">
            <Num>{shownAddress}</Num>
          </p>
        </div>
        <QrCode
          text={linkOf(schoolClass)}
          label={t("qr", { name })}
          quietZone={3}
          className="w-full max-w-80 justify-self-center rounded-medium bg-white"
        />
      </section>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
        <Button variant="ink" turned onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {t("print")}
        </Button>
        <ButtonLink to="." variant="ghost">
          {t("back")}
        </ButtonLink>
      </div>
    </>
  );
}
