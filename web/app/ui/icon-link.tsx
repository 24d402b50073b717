import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

interface IconLinkProps {
  to: string;
  /** Its name, for people who do not see the picture. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A picture that leads somewhere, large enough for a thumb. */
export function IconLink({ to, label, className, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={classNames("grid size-11 flex-none place-items-center rounded-medium", className)}
    >
      {children}
    </Link>
  );
}
