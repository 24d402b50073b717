import { latePart } from "../i18n/late-part.tsx";
import { useAppLook } from "../lib/use-app-look.ts";

const { LatePart: Places } = latePart(
  ["nav"],
  async () => (await import("./nav/places.tsx")).Places,
);

/** What an app has below its pages. */
export function AppPlaces() {
  return useAppLook() && <Places />;
}
