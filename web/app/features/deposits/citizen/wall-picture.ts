import { product } from "@app/contract/product";
import { markupOfOurs } from "../../../lib/own-markup.ts";
import sprite from "../../../ui/tiles.svg?raw";
import type { TileName, TilePair } from "../../../ui/tile.tsx";
import { columns } from "./lay-wall.ts";

export interface PictureTile {
  name: TileName;
  pair: TilePair;
}

export interface WallPicture {
  title: string;
  detail: string;
  name: string;
  /** In reading order. */
  tiles: readonly PictureTile[];
  isRightToLeft: boolean;
}

const width = 1080;
const margin = 60;
const side = (width - 2 * margin) / columns;
const top = 190;
const bottom = 150;

/** Where a tile lies, from the reading side. */
export const placeOf = (index: number, isRightToLeft: boolean): { x: number; y: number } => {
  const column = index % columns;
  return {
    x: margin + side * (isRightToLeft ? columns - 1 - column : column),
    y: top + side * Math.floor(index / columns),
  };
};

export const heightFor = (tiles: number): number =>
  top + bottom + side * Math.max(1, Math.ceil(tiles / columns));

/** The colours of a pair as this page draws them. */
const coloursOf = (pair: TilePair) => {
  const probe = document.createElement("span");
  probe.className = `c${pair}`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = ["b", "f", "g"].map(
    (name) => [name, style.getPropertyValue(`--${name}`).trim()] as const,
  );
  probe.remove();
  return colours;
};

const readDrawings = (): ((name: TileName) => string) => {
  const all = new DOMParser().parseFromString(markupOfOurs(sprite), "image/svg+xml");
  return (name) => all.getElementById(name)?.innerHTML ?? "";
};

const tileSvg = (drawing: string, pair: TilePair, { x, y }: { x: number; y: number }): string => {
  const colours = coloursOf(pair);
  const ground = colours.find(([name]) => name === "b")?.[1] ?? "";
  const painted = colours.reduce(
    (svg, [name, colour]) => svg.replaceAll(`var(--${name})`, colour),
    drawing,
  );
  // A hair wider than its place, so that no line shows between two.
  return `<svg x="${x}" y="${y}" width="${side + 0.5}" height="${side + 0.5}" viewBox="0 0 80 80"><path d="M0 0h80v80H0z" fill="${ground}"/>${painted}</svg>`;
};

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

/** The wall on green, with its month above and what it holds below, in the letters of the page. */
export const drawWall = async (picture: WallPicture): Promise<Blob> => {
  const { title, detail, name, tiles, isRightToLeft } = picture;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = heightFor(tiles.length);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const drawingOf = readDrawings();
  const laid = tiles.map((tile, index) =>
    tileSvg(drawingOf(tile.name), tile.pair, placeOf(index, isRightToLeft)),
  );
  const wall = await loadImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${canvas.height}">${laid.join("")}</svg>`,
  );
  pen.fillStyle = colourOf("green-900");
  pen.fillRect(0, 0, width, canvas.height);
  pen.drawImage(wall, 0, 0);
  pen.direction = isRightToLeft ? "rtl" : "ltr";
  const [start, end] = isRightToLeft ? [width - margin, margin] : [margin, width - margin];
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  pen.textAlign = "start";
  write(title, start, 125, "800 64px", "white");
  write(detail, start, canvas.height - 62, "600 36px", colourOf("green-200"));
  pen.textAlign = "end";
  write(name, end, canvas.height - 58, "800 48px", colourOf("yellow-400"));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/png");
  });
};

/** As a file of this device. */
export const savePicture = async (picture: WallPicture, month: string): Promise<void> => {
  const address = URL.createObjectURL(await drawWall(picture));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${product.slug}-${month}.png`;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
