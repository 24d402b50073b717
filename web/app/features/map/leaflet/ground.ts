import { type Map as LeafletMap, marker, divIcon, polygon, tileLayer } from "leaflet";
import { decodeRing } from "../decode-rings.ts";
import { seaElement } from "./elements.ts";

export interface TileSource {
  url: string;
  credit: string;
}

type Rings = readonly (readonly number[])[];

/** boundaries.json: a file of its own, which stays the same when the rest of the map changes. */
export interface Boundaries {
  unitsPerDegree: number;
  land: Rings;
  wilayas: Rings;
}

/** Under Leaflet's own panes, so that street tiles would cover it. */
const paneName = "ground";

const openSea: [number, number] = [38.7, 4.6];

/** Land, wilayas and the sea between them; the colours stand in map.css. */
export const drawGround = (
  map: LeafletMap,
  { unitsPerDegree, land, wilayas }: Boundaries,
  seaName: string,
): void => {
  map.createPane(paneName).classList.add("map-ground");
  const add = (rings: Rings, className: string) => {
    const places = rings.map((steps) => [decodeRing(steps, unitsPerDegree)]);
    polygon(places, { className, pane: paneName, interactive: false }).addTo(map);
  };
  add(land, "map-land");
  // Drawn twice: of the broad line below only the half outside the country stays visible.
  add(wilayas, "map-country");
  add(wilayas, "map-wilayas");
  marker(openSea, {
    icon: divIcon({ html: seaElement(seaName), className: "map-anchor", iconSize: [0, 0] }),
    pane: paneName,
    interactive: false,
    keyboard: false,
  }).addTo(map);
};

export const addTiles = (map: LeafletMap, { url }: TileSource): void => {
  tileLayer(url, { maxZoom: map.getMaxZoom() }).addTo(map);
};

/** The waves are the background of the frame: they follow the map instead of standing still. */
export const moveSeaAlong = (map: LeafletMap): void => {
  const frame = map.getContainer();
  map.on("move", () => {
    const { x, y } = map.containerPointToLayerPoint([0, 0]).multiplyBy(-1);
    frame.style.backgroundPosition = `${x}px ${y}px`;
  });
};
