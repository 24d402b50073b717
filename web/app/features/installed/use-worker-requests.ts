import type { PushMessage } from "@app/contract/push";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { safePath } from "../../lib/safe-path.ts";
import type { WorkerRequest } from "../../lib/worker-messages.ts";
import { isBusyPage } from "./calm-pages.ts";

/** Does what the service worker asks of an open page. The message it brought last, to be shown. */
export const useWorkerRequests = () => {
  const navigate = useNavigate();
  const [message, setMessage] = useState<PushMessage | null>(null);

  const handle = (request: WorkerRequest): boolean => {
    const path = request.type === "open" ? safePath(request.path) : null;
    // Nothing lies over a scale, and half a weighed bag is not left: the worker finds another way.
    if (isBusyPage(location.pathname) && location.pathname !== path) return false;
    if (request.type === "show") setMessage(request.message);
    else void navigate(safePath(request.path));
    return true;
  };

  const answer = useEffectEvent(({ data, ports }: MessageEvent<WorkerRequest>) =>
    ports[0]?.postMessage(handle(data)),
  );

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent<WorkerRequest>) => answer(event);
    serviceWorker.addEventListener("message", listen);
    return () => serviceWorker.removeEventListener("message", listen);
  }, []);

  return { message, clear: () => setMessage(null) };
};
