/** A cookie that the page may read; none on the server. */
export const readCookie = (name: string): string | null => {
  if (typeof document === "undefined") return null;
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
};
