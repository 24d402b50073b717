import { use } from "react";
import { Nonce } from "./nonce.ts";
import { type StructuredData, toScript } from "./structured-data.ts";

/** Read by search engines, never run. */
export function DataScript({ data }: { data: StructuredData }) {
  return (
    <script type="application/ld+json" nonce={use(Nonce)} suppressHydrationWarning>
      {toScript(data)}
    </script>
  );
}
