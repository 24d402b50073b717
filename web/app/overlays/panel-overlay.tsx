import { ProfilePanel } from "../features/panel/profile-panel.tsx";
import { RoleChooser } from "../features/roles/role-chooser.tsx";

/** The panel of one feature with the choice of another. */
export function Panel() {
  return <ProfilePanel roleChooser={<RoleChooser />} />;
}
