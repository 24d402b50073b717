import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useKept } from "../../lib/use-kept.ts";
import { useFocusOn } from "../../lib/use-step.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import { ClassBoard } from "./class-board.tsx";
import { ClassCard } from "./class-card.tsx";
import { ClassForm } from "./class-form.tsx";
import { ClassesFrame, Failed, NotSchool, Waiting } from "./classes-frame.tsx";
import { type School, schoolSource } from "./classes.api.ts";
import { LeagueCard } from "./league-card.tsx";
import { PointCard } from "./point-card.tsx";

/** A school's classes: the list, and one screen each for making one and for the board. */
export function ClassesScreen({ isSchool }: { isSchool: boolean }) {
  return isSchool ? (
    <OwnClasses />
  ) : (
    <ClassesFrame>
      <NotSchool />
    </ClassesFrame>
  );
}

function OwnClasses() {
  const { data, at, problem, reload } = useKept(schoolSource);
  return (
    <ClassesFrame at={at} problem={problem}>
      {data ? (
        <Shown school={data} reload={reload} />
      ) : problem ? (
        <Failed onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </ClassesFrame>
  );
}

const screens = ["list", "form", "board"] as const;

/** Every screen has an address: the phone's own way back leads to the list. */
function Shown({ school, reload }: ListProps) {
  const [search] = useSearchParams();
  const shown = school.classes.find(({ id }) => id === search.get("show"));
  const changed = school.classes.find(({ id }) => id === search.get("change"));
  const place = shown ? "board" : changed || search.has("new") ? "form" : "list";
  const screen = useFocusOn(screens.indexOf(place));
  return (
    <div ref={screen}>
      {shown && <ClassBoard schoolClass={shown} />}
      {place === "form" && <ClassForm key={changed?.id} schoolClass={changed} onSaved={reload} />}
      {place === "list" && <List school={school} reload={reload} />}
    </div>
  );
}

interface ListProps {
  school: School;
  reload: () => Promise<void>;
}

function List({ school, reload }: ListProps) {
  const t = useTranslations("classes");
  const { name, year, classes } = school;
  const add = (
    <ButtonLink to="?new" size="lg" turned>
      {t("list.add")}
    </ButtonLink>
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 tabIndex={-1} className={`${headingLook} wrap-anywhere outline-none`}>
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 max-w-[46ch]">
            {t("list.lead", { from: `${year}`, to: `${year + 1}` })}
          </p>
        </div>
        {classes.length > 0 && add}
      </div>
      {classes.length === 0 ? (
        <Empty tile={{ name: "book", pair: 2 }} action={add} className="mt-8">
          {t("list.empty")}
        </Empty>
      ) : (
        <ul className="mt-7 grid gap-5 lg:grid-cols-2">
          {classes.map((schoolClass) => (
            <li key={schoolClass.id} className="flex">
              <ClassCard schoolClass={schoolClass} onClosed={reload} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 grid gap-5 lg:grid-cols-2">
        <LeagueCard school={school} onChanged={reload} />
        <PointCard />
      </div>
    </>
  );
}
