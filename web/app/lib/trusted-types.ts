// With `require-trusted-types-for 'script'` a browser asks here before text becomes markup, a script
// or the address of one. Only what the libraries we use are known to write is let through.

interface Policies {
  createPolicy: (
    name: string,
    // Null refuses.
    rules: Record<`create${string}`, (text: string) => string | null>,
  ) => { createHTML: (markup: string) => string };
}

export const { trustedTypes } = globalThis as { trustedTypes?: Policies };

const only = (known: RegExp) => (text: string) => (known.test(text) ? text : null);

const onlyKnown = only(/^(<script><\/script>|<svg\/>|([^<>]|<\/?span( aria-hidden="true")?>)*)$/);

trustedTypes?.createPolicy("default", {
  // React's empty script and what the map library writes: plain text, spans and an empty drawing.
  // All else becomes nothing: the router hands React its inline scripts again after an error, which
  // never run a second time, and a refusal would take the whole page away.
  createHTML: (markup) => onlyKnown(markup) ?? "",
  // What search engines read is empty in a browser; nothing else is ever made of text.
  createScript: only(/^$/),
  // Our own files: the service worker, and the worker that reads codes.
  createScriptURL: only(/^\/(sw|assets\/[\w-]+)\.js$/),
});
