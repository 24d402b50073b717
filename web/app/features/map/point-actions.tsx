import type { PublicPoint } from "@app/contract/points";
import { Check, Navigation, Phone, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDirections } from "../../lib/directions.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { pointPath } from "./point-path.ts";
import { usePointTexts } from "./use-point-texts.ts";

/** The way there, and the link to tell somebody about it. */
export function PointActions({ point, className }: { point: PublicPoint; className?: string }) {
  const t = useTranslations("map");
  const name = usePointTexts().name(point);
  const directions = useDirections(point, name);
  const { isCopied, share } = useSharing(name, pointPath(point.id));
  const Icon = isCopied ? Check : Share2;
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      <a
        {...directions}
        className="button min-h-12 flex-1 rounded-medium bg-green-700 px-4.5 text-white hover:bg-green-900"
      >
        <Navigation className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {t("directions")}
      </a>
      {point.phone && (
        <a
          href={`tel:${point.phone}`}
          className="button min-h-12 rounded-medium border-2 border-line bg-white px-4.5 hover:border-edge"
        >
          <Phone className="size-5" aria-hidden="true" />
          {t("call")}
        </a>
      )}
      <Button variant="soft" className="min-h-12! px-4.5! text-[1rem]!" onClick={share}>
        <Icon className="size-5" aria-hidden="true" />
        <span role="status">{isCopied ? t("copied") : t("share")}</span>
      </Button>
    </div>
  );
}

/** The phone's own way of sharing; where there is none the link is copied. */
const useSharing = (title: string, path: string) => {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const { href: url } = new URL(path, location.origin);
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Closed without choosing anybody, or not allowed to copy: nothing was shared, nothing is lost.
    }
  };
  return { isCopied, share: () => void share() };
};
