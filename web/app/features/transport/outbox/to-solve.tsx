import type { ErrorName } from "@app/contract/errors";
import { product } from "@app/contract/product";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { handoverPath } from "../driver-header.tsx";
import { useWords } from "../use-words.ts";
import type { VanEntry } from "./van-entry.ts";
import { dropEntry } from "./van-outbox.ts";

const known = ["weights_differ", "wrong_pin", "pickup_settled", "not_found"] as const;

const wordFor = (refusal: ErrorName | null): (typeof known)[number] | "other" =>
  known.find((name) => name === refusal) ?? "other";

/** What the server would not take: said in words, with what can be done about it. */
export function ToSolve({ entries }: { entries: readonly VanEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="grid content-start gap-3 lg:col-span-2">
      {entries.map((entry) => (
        <Refused key={entry.number} entry={entry} />
      ))}
    </div>
  );
}

function Refused({ entry }: { entry: VanEntry }) {
  const t = useTranslations("transport.toSolve");
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    await dropEntry(entry.number).finally(() => setBusy(false));
  };
  return (
    <Notice
      tone="problem"
      title={words.name(entry.pointName)}
      action={
        <div className="flex flex-wrap gap-2">
          {entry.refusal === "wrong_pin" ? (
            <ButtonLink to={handoverPath(entry.pickupId)} variant="ink" size="sm">
              {t("typeAgain")}
            </ButtonLink>
          ) : (
            <Button variant="ink" size="sm" busy={isBusy} onClick={() => void drop()}>
              {t("understood")}
            </Button>
          )}
          <a
            href={`tel:${product.contact.phone.replaceAll(" ", "")}`}
            className="button min-h-11 rounded-medium border-2 border-line bg-white px-3.5 py-1.5 text-[0.9375rem] text-ink hover:border-edge"
          >
            {t("call")}
          </a>
        </div>
      }
    >
      {t(`refusal.${wordFor(entry.refusal)}`)}
    </Notice>
  );
}
