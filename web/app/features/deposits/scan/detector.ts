/** Reads the QR code in front of the camera. */
export interface Detector {
  /** What the code says; null when there is none in the picture. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

/** As browsers have it that read codes themselves; no type of TypeScript's knows it yet. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Some have it and can read nothing with it. */
const createNative = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes("qr_code")) return null;
  const native = new BarcodeDetector({ formats: ["qr_code"] });
  return {
    read: async (video) => (await native.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  };
};

/** The browser's own where it has one; else ours, which is fetched only then. */
export const createDetector = async (): Promise<Detector> =>
  (await createNative()) ?? (await import("./worker-detector.ts")).createWorkerDetector();
