import type { PointKind } from "@app/contract/points";
import type { TileDrawing } from "../../../ui/tile.tsx";
import sprite from "../../../ui/tiles.svg?no-inline";
import { drawingOf } from "../kind-drawing.ts";

// Leaflet places plain elements, so these are made by hand. They look like <Tile>, and their classes
// stand in map.css.

const svgNamespace = "http://www.w3.org/2000/svg";

const element = (className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement("span");
  made.className = className;
  made.append(...children);
  return made;
};

const tile = ({ name, pair }: TileDrawing): HTMLElement => {
  const drawing = document.createElementNS(svgNamespace, "svg");
  drawing.setAttribute("viewBox", "0 0 80 80");
  const use = document.createElementNS(svgNamespace, "use");
  use.setAttribute("href", `${sprite}#${name}`);
  drawing.append(use);
  return element(`tile c${pair}`, drawing);
};

/** Names come in any script, whatever the direction of the page. */
const name = (className: string, text: string): HTMLElement => {
  const made = element(className, text);
  made.dir = "auto";
  return made;
};

export const pinElement = (kind: PointKind): HTMLElement => element("pin", tile(drawingOf[kind]));

export interface Callout {
  title: string;
  detail: string | null;
}

export const chosenPinElement = (kind: PointKind, { title, detail }: Callout): HTMLElement => {
  const words = element("pin-call", name("pin-name", title));
  if (detail) words.append(name("pin-detail", detail));
  return element("pin pin-chosen", words, tile(drawingOf[kind]));
};

const clusterDrawings: readonly TileDrawing[] = [
  { name: "flower", pair: 3 },
  { name: "qq", pair: 1 },
  { name: "arcs", pair: 2 },
];

export const clusterElement = (shownCount: string, seed: number): HTMLElement => {
  const drawing = clusterDrawings[seed % clusterDrawings.length] ?? { name: "flower", pair: 3 };
  return element("pin-cluster", tile(drawing), element("pin-count", shownCount));
};

export const youElement = (label: string): HTMLElement => {
  const made = element("pin-you");
  made.role = "img";
  made.ariaLabel = label;
  return made;
};

export const labelElement = (text: string, detail: string | null): HTMLElement => {
  const made = element("map-name", name("map-name-text", text));
  if (detail) made.append(name("map-name-detail", detail));
  return made;
};

export const seaElement = (text: string): HTMLElement => name("map-sea", text);
