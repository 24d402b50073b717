import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BreachForm } from "./breach-form.tsx";
import { BreachView } from "./breach-view.tsx";
import { loadBreaches } from "./privacy.api.ts";

export function BreachesPart({ onChanged }: { onChanged: () => Promise<void> }) {
  const [isWriting, setWriting] = useState(false);
  // What was written is shown by a list that is asked for anew.
  const [turn, setTurn] = useState(0);
  const changed = async () => {
    await onChanged();
    setWriting(false);
    setTurn((before) => before + 1);
  };
  if (isWriting) return <BreachForm onSaved={changed} onLeave={() => setWriting(false)} />;
  return <Breaches key={turn} onWrite={() => setWriting(true)} onChanged={changed} />;
}

interface BreachesProps {
  onWrite: () => void;
  onChanged: () => Promise<void>;
}

function Breaches({ onWrite, onChanged }: BreachesProps) {
  const t = useTranslations("privacy.breaches");
  const list = usePages(loadBreaches);
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  if (list.isLoading) return <Skeleton className="h-40 w-full" />;
  const breaches = list.pages.flatMap((page) => page.breaches);
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted">{t("lead")}</p>
      <Button variant="ink" size="sm" onClick={onWrite}>
        <Plus className="size-5" aria-hidden="true" />
        {t("open")}
      </Button>
      {breaches.length === 0 && (
        <Empty tile={{ name: "q", pair: 4 }} className="mt-6">
          {t("empty")}
        </Empty>
      )}
      <div className="mt-5 grid gap-4">
        {breaches.map((breach) => (
          <BreachView key={breach.id} breach={breach} onChanged={onChanged} />
        ))}
      </div>
      <DeskMore {...list} />
    </>
  );
}
