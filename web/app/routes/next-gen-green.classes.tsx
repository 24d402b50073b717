import { useTranslations } from "use-intl";
import { SchoolHeader } from "../chrome/school-header.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { ClassesFrame, Waiting } from "../features/classes/classes-frame.tsx";
import { ClassesScreen } from "../features/classes/classes-screen.tsx";
import { useSignedInOrganisation } from "../features/session/use-signed-in-organisation.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Page organisation={null} />;
}

export default function Classes() {
  return <Page organisation={useSignedInOrganisation()} />;
}

interface PageProps {
  organisation: ReturnType<typeof useSignedInOrganisation>;
}

function Page({ organisation }: PageProps) {
  const t = useTranslations("classes");
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SchoolHeader forTeachers={t("forTeachers")} />
        {organisation ? (
          <ClassesScreen isSchool={organisation.kind === "school"} />
        ) : (
          <ClassesFrame>
            <Waiting />
          </ClassesFrame>
        )}
      </div>
      <SiteFooter />
    </>
  );
}
