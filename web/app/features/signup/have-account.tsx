import { Link } from "react-router";
import { useTranslations } from "use-intl";

/** To the door of whoever has an account. */
export function HaveAccount(props: { login: string; className?: string | undefined }) {
  const { login, className } = props;
  const t = useTranslations("signup");
  return (
    <p className={className}>
      {t.rich("haveAccount", {
        link: (words) => (
          <Link to={login} className="link inline-block py-2.5">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
