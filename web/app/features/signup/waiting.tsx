import { Skeleton } from "../../ui/skeleton.tsx";

/** In the place of a later step, until the browser has told how far a person came. */
export function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
