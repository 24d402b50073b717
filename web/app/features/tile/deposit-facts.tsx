import { bagLabel } from "@app/contract/declarations";
import { materialLabels } from "@app/contract/materials";
import type { MyDeposit } from "@app/contract/my-deposit";
import { shownTokens } from "@app/contract/tokens";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Stars } from "../../ui/stars.tsx";
import { useMoment } from "./use-moment.ts";

const starNames = ["clean", "compacted", "manners"] as const;

export function DepositFacts({ deposit }: { deposit: MyDeposit }) {
  const t = useTranslations("tile");
  const { kilograms, tokens } = useNumbers();
  const { status, material, grams, declaration, identifiedBy } = deposit;
  const isWeighed = !["declared", "refused", "expired"].includes(status);
  const tokenWords = t("tokens", {
    count: shownTokens(deposit.tokens),
    shown: tokens(deposit.tokens),
  });
  return (
    <>
      {declaration && <Declaration deposit={deposit} declaration={declaration} />}
      {deposit.isWaiting && (
        <Notice
          tone="info"
          action={
            <Link to="/tokens" replace className="link">
              {t("aboutTokens")}
            </Link>
          }
        >
          {t("waiting")}
        </Notice>
      )}
      <dl className="border-t-2 border-ink">
        <Fact name={t("material")}>
          {material === "aluminium" ? t("aluminium") : <Num>{materialLabels[material]}</Num>}
        </Fact>
        <Fact name={t(isWeighed ? "weight" : "aboutWeight")}>
          {t("kilograms", { kg: kilograms(grams) })}
        </Fact>
        {isWeighed && (
          <>
            <Fact name={t("quality")}>
              <Quality stars={deposit.stars} />
            </Fact>
            <Fact name={t("earned")}>
              {status === "voided" ? (
                <>
                  <s>{tokenWords}</s> {t("gone")}
                </>
              ) : (
                tokenWords
              )}
            </Fact>
          </>
        )}
        {identifiedBy && <Fact name={t("known")}>{t(`identified.${identifiedBy}`)}</Fact>}
      </dl>
      {isWeighed && (
        <Link
          to={`/check/${deposit.id}`}
          replace
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {t("check")}
        </Link>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-line py-2.5">
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="text-end font-bold">{children}</dd>
    </div>
  );
}

/** The stars, and each word that is lit. */
function Quality({ stars }: { stars: MyDeposit["stars"] }) {
  const t = useTranslations("tile");
  const lit = starNames.filter((name) => stars[name]);
  const words = lit.map((name) => t(`stars.${name}`)).join(t("comma"));
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <Stars
        lit={[stars.clean, stars.compacted, stars.manners]}
        label={t("starCount", { count: lit.length })}
      />
      <span className="font-semibold">{words || t("stars.none")}</span>
    </span>
  );
}

interface DeclarationProps {
  deposit: MyDeposit;
  declaration: NonNullable<MyDeposit["declaration"]>;
}

/** A bag that was left: its number while it waits, then what the point said. */
function Declaration({ deposit: { status, grams, point }, declaration }: DeclarationProps) {
  const t = useTranslations("tile");
  const { kilograms } = useNumbers();
  const moment = useMoment();
  if (status === "declared") {
    return (
      <div className="rounded-medium rounded-ee-turn bg-red-100 px-4 py-3.5">
        <p className="text-small font-semibold text-red-700">{t("bag.number")}</p>
        <p className="num text-[3.25rem]">
          <Num>{bagLabel(declaration.bagNumber)}</Num>
        </p>
        <p className="mt-1 text-[0.9375rem]">
          {t("bag.until", { moment: moment(declaration.expiresAt) })}
        </p>
      </div>
    );
  }
  if (status === "refused" || status === "expired") {
    return (
      <Notice
        tone="info"
        action={
          <span className="flex flex-wrap gap-x-5">
            <Link to={`/consumer/points/${point.id}`} replace className="link">
              {t("bag.seePoint")}
            </Link>
            <Link to="/contactUs" replace className="link">
              {t("bag.report")}
            </Link>
          </span>
        }
      >
        {t(`bag.${declaration.refusal ?? "expired"}`)}
      </Notice>
    );
  }
  if (declaration.grams === grams) return null;
  return (
    <Notice tone="info">
      {t("bag.corrected", {
        weighed: t("kilograms", { kg: kilograms(grams) }),
        declared: t("kilograms", { kg: kilograms(declaration.grams) }),
      })}
    </Notice>
  );
}
