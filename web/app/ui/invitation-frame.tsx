import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";
import type { TileDrawing } from "./tile.tsx";
import { Wall } from "./wall.tsx";

interface InvitationFrameProps {
  strip: readonly TileDrawing[];
  title: string;
  loading: string;
  /** Left out while it is looked up. */
  heading?: string;
  lead?: string;
  children?: ReactNode;
}

/** What the link of an invitation opens, whatever it invites to. */
export function InvitationFrame(props: InvitationFrameProps) {
  const { strip, title, loading, heading, lead, children } = props;
  return (
    <main id="content" className="mx-auto grid w-full max-w-[34rem] gap-6 px-page pt-6 pb-12">
      <title>{heading ?? title}</title>
      <meta name="robots" content="noindex" />
      <Wall tiles={strip} className="grid-cols-6 overflow-hidden rounded-medium rounded-ee-turn" />
      {heading ? (
        <div>
          <h1 className="text-h2 md:text-h1">{heading}</h1>
          {lead && <p className="mt-3 text-[1.0625rem]">{lead}</p>}
        </div>
      ) : (
        <div className="grid gap-3">
          <h1 className="sr-only">{title}</h1>
          <p role="status" className="sr-only">
            {loading}
          </p>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-6 w-3/4" />
        </div>
      )}
      <div className="grid gap-2.5">{children}</div>
    </main>
  );
}
