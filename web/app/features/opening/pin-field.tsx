import { LocateFixed, Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Position, readPosition, showPosition } from "./drafts.ts";
import { findCommune } from "./opening.api.ts";

/** The map is another part of the site: the page lends it. */
export type RenderPinMap = (props: {
  start: Position;
  onMove: (position: Position) => void;
  label: string;
  help: string;
}) => ReactNode;

interface PinFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  communeCode: string;
  pinMap: RenderPinMap;
}

/** Where the commune is; nothing until it is chosen, or when nobody answers. */
const useCommunePlace = (code: string): Position | null => {
  const [found, setFound] = useState<{ code: string; place: Position } | null>(null);
  useEffect(() => {
    if (code === "") return undefined;
    let isWanted = true;
    findCommune(code)
      .then(({ lat, lng }) => isWanted && setFound({ code, place: { lat, lng } }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [code]);
  return found?.code === code ? found.place : null;
};

type Locating = "idle" | "asking" | "failed";

const useMyPosition = (onFound: (position: Position) => void) => {
  const [state, setState] = useState<Locating>("idle");
  const ask = () => {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({ lat: coords.latitude, lng: coords.longitude });
        setState("idle");
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
    return undefined;
  };
  return { state, ask };
};

/** By standing there, by moving a map under a pin, or by typing: whichever works for somebody. */
export function PinField({ id, error, value, onChange, communeCode, pinMap }: PinFieldProps) {
  const t = useTranslations("opening.pin");
  const [isMapOpen, setMapOpen] = useState(false);
  const commune = useCommunePlace(communeCode);
  /** Where the map begins anew: what was typed or found, not what the map itself says. */
  const [start, setStart] = useState(() => readPosition(value));
  const put = (position: Position) => onChange(showPosition(position));
  const { state, ask } = useMyPosition((position) => {
    put(position);
    setStart(position);
  });
  const begin = start ?? commune;

  return (
    <div className="grid gap-3">
      <Field
        id={id}
        error={error}
        label={t("label")}
        hint={t("hint")}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        placeholder="36.77180, 3.05720"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => setStart(readPosition(value))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="soft"
          size="sm"
          busy={state === "asking"}
          busyLabel={t("asking")}
          onClick={ask}
        >
          <LocateFixed className="size-5" aria-hidden="true" />
          {t("here")}
        </Button>
        {!isMapOpen && (
          <Button
            variant="soft"
            size="sm"
            aria-disabled={begin === null}
            onClick={() => begin && setMapOpen(true)}
          >
            <MapIcon className="size-5" aria-hidden="true" />
            {t("map")}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {state === "failed" && t("failed")}
        {state !== "failed" && begin === null && t("communeFirst")}
      </p>
      {isMapOpen &&
        begin &&
        pinMap({ start: begin, onMove: put, label: t("mapLabel"), help: t("mapHelp") })}
    </div>
  );
}
