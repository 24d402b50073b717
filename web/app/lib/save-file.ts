/** Hands a text to the browser as a file to keep; it never leaves the device. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin reading a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
