/** The first page of a visit may be open before the service worker has taken over. */
const workerInCharge = async ({ serviceWorker }: Navigator): Promise<void> => {
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) =>
    serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
};

/** Files of a page that it asks for late: the service worker keeps whatever it hands out. */
export const keepFiles = async (files: readonly string[]): Promise<void> => {
  try {
    await workerInCharge(navigator);
    await Promise.all(files.map((file) => fetch(file)));
  } catch {
    // No service worker here, or no network: the next visit tries again.
  }
};
