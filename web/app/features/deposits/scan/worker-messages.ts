/** To the worker: where its decoder lies, once, and then picture after picture. */
export type Asked = { wasm: string } | { picture: ImageData };
/** From it, one for each picture. */
export type Read = { text: string | null } | { failure: string };
