/** Enough for a code that fills a third of the frame, and quick to read on a slow phone. */
const longestSide = 640;

let canvas: HTMLCanvasElement | undefined;

/** The square in the middle of the picture, where the frame is drawn. */
export const takePicture = (video: HTMLVideoElement): ImageData => {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  const size = Math.min(side, longestSide);
  canvas ??= document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
  context.drawImage(video, left, top, side, side, 0, 0, size, size);
  return context.getImageData(0, 0, size, size);
};
