/**
 * The published schemas of Kubernetes let unknown fields pass, and so does a cluster: `readinesProbe` would
 * simply not be there. A validator reads each field that it knows, so what it never read is unknown.
 */
export const watchReads = <T>(value: T): { watched: T; unread: () => string[] } => {
  const unread = new Set<string>();
  const watch = (part: unknown, at: string): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const inner: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(part)) {
      const name = `${at}.${key}`;
      if (!Array.isArray(part)) unread.add(name);
      inner[key] = watch(child, name);
    }
    const target = Array.isArray(part) ? Object.values(inner) : inner;
    return new Proxy(target, {
      get: (object, key, receiver) => {
        unread.delete(`${at}.${String(key)}`);
        return Reflect.get(object, key, receiver) as unknown;
      },
    });
  };
  return { watched: watch(value, "") as T, unread: () => [...unread].toSorted() };
};
