import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "accent" | "danger" | "ink" | "ghost" | "soft";
export type ButtonSize = "sm" | "md" | "lg";

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  full?: boolean | undefined;
  /** The turned corner, for the one main action of a screen. */
  turned?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "bg-green-700 text-white hover:bg-green-900",
  accent: "bg-yellow-400 text-ink hover:bg-yellow-500",
  danger: "bg-red-600 text-white hover:bg-red-700",
  ink: "bg-ink text-white hover:bg-green-950",
  ghost: "border-2 border-ink text-ink hover:bg-ink hover:text-white",
  soft: "border-2 border-line bg-white text-ink hover:border-edge",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4.5 py-1.5 text-[0.9375rem]",
  md: "min-h-13 px-6 py-2.5 text-[1.0625rem]",
  lg: "min-h-16 px-5.5 py-3 text-[1.1875rem]",
};

const unavailable = "bg-key text-muted";

const lookOf = (
  {
    variant = "primary",
    size = "md",
    full,
    turned,
    isAvailable = true,
  }: Look & { isAvailable?: boolean },
  className?: string,
) =>
  classNames(
    "button",
    isAvailable ? variants[variant] : unavailable,
    sizes[size],
    full && "w-full",
    turned ? "rounded-[16px] rounded-ee-[34px]" : "rounded-medium",
    className,
  );

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "aria-disabled"> & {
    /** Sending: the button stays focusable and says so, and further taps do nothing. */
    busy?: boolean;
    /** Looks spent; a tap is still heard, to say why. */
    "aria-disabled"?: boolean;
    /** What it says while busy, for instance "Saving...". */
    busyLabel?: string;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    turned,
    busy = false,
    busyLabel,
    className,
    children,
    onClick,
    "aria-disabled": isUnavailable = false,
    ...rest
  } = props;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Cancelling the event also stops a submit button from sending its form twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, full, turned, isAvailable: !isUnavailable }, className)}
      aria-disabled={busy || isUnavailable || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

type ButtonLinkProps = Look & {
  to: string;
  /** A full page load instead of a client navigation. */
  reloadDocument?: boolean;
  /** Whether the page behind it is loaded before it is asked for. */
  prefetch?: "intent" | "none";
  /** Beside going there. */
  onClick?: () => void;
  className?: string;
  children: ReactNode;
};

export function ButtonLink({
  to,
  reloadDocument = false,
  prefetch = "none",
  onClick,
  className,
  children,
  ...look
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      prefetch={prefetch}
      className={lookOf(look, className)}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  );
}
