import { mostLogoBytes } from "@app/contract/brand-face";

/** Of the longer side: sharp on any phone, and small. */
const widest = 640;
const steps = [1, 0.75, 0.5, 0.35] as const;

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The logo could not be read"));
    image.src = address;
  });

const asBase64 = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL("image/png").replace(/^[^,]*,/, "");

/** A drawing without a size of its own fills the square. */
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth > 0 && naturalHeight > 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: widest, height: widest };

const draw = (image: HTMLImageElement, scale: number, isDrawing: boolean): string => {
  const { width, height } = sizeOf(image);
  const fit = widest / Math.max(width, height);
  const factor = (isDrawing ? fit : Math.min(1, fit)) * scale;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return asBase64(canvas);
};

/**
 * A logo as pixels, in base64. A drawing (SVG) is drawn here, where its scripts do not run and it
 * fetches nothing; only what was seen leaves the browser. Throws when it is no picture.
 */
export const drawLogo = async (file: Blob): Promise<string> => {
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    for (const scale of steps) {
      const data = draw(image, scale, file.type === "image/svg+xml");
      if (data.length <= mostLogoBytes) return data;
    }
  } finally {
    URL.revokeObjectURL(address);
  }
  throw new Error("The logo stays too large");
};
