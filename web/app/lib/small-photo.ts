/** As wide as a weighbridge's ticket or a torn bag can be read. */
const widest = 1280;
const qualities = [0.8, 0.6, 0.45, 0.3] as const;

const asBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error("The photo could not be read"));
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.replace(/^[^,]*,/, "") : "");
    };
    reader.readAsDataURL(blob);
  });

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be made small"))),
      "image/jpeg",
      quality,
    );
  });

const draw = async (file: Blob): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, widest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
};

/**
 * A photo of the phone's camera as a small JPEG in base64, at most so many characters. Drawn anew, it
 * says nothing any more of where it was taken. Throws when it is no picture.
 */
export const smallPhoto = async (file: Blob, mostCharacters: number): Promise<string> => {
  const canvas = await draw(file);
  for (const quality of qualities) {
    const data = await asBase64(await asJpeg(canvas, quality));
    if (data.length <= mostCharacters) return data;
  }
  throw new Error("The photo stays too large");
};
