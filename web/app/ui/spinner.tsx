import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Says "working" beside a label that says it in words. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      className={classNames("animate-spin", className ?? "size-5")}
      aria-hidden="true"
    />
  );
}
