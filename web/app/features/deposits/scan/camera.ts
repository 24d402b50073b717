import { logError } from "../../../lib/log.ts";
import { createDetector, type Detector } from "./detector.ts";

/** Between two looks: a hand is slower, and a cheap phone has other things to do. */
const pauseMs = 120;
const mostFailures = 5;
/** Until a camera that another app held a moment ago is free. */
const heldMs = 1000;
/** The same code stays in the frame for a while: it is told once, and again if it comes back. */
const sameForMs = 4000;

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Why there is no camera. */
export type NoCamera = "refused" | "absent";

export interface CameraEvents {
  onPicture: () => void;
  onText: (text: string) => void;
  onFailure: (reason: NoCamera) => void;
}

const reasonOf = (error: unknown): NoCamera =>
  error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "absent";

const release = (video: HTMLVideoElement, stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
  // Whoever came back quickly has a picture of their own there already.
  if (video.srcObject === stream) video.srcObject = null;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isHeld = (error: unknown): boolean =>
  error instanceof DOMException && ["AbortError", "NotReadableError"].includes(error.name);

const openStream = async (signal: AbortSignal): Promise<MediaStream> => {
  // Without a secure connection there is no such thing.
  if (!navigator.mediaDevices?.getUserMedia) throw new Error("no camera here");
  const ask = () => navigator.mediaDevices.getUserMedia(wanted);
  try {
    return await ask();
  } catch (error) {
    if (!isHeld(error)) throw error;
    await pause(heldMs);
    if (signal.aborted) throw error;
    return ask();
  }
};

const tellingOnce = (onText: (text: string) => void): ((text: string | null) => void) => {
  let last = "";
  let seenAt = 0;
  return (text) => {
    if (text === null) return;
    const isSame = text === last && Date.now() - seenAt < sameForMs;
    if (isSame) return;
    last = text;
    seenAt = Date.now();
    onText(text);
  };
};

interface Looking {
  video: HTMLVideoElement;
  stream: MediaStream;
  detector: Detector;
  signal: AbortSignal;
}

const lookForCodes = async (
  { video, stream, detector, signal }: Looking,
  { onText }: CameraEvents,
): Promise<void> => {
  const tell = tellingOnce(onText);
  let failures = 0;
  while (!signal.aborted) {
    // Pulled out, or taken by another app: the last picture stays, and nothing moves in it.
    if (!stream.active) throw new Error("the camera went away");
    try {
      const text = video.videoWidth > 0 ? await detector.read(video) : null;
      failures = 0;
      if (!signal.aborted) tell(text);
    } catch (error) {
      // One picture may fail; a decoder that never reads must not look as if it did.
      failures += 1;
      if (failures >= mostFailures) throw error;
    }
    await pause(pauseMs);
  }
};

/** Shows the camera and reads until `signal` says that nobody looks any more. */
export const watchCamera = async (
  video: HTMLVideoElement,
  events: CameraEvents,
  signal: AbortSignal,
): Promise<void> => {
  let stream: MediaStream | undefined;
  let detector: Detector | undefined;
  try {
    stream = await openStream(signal);
    if (signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    if (signal.aborted) return;
    events.onPicture();
    detector = await createDetector();
    await lookForCodes({ video, stream, detector, signal }, events);
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error);
    if (stream) logError("The camera's pictures could not be read", error);
    events.onFailure(reason);
  } finally {
    if (stream) release(video, stream);
    detector?.close();
  }
};
