import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import type { Asked, Read } from "./worker-messages.ts";

let detector: BarcodeDetector | undefined;

const begin = (wasm: string): void => {
  // By itself it would ask a server that is not ours.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  detector = new BarcodeDetector({ formats: ["qr_code"] });
};

const read = async (picture: ImageData): Promise<Read> => {
  try {
    const [found] = (await detector?.detect(picture)) ?? [];
    return { text: found?.rawValue ?? null };
  } catch (error) {
    return { failure: String(error) };
  }
};

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("wasm" in data) begin(data.wasm);
  else void read(data.picture).then((answer) => postMessage(answer));
});
