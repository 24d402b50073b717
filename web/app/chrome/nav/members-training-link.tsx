import { useEffect } from "react";
import { session, useSession } from "../../lib/session/session-store.ts";
import { trainingPath } from "../../lib/session/training-path.ts";
import { type TrainingLook, TrainingLinkTo } from "../training-link-to.tsx";

export function MembersTrainingLink({ look }: { look: TrainingLook }) {
  const { user } = useSession();
  useEffect(() => {
    void session.restore();
  }, []);
  return <TrainingLinkTo to={trainingPath(user)} look={look} />;
}
