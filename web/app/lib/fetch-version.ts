/** Which release the server runs, asked past every cache. */
export const fetchVersion = async (): Promise<string> => {
  const response = await fetch(`/version.json?cb=${Date.now()}`);
  const { version } = (await response.json()) as { version?: unknown };
  if (!response.ok || typeof version !== "string") throw new Error("No version in the answer");
  return version;
};
