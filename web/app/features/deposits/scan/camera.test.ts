import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchCamera } from "./camera.ts";

const stopTrack = vi.fn();
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();
const getUserMedia = vi.fn<() => Promise<unknown>>();
const video = { videoWidth: 640, play: async () => undefined, srcObject: null as unknown };
const events = { onPicture: vi.fn(), onText: vi.fn(), onFailure: vi.fn() };

const newStream = (active = true) => ({ active, getTracks: () => [{ stop: stopTrack }] });

class Native {
  static getSupportedFormats = async () => ["qr_code"];
  detect = detect;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  vi.stubGlobal("BarcodeDetector", Native);
  vi.spyOn(console, "error").mockReturnValue();
  getUserMedia.mockImplementation(async () => newStream());
  detect.mockResolvedValue([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => {
  const over = new AbortController();
  const watching = watchCamera(video as unknown as HTMLVideoElement, events, over.signal);
  return { over, watching };
};

test("a code that stays in the frame is told once, and again when it is still there later", async () => {
  detect.mockResolvedValue([{ rawValue: "7K4PXE" }]);
  const { over, watching } = watch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(events.onText).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(events.onText).toHaveBeenCalledTimes(2);
  over.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
});

test("whoever leaves switches the camera off, also before it was on", async () => {
  const { over, watching } = watch();
  over.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
  expect(stopTrack).toHaveBeenCalledOnce();
  expect(events.onPicture).not.toHaveBeenCalled();
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "absent"],
  ["NotReadableError", "absent"],
])("%s means that the camera is %s", async (name, reason) => {
  getUserMedia.mockRejectedValue(new DOMException("", name));
  const { watching } = watch();
  await vi.advanceTimersByTimeAsync(2000);
  await watching;
  expect(events.onFailure).toHaveBeenCalledWith(reason);
});

test("a camera that another app has only just let go of is asked for once more", async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException("", "NotReadableError"));
  const { over, watching } = watch();
  await vi.advanceTimersByTimeAsync(2000);
  expect(events.onPicture).toHaveBeenCalledOnce();
  expect(events.onFailure).not.toHaveBeenCalled();
  over.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
});

test("nobody asks once more for who has left meanwhile", async () => {
  getUserMedia.mockRejectedValue(new DOMException("", "NotReadableError"));
  const { over, watching } = watch();
  await vi.advanceTimersByTimeAsync(500);
  over.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
  expect(getUserMedia).toHaveBeenCalledOnce();
  expect(events.onFailure).not.toHaveBeenCalled();
});

test("a decoder that never reads does not look as if it did; one bad picture is nothing", async () => {
  detect.mockRejectedValueOnce(new Error("one bad picture"));
  const first = watch();
  await vi.advanceTimersByTimeAsync(2000);
  expect(events.onFailure).not.toHaveBeenCalled();
  first.over.abort();
  detect.mockRejectedValue(new Error("broken"));
  const second = watch();
  await vi.advanceTimersByTimeAsync(2000);
  await second.watching;
  expect(events.onFailure).toHaveBeenCalledWith("absent");
  expect(stopTrack).toHaveBeenCalledTimes(2);
});

test("whoever looks away and back at once keeps the picture", async () => {
  const first = watch();
  await vi.advanceTimersByTimeAsync(50);
  first.over.abort();
  const second = watch();
  await vi.advanceTimersByTimeAsync(1000);
  await first.watching;
  expect(video.srcObject).toBe(await getUserMedia.mock.results[1]?.value);
  second.over.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(video.srcObject).toBeNull();
});

test("a camera that goes away while it is looked through is told", async () => {
  const stream = newStream();
  getUserMedia.mockResolvedValue(stream);
  const { watching } = watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(events.onFailure).not.toHaveBeenCalled();
  stream.active = false;
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
  expect(events.onFailure).toHaveBeenCalledWith("absent");
});
