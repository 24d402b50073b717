import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { RolePicker } from "../features/signup/role-picker.tsx";

export default function Signup() {
  return (
    <>
      <SiteHeader />
      <RolePicker />
      <SiteFooter />
    </>
  );
}
