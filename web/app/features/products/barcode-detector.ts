import { readBarcode } from "@app/contract/barcode";

/** As browsers have it that read codes themselves; no type of TypeScript's knows it yet. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

const wanted = ["ean_13", "ean_8", "upc_a"] as const;

/** Between two looks. */
const pauseMs = 150;

const detectors = () => (globalThis as { BarcodeDetector?: NativeDetectors }).BarcodeDetector;

const formatsHere = async (): Promise<string[]> => {
  const formats =
    (await detectors()
      ?.getSupportedFormats()
      .catch(() => [])) ?? [];
  return wanted.filter((format) => formats.includes(format));
};

/** Whether this browser reads barcodes; where it does not, they are typed. */
export const canScan = async (): Promise<boolean> =>
  Boolean(navigator.mediaDevices) && (await formatsHere()).includes("ean_13");

/** The first barcode in front of the camera, as it is kept; none when `signal` ends it. */
export const watchForBarcode = async (
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> => {
  const Detector = detectors();
  if (!Detector) return null;
  const detector = new Detector({ formats: await formatsHere() });
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [seen] = video.videoWidth > 0 ? await detector.detect(video) : [];
      const barcode = seen && readBarcode(seen.rawValue);
      if (barcode) return barcode;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return null;
  } finally {
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
};
