import type { Material } from "@app/contract/materials";
import { mostProductPhotoBytes } from "@app/contract/products";
import { Camera } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { smallPhoto } from "../../lib/small-photo.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { ProductPicture } from "./product-picture.tsx";

/** What becomes of the picture when the form is saved; undefined: nothing. */
export type NewPhoto = string | null | undefined;

interface PhotoFieldProps {
  picture: string | null;
  material: Material;
  photo: NewPhoto;
  onPhoto: (photo: NewPhoto) => void;
}

/** A photo, drawn small before it goes anywhere; without one a tile stands for the product. */
export function PhotoField({ picture, material, photo, onPhoto }: PhotoFieldProps) {
  const t = useTranslations("products.photo");
  const id = useId();
  const [state, setState] = useState<"none" | "busy" | "failed">("none");
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState("busy");
    try {
      onPhoto(await smallPhoto(file, mostProductPhotoBytes));
      setState("none");
    } catch {
      setState("failed");
    }
  };
  const shown = photo === undefined ? picture : null;
  const hasPhoto = typeof photo === "string" || shown !== null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {typeof photo === "string" ? (
        <img
          src={`data:image/jpeg;base64,${photo}`}
          alt=""
          className="aspect-square w-24 rounded-medium rounded-ee-large bg-white object-contain"
        />
      ) : (
        <ProductPicture product={{ picture: shown, material }} className="w-24" />
      )}
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-1.5">
        <label
          htmlFor={id}
          className="button relative min-h-12 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
        >
          {state === "busy" ? <Spinner /> : <Camera className="size-5" aria-hidden="true" />}
          {hasPhoto ? t("other") : t("take")}
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={state === "failed" ? `${id}-problem` : undefined}
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        {hasPhoto ? (
          <button type="button" className="link min-h-11 text-small" onClick={() => onPhoto(null)}>
            {t("remove")}
          </button>
        ) : (
          <p className="text-small text-muted">{t("tile")}</p>
        )}
        {state === "failed" && (
          <p id={`${id}-problem`} role="alert" className="text-small font-semibold text-red-700">
            {t("failed")}
          </p>
        )}
      </div>
    </div>
  );
}
