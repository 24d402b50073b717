export type { NewMessage } from "./message-kinds.ts";
export { queueMessage } from "./queue-message.ts";
