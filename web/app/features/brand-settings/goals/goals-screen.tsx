import type { Goal } from "@app/contract/brand-goals";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../../lib/use-loaded.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { loadGoals } from "../brand-settings.api.ts";
import { Loaded, SettingsFrame } from "../settings-frame.tsx";
import { SettingsLinks } from "../settings-links.tsx";
import { GoalCard } from "./goal-card.tsx";
import { GoalWizard } from "./goal-wizard.tsx";

/** The goals of a brand; each step of the wizard has an address. */
export function GoalsScreen() {
  const t = useTranslations("brandGoals");
  const loaded = useLoaded(loadGoals);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get("goal");
  const { state: isSaved } = useLocation() as { state: "saved" | null };
  return (
    <SettingsFrame title={t("heading")} lead={t("lead")}>
      <title>{t("heading")}</title>
      <Loaded {...loaded}>
        {({ goals, mayEdit, thisYear }) =>
          asked !== null && mayEdit ? (
            <GoalWizard
              key={asked}
              name={asked}
              goal={goals.find(({ id }) => id === asked)}
              thisYear={thisYear}
              onSaved={async () => {
                await loaded.refresh();
                await navigate("/csr/setup", { state: "saved" });
              }}
            />
          ) : (
            <GoalList
              {...{ goals, mayEdit }}
              isSaved={isSaved === "saved"}
              onEnded={loaded.refresh}
            />
          )
        }
      </Loaded>
      {asked === null && <SettingsLinks here="goals" />}
    </SettingsFrame>
  );
}

export function GoalsFrame() {
  const t = useTranslations("brandGoals");
  return (
    <>
      <title>{t("heading")}</title>
      <SettingsFrame title={t("heading")} lead={t("lead")} />
    </>
  );
}

interface GoalListProps {
  goals: readonly Goal[];
  mayEdit: boolean;
  isSaved: boolean;
  onEnded: () => Promise<void>;
}

const newGoal = "/csr/setup?goal=new";

function GoalList({ goals, mayEdit, isSaved, onEnded }: GoalListProps) {
  const t = useTranslations("brandGoals");
  const [ended, setEnded] = useState(false);
  if (goals.length === 0) {
    return (
      <Empty
        tile={{ name: "q", pair: 4, turn: 90 }}
        action={
          mayEdit && (
            <ButtonLink to={newGoal} variant="ink" turned>
              {t("first")}
            </ButtonLink>
          )
        }
      >
        {t(mayEdit ? "empty" : "emptyViewer")}
      </Empty>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {isSaved && !ended && (
        <Notice
          tone="success"
          title={t("saved.title")}
          action={
            <ButtonLink to="/csr/dashboard" size="sm" variant="ink">
              {t("saved.dashboard")}
            </ButtonLink>
          }
        >
          {t("saved.text")}
        </Notice>
      )}
      {goals.map((goal) => (
        <GoalCard
          key={goal.id}
          goal={goal}
          mayEdit={mayEdit}
          onEnded={async () => {
            setEnded(true);
            await onEnded();
          }}
        />
      ))}
      {mayEdit && (
        <div>
          <ButtonLink to={newGoal} variant="ghost">
            <Plus className="size-5" aria-hidden="true" />
            {t("another")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
