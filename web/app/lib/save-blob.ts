/** Hands something to the browser as a file to keep. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin reading a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
