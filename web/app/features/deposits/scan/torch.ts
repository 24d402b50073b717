/** Phones with a light beside the camera; TypeScript does not know of it yet. */
type Capabilities = MediaTrackCapabilities & { torch?: boolean };
type Constraints = MediaTrackConstraintSet & { torch: boolean };

const trackOf = (video: HTMLVideoElement | null): MediaStreamTrack | undefined =>
  video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;

/** Some browsers tell nothing. */
const capabilitiesOf = (track?: MediaStreamTrack): Capabilities => track?.getCapabilities?.() ?? {};

export const hasTorch = (video: HTMLVideoElement | null): boolean =>
  capabilitiesOf(trackOf(video)).torch === true;

/** A light that cannot be switched is no reason to stop reading. */
export const switchTorch = async (
  video: HTMLVideoElement | null,
  torch: boolean,
): Promise<boolean> => {
  try {
    const advanced: Constraints[] = [{ torch }];
    await trackOf(video)?.applyConstraints({ advanced });
    return torch;
  } catch {
    return !torch;
  }
};
