import "./leaflet-base.css";
import "./map.css";
import { map as createLeafletMap } from "leaflet";
import type { Position } from "../../../lib/distance.ts";
import { addTiles, type Boundaries, drawGround, moveSeaAlong, type TileSource } from "./ground.ts";

export interface PinMapSettings {
  start: Position;
  sea: string;
  boundaries: Boundaries;
  tiles: TileSource | null;
  isAnimated: boolean;
  /** Somebody moved the map: this is under the pin now. */
  onMove: (position: Position) => void;
}

export interface PinMapHandle {
  look: (position: Position) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  remove: () => void;
}

const zooms = { outlines: { start: 12, most: 16 }, streets: { start: 16, most: 19 } };

/**
 * The pin stands still in the middle and the map moves under it: a thumb, a mouse and the arrow keys
 * all do the same.
 */
export const createPinMap = (container: HTMLElement, settings: PinMapSettings): PinMapHandle => {
  const { start, sea, boundaries, tiles, isAnimated, onMove } = settings;
  const zoom = tiles ? zooms.streets : zooms.outlines;
  const map = createLeafletMap(container, {
    zoomControl: false,
    attributionControl: false,
    // Zooming leaves the middle where it is.
    scrollWheelZoom: "center",
    touchZoom: "center",
    doubleClickZoom: "center",
    minZoom: 6,
    maxZoom: zoom.most,
    keyboardPanDelta: 20,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    inertia: isAnimated,
  });
  map.setView([start.lat, start.lng], zoom.start, { animate: false });
  moveSeaAlong(map);
  drawGround(map, boundaries, sea);
  if (tiles) addTiles(map, tiles);
  let shown = start;
  // Being looked at from elsewhere, or zoomed, is no move of somebody's hand.
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    if (Math.abs(lat - shown.lat) < 1e-5 && Math.abs(lng - shown.lng) < 1e-5) return;
    shown = { lat, lng };
    onMove(shown);
  });
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(container);
  return {
    look: (position) => {
      if (position.lat === shown.lat && position.lng === shown.lng) return;
      shown = position;
      map.setView([position.lat, position.lng], map.getZoom(), { animate: false });
    },
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => {
      resized.disconnect();
      map.remove();
    },
  };
};
