import { use } from "react";
import { Nonce } from "./nonce.ts";
import { type StructuredData, toScript } from "./structured-data.ts";

/** Read by search engines, never run. They read what the server sends; a browser makes none. */
export function DataScript({ data }: { data: StructuredData }) {
  return (
    <script type="application/ld+json" nonce={use(Nonce)} suppressHydrationWarning>
      {import.meta.env.SSR ? toScript(data) : ""}
    </script>
  );
}
