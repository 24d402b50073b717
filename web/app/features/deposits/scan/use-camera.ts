import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type NoCamera, watchCamera } from "./camera.ts";
import { hasTorch, switchTorch } from "./torch.ts";

interface CameraSettings {
  onText: (text: string) => void;
  onFailure: (reason: NoCamera) => void;
}

export interface CameraView {
  video: RefObject<HTMLVideoElement | null>;
  isOn: boolean;
  /** Undefined where the camera has no light. */
  torch: boolean | undefined;
  toggleTorch: () => void;
}

/** On as long as this is rendered and looked at; a hidden page lets go of the camera. */
export const useCamera = (settings: CameraSettings): CameraView => {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [torch, setTorch] = useState<boolean>();
  const onText = useEffectEvent(settings.onText);
  const onFailure = useEffectEvent(settings.onFailure);

  useEffect(() => {
    const over = new AbortController();
    let watching: AbortController | undefined;
    const onPicture = () => {
      setOn(true);
      setTorch(hasTorch(video.current) ? false : undefined);
    };
    const watch = () => {
      watching?.abort();
      setOn(false);
      if (document.visibilityState !== "visible" || !video.current) return;
      watching = new AbortController();
      const events = {
        onPicture,
        onText: (text: string) => onText(text),
        onFailure: (reason: NoCamera) => onFailure(reason),
      };
      void watchCamera(video.current, events, watching.signal);
    };
    watch();
    document.addEventListener("visibilitychange", watch, { signal: over.signal });
    return () => {
      over.abort();
      watching?.abort();
    };
  }, []);

  const toggleTorch = () => void switchTorch(video.current, !torch).then(setTorch);
  return { video, isOn, torch, toggleTorch };
};
