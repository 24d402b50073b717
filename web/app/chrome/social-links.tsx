import { product } from "@app/contract/product";
import { BriefcaseBusiness, Camera, SquarePlay, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../ui/class-names.ts";

const places = [
  { name: "videos", Icon: SquarePlay },
  { name: "network", Icon: Users },
  { name: "photos", Icon: Camera },
  { name: "work", Icon: BriefcaseBusiness },
] as const;

/** Where else we are. */
export function SocialLinks({ className }: { className?: string }) {
  const t = useTranslations("shell.social");
  return (
    <ul aria-label={t("title")} className={classNames("-mx-3 flex", className)}>
      {places.map(({ name, Icon }) => (
        <li key={name}>
          <a
            href={product.links.social[name]}
            rel="noreferrer"
            aria-label={t(name)}
            className="grid size-11 place-items-center rounded-medium hover:bg-current/10"
          >
            <Icon className="size-5" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
