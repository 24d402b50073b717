import type { WilayaLabel } from "@app/contract/points";
import { divIcon, layerGroup, type Map as LeafletMap, marker } from "leaflet";
import { type Label, placeLabels } from "../place-labels.ts";
import { labelElement } from "./elements.ts";

export interface NamedPlace extends Pick<WilayaLabel, "code" | "lat" | "lng"> {
  name: string;
  /** How many points it has; the ones with most keep their name when room is short. */
  points: number;
}

const letterWidth = 10;
const fewestLetters = 8;
const lineHeight = 44;

/** Names of the wilayas, as many as fit between the pins. */
export const addLabelsLayer = (map: LeafletMap, countOf: (count: number) => string) => {
  const layer = layerGroup().addTo(map);
  let places: readonly NamedPlace[] = [];
  let pins: readonly Label[] = [];

  const add = (place: NamedPlace) => {
    const detail = place.points > 0 ? countOf(place.points) : null;
    const html = labelElement(place.name, detail);
    const icon = divIcon({ html, className: "map-anchor", iconSize: [0, 0] });
    const options = { icon, interactive: false, keyboard: false, pane: "overlayPane" };
    marker([place.lat, place.lng], options).addTo(layer);
  };

  const draw = () => {
    layer.clearLayers();
    const labels = places.map((place) => {
      const { x, y } = map.project([place.lat, place.lng]);
      const width = Math.max(place.name.length, fewestLetters) * letterWidth;
      return { place, x, y, width, height: lineHeight };
    });
    for (const { place } of placeLabels(labels, pins)) add(place);
  };

  return {
    show: (next: readonly NamedPlace[]) => {
      places = next.toSorted((one, other) => other.points - one.points || one.code - other.code);
      draw();
    },
    makeWayFor: (next: readonly Label[]) => {
      pins = next;
      draw();
    },
  };
};
