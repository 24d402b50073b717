import { bagLabel } from "@app/contract/declarations";
import { localized } from "@app/contract/localized-text";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder, leftToRight } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useKept } from "../../../../lib/use-kept.ts";
import { Empty } from "../../../../ui/empty.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { type Declaration, type Declared, declaredSource } from "../point.api.ts";
import { PointHeader, PointLine } from "../point-header.tsx";
import { Failed, Gone, OfflineNote, PointMain, PointPage, Skeletons } from "../point-page.tsx";
import { type PointChoice, useFresh } from "../use-point.ts";
import { BagRow } from "./bag-row.tsx";
import { type Settled, WeighSheet } from "./weigh-sheet.tsx";

/** The bags that neighbours left, oldest first, each to be weighed or refused. */
export function DeclaredScreen({ actions }: { actions: ReactNode }) {
  return (
    <PointPage here="declared" actions={actions}>
      {(choice) => <DeclaredAtPoint key={choice.point.id} choice={choice} actions={actions} />}
    </PointPage>
  );
}

function DeclaredAtPoint({ choice, actions }: { choice: PointChoice; actions: ReactNode }) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const { point } = choice;
  const [source] = useState(() => declaredSource(point.id));
  const { data, at, problem, reload } = useKept(source);
  useFresh(reload);
  const write = (name: string): string =>
    point.membership === "owner" ? name : t("collaborator", { point: name });
  return (
    <div className="flex min-h-dvh flex-col">
      <PointHeader
        here="declared"
        title={t("declared.title")}
        line={<PointLine choice={choice} write={write} />}
        actions={actions}
      />
      <OfflineNote at={at} problem={problem} />
      <PointMain>
        {problem === "forbidden" ? (
          <Gone name={localized(point.name, language)} />
        ) : data ? (
          <Bags declared={data} reload={reload} />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </PointMain>
    </div>
  );
}

function Bags({ declared, reload }: { declared: Declared; reload: () => Promise<void> }) {
  const t = useTranslations("counter.declared");
  const [now] = useState(Date.now);
  const [weighing, setWeighing] = useState<Declaration>();
  const [settled, setSettled] = useState<Settled>();
  // Gone from the screen at once; the list follows.
  const waiting = declared.declarations.filter(({ id }) => id !== settled?.bag.id);
  return (
    <div className="grid content-start gap-5">
      {settled && <SettledNotice settled={settled} />}
      {waiting.length === 0 ? (
        <Empty tile={{ name: "bag", pair: 2 }}>{t("empty")}</Empty>
      ) : (
        <ul aria-label={t("title")} className="border-b-[1.5px] border-line">
          {waiting.map((bag) => (
            <BagRow key={bag.id} bag={bag} now={now} onWeigh={() => setWeighing(bag)} />
          ))}
        </ul>
      )}
      {weighing && (
        <WeighSheet
          bag={weighing}
          rates={declared.rates}
          onReload={reload}
          onSettled={(result) => {
            setSettled(result);
            setWeighing(undefined);
            void reload();
          }}
          onClose={() => setWeighing(undefined)}
        />
      )}
    </div>
  );
}

function SettledNotice({ settled: { bag, tokens } }: { settled: Settled }) {
  const t = useTranslations("counter.declared");
  const amounts = useAmounts();
  const names = {
    bag: t("bag", { number: leftToRight(bagLabel(bag.bagNumber)) }),
    name: inOwnOrder(bag.citizenName),
  };
  return (
    <Notice tone="success">
      {tokens === null
        ? t("refused", names)
        : t("done", { ...names, tokens: amounts.tokens(tokens) })}
    </Notice>
  );
}
