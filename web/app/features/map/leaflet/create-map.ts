import "./leaflet-base.css";
import "./map.css";
import type { Pin } from "@app/contract/points";
import { divIcon, map as createLeafletMap, type Map as LeafletMap, marker } from "leaflet";
import type { Position } from "../../../lib/distance.ts";
import { youElement } from "./elements.ts";
import { addTiles, type Boundaries, drawGround, moveSeaAlong, type TileSource } from "./ground.ts";
import { addLabelsLayer, type NamedPlace } from "./labels-layer.ts";
import { addPinsLayer, type ChosenPin, type PinTexts } from "./pins-layer.ts";

export interface MapTexts extends PinTexts {
  sea: string;
  you: string;
  points: (count: number) => string;
}

export interface MapSettings {
  texts: MapTexts;
  boundaries: Boundaries;
  tiles: TileSource | null;
  /** Whether things may move on this screen. */
  isAnimated: boolean;
  onChoose: (id: string) => void;
}

/** All the map shows, in one piece. */
export interface MapView {
  pins: readonly Pin[];
  places: readonly NamedPlace[];
  chosen: ChosenPin | null;
  position: Position | null;
}

export interface PointsMapHandle {
  show: (view: MapView) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  remove: () => void;
}

const country: [[number, number], [number, number]] = [
  [18.9, -8.7],
  [37.2, 12],
];
/** A little less than what boundaries.json holds. */
const edge: [[number, number], [number, number]] = [
  [12.5, -17.5],
  [44.5, 21.5],
];

// Without streets there is nothing to see closer than a quarter of a town.
const closest = { outlines: 14, streets: 18 };
const townZoom = 12;
const nearestShown = 4;
/** Pins hang to the right of their place and above it, and buttons lie in the upper corners. */
const free: { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] } = {
  paddingTopLeft: [48, 96],
  paddingBottomRight: [120, 64],
};
/** What lies over the map: the sheet of the chosen point on a phone, its name on a wide screen. */
const covered = { sheet: 240, name: 160, side: 72 };

const square = (one: Position, other: Position): number =>
  (one.lat - other.lat) ** 2 + (one.lng - other.lng) ** 2;

const placeOf = ({ lat, lng }: Position): [number, number] => [lat, lng];

/** Where to look: at the nearest ones round a person, else at all that was found. */
const placesToSee = (pins: readonly Pin[], position: Position | null): [number, number][] => {
  if (!position) return pins.map(placeOf);
  const nearest = pins.toSorted((one, other) => square(one, position) - square(other, position));
  return [position, ...nearest.slice(0, nearestShown)].map(placeOf);
};

const createFrame = (container: HTMLElement, { tiles, isAnimated }: MapSettings): LeafletMap => {
  const map = createLeafletMap(container, {
    zoomControl: false,
    attributionControl: false,
    maxBounds: edge,
    maxBoundsViscosity: 1,
    minZoom: 5,
    // Outlines are sharp at any size, pictures of streets only at whole ones.
    zoomSnap: tiles ? 1 : 0.5,
    maxZoom: tiles ? closest.streets : closest.outlines,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
    // We watch the frame itself; Leaflet's own timer goes on after the map was taken away.
    trackResize: false,
  });
  return map.fitBounds(country);
};

const addYou = (map: LeafletMap, label: string) => {
  const you = marker([0, 0], {
    icon: divIcon({ html: youElement(label), className: "map-anchor", iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: 500,
  });
  return (position: Position | null) =>
    position ? you.setLatLng(placeOf(position)).addTo(map) : you.remove();
};

/**
 * While it zooms, Leaflet turns a deaf ear to the next place and breaks when taken away: both wait.
 * Nothing that waited moves a map that is going.
 */
const createWaiting = (map: LeafletMap) => {
  let isZooming = false;
  let isGoing = false;
  map.on("zoomanim", () => {
    isZooming = true;
  });
  map.on("zoomend", () => {
    isZooming = false;
  });
  const whenStill = (act: () => void) => {
    if (isZooming) map.once("moveend", act);
    else act();
  };
  return {
    move: (act: () => void) => whenStill(() => !isGoing && act()),
    remove: () => {
      isGoing = true;
      whenStill(() => map.remove());
    },
  };
};

/** Outlines, names and pins in a container; nothing of it is mirrored in Arabic. */
export const createPointsMap = (container: HTMLElement, settings: MapSettings): PointsMapHandle => {
  const { texts, boundaries, tiles, isAnimated, onChoose } = settings;
  const map = createFrame(container, settings);
  moveSeaAlong(map);
  drawGround(map, boundaries, texts.sea);
  if (tiles) addTiles(map, tiles);
  const labels = addLabelsLayer(map, texts.points);
  const pinsLayer = addPinsLayer(map, texts, onChoose, labels.makeWayFor);
  const showYou = addYou(map, texts.you);
  const still = createWaiting(map);
  const isSheetOver = () => !matchMedia("(width >= 1024px)").matches;
  let shown: Partial<MapView> = {};

  const lookAt = ({ pins, position, chosen }: MapView, animate: boolean) => {
    const places = chosen ? [placeOf(chosen)] : placesToSee(pins, position);
    if (places.length === 0) return;
    map.fitBounds(places, { ...free, maxZoom: townZoom, animate });
  };

  const bringIntoView = (chosen: ChosenPin) => {
    const place = placeOf(chosen);
    const { side, name, sheet } = covered;
    if (map.getZoom() < townZoom - 2) map.setView(place, townZoom);
    else
      map.panInside(place, {
        paddingTopLeft: [side, name],
        paddingBottomRight: [side * 2, isSheetOver() ? sheet : side],
      });
  };

  const show = (view: MapView) => {
    pinsLayer.show(view.pins, view.chosen);
    if (view.places !== shown.places) labels.show(view.places);
    if (view.position !== shown.position) showYou(view.position);
    const isElsewhere = view.pins !== shown.pins || view.position !== shown.position;
    const isFirst = shown.pins === undefined;
    if (isElsewhere) still.move(() => lookAt(view, isAnimated && !isFirst));
    const { chosen } = view;
    if (chosen && chosen.id !== shown.chosen?.id) still.move(() => bringIntoView(chosen));
    shown = view;
  };

  // The frame changes its size with the window, and between list and map on a phone.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(container);

  return {
    show,
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => {
      resized.disconnect();
      still.remove();
    },
  };
};
