import { Skeleton } from "../../ui/skeleton.tsx";

/** The two choices with nothing in them yet: what the server sends. */
export function DepositWaiting() {
  return (
    <div className="mx-auto grid w-full max-w-150 gap-3.5 px-page pt-16">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
