import { useLocation } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { rememberPath } from "./destinations.ts";

interface LogInLinkProps {
  /** "primary" for the one action of a screen, over its whole width. */
  variant: "primary" | "soft";
  children: string;
}

/** From an open page to the log-in, and back to it. */
export function LogInLink({ variant, children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  const isMain = variant === "primary";
  return (
    <ButtonLink
      to="/login"
      variant={variant}
      size={isMain ? "lg" : "sm"}
      full={isMain}
      turned={isMain}
      onClick={() => rememberPath(pathname + search)}
    >
      {children}
    </ButtonLink>
  );
}
