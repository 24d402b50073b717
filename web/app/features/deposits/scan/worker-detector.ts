import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import { keepFiles } from "../../../lib/keep-files.ts";
import type { Detector } from "./detector.ts";
// eslint-disable-next-line import/default -- Vite makes an address of it.
import script from "./scan-worker.ts?worker&url";
import { takePicture } from "./take-picture.ts";
import type { Asked, Read } from "./worker-messages.ts";

/** A decoder of our own, for browsers without one. In a worker: the page stays quick beside it. */
export const createWorkerDetector = (): Detector => {
  const worker = new Worker(script, { type: "module" });
  const post = (message: Asked, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  post({ wasm });
  // The counter scans tomorrow as well, with or without a network.
  void keepFiles([script, wasm]);
  // It is said once, and whoever asks later gets no answer.
  let isBroken = false;
  worker.addEventListener("error", () => {
    isBroken = true;
  });
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error("the decoder did not start"));
        if (isBroken) return fail();
        const picture = takePicture(video);
        worker.onmessage = ({ data }: MessageEvent<Read>) =>
          "text" in data ? resolve(data.text) : reject(new Error(data.failure));
        worker.onerror = fail;
        post({ picture }, [picture.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
};
