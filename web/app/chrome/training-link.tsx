import { lazy, Suspense } from "react";
import { useHasSignedIn } from "../lib/use-app-look.ts";
import { type TrainingLook, TrainingLinkTo } from "./training-link-to.tsx";

// Only who is signed in may have another place to learn than the public one.
const MembersTrainingLink = lazy(async () => ({
  default: (await import("./nav/members-training-link.tsx")).MembersTrainingLink,
}));

export function TrainingLink({ look }: { look: TrainingLook }) {
  const visitors = <TrainingLinkTo to="/training" look={look} />;
  return useHasSignedIn() ? (
    <Suspense fallback={visitors}>
      <MembersTrainingLink look={look} />
    </Suspense>
  ) : (
    visitors
  );
}
