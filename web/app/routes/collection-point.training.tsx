import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CounterCourse, CounterFrame } from "../features/training/counter-course.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const back = dashboardOf("Collection Point");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <SiteHeader hasAppBar />
      <CounterFrame back={back} />
      <SiteFooter />
    </>
  );
}

export default function CollectionPointTraining() {
  const user = useSignedInUser();
  return (
    <>
      <SiteHeader hasAppBar />
      {user ? <CounterCourse back={back} /> : <CounterFrame back={back} />}
      <SiteFooter />
    </>
  );
}
