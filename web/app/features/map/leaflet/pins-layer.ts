import type { Pin } from "@app/contract/points";
import { divIcon, type Map as LeafletMap, type Marker, marker, type PointTuple } from "leaflet";
import { clusterPins } from "../cluster-pins.ts";
import type { Label } from "../place-labels.ts";
import { type Callout, chosenPinElement, clusterElement, pinElement } from "./elements.ts";

export interface ChosenPin extends Omit<Pin, "wilaya">, Callout {}

export interface PinTexts {
  pin: (pin: Pin) => string;
  cluster: (count: number) => string;
  /** The number on a cluster. */
  count: (count: number) => string;
}

interface Drawn {
  /** Two equal keys are the same marker: it stays, and with it the focus. */
  key: string;
  place: [number, number];
  element: () => HTMLElement;
  label: string;
  size: PointTuple;
  anchor: PointTuple;
  isOnTop?: boolean;
  onPress: () => void;
}

/** Closer than this, pins and clusters would cover each other. */
const room = { width: 88, height: 50 };
/** Nothing is gathered where nobody can come closer. */
const noRoom = { width: 1, height: 1 };
const pinSize = 46;
const chosenSize = 76;
const clusterSize: PointTuple = [86, 46];
/** The pins just outside are drawn as well, so that a small move shows no gap. */
const margin = 0.3;

type Choose = (id: string) => void;

const drawPin = (pin: Pin, texts: PinTexts, onChoose: Choose): Drawn => ({
  key: pin.id,
  place: [pin.lat, pin.lng],
  element: () => pinElement(pin.kind),
  label: texts.pin(pin),
  size: [pinSize, pinSize],
  anchor: [0, pinSize],
  onPress: () => onChoose(pin.id),
});

const drawChosen = (pin: ChosenPin, onChoose: Choose): Drawn => ({
  key: JSON.stringify(pin),
  place: [pin.lat, pin.lng],
  element: () => chosenPinElement(pin.kind, pin),
  label: pin.title,
  size: [chosenSize, chosenSize],
  anchor: [0, chosenSize],
  isOnTop: true,
  onPress: () => onChoose(pin.id),
});

const drawCluster = (map: LeafletMap, pins: readonly Pin[], texts: PinTexts): Drawn => ({
  key: pins.map(({ id }) => id).join(),
  place: [pins[0]?.lat ?? 0, pins[0]?.lng ?? 0],
  element: () => clusterElement(texts.count(pins.length), pins.length),
  label: texts.cluster(pins.length),
  size: clusterSize,
  anchor: [0, clusterSize[1]],
  onPress: () =>
    map.fitBounds(
      pins.map(({ lat, lng }) => [lat, lng]),
      { padding: [80, 80] },
    ),
});

/** What a marker covers, for the names that make way for it. */
const boxOf = (map: LeafletMap, { place, size, anchor }: Drawn): Label => {
  const { x, y } = map.project(place);
  const [width, height] = size;
  return { x: x - anchor[0] + width / 2, y: y - anchor[1] + height / 2, width, height };
};

export const addPinsLayer = (
  map: LeafletMap,
  texts: PinTexts,
  onChoose: Choose,
  onDrawn: (boxes: Label[]) => void,
) => {
  const markers = new Map<string, Marker>();
  let pins: readonly Pin[] = [];
  let chosen: ChosenPin | null = null;
  let drawn: Drawn[] = [];

  /** For one zoom, wherever the map is moved: names and numbers do not jump. */
  const gather = () => {
    const isClosest = map.getZoom() >= map.getMaxZoom();
    const spots = pins
      .filter(({ id }) => id !== chosen?.id)
      .map((item) => {
        const { x, y } = map.project([item.lat, item.lng]);
        return { item, x, y };
      });
    const gathered = clusterPins(spots, isClosest ? noRoom : room).map(({ items }) => {
      const [pin] = items;
      return pin && items.length === 1
        ? drawPin(pin, texts, onChoose)
        : drawCluster(map, items, texts);
    });
    drawn = chosen ? [...gathered, drawChosen(chosen, onChoose)] : gathered;
    onDrawn(drawn.map((one) => boxOf(map, one)));
  };

  /** Only what can be seen becomes an element of the page. */
  const place = () => {
    const seen = map.getBounds().pad(margin);
    const wanted = new Map(
      drawn.filter((one) => seen.contains(one.place)).map((one) => [one.key, one]),
    );
    let isFocusLost = false;
    for (const [key, old] of markers) {
      if (wanted.has(key)) continue;
      isFocusLost ||= old.getElement() === document.activeElement;
      old.remove();
      markers.delete(key);
    }
    for (const [key, one] of wanted) {
      if (!markers.has(key)) markers.set(key, addMarker(map, one));
    }
    if (!isFocusLost) return;
    // Pressed by a key, a pin became the chosen one, or a cluster its pins.
    const top = drawn.find(({ isOnTop }) => isOnTop);
    const next = (top && markers.get(top.key)?.getElement()) ?? map.getContainer();
    next.focus({ preventScroll: true });
  };

  map.on("zoomend", gather);
  map.on("moveend", place);
  return {
    show: (nextPins: readonly Pin[], nextChosen: ChosenPin | null) => {
      pins = nextPins;
      chosen = nextChosen;
      gather();
      place();
    },
  };
};

const addMarker = (map: LeafletMap, { element, label, onPress, ...drawn }: Drawn): Marker => {
  const added = marker(drawn.place, {
    icon: divIcon({
      html: element(),
      className: "map-anchor",
      iconSize: drawn.size,
      iconAnchor: drawn.anchor,
    }),
    zIndexOffset: drawn.isOnTop ? 1000 : 0,
  });
  added.on("click", onPress);
  added.on("keydown", ({ originalEvent }) => {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    onPress();
  });
  added.addTo(map);
  added.getElement()?.setAttribute("aria-label", label);
  return added;
};
