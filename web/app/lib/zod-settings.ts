/**
 * Our security policy forbids code made from text; zod would try it once on every page and be
 * reported. Loaded before any schema is built, and without loading zod itself.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
