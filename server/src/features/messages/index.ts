export type { AnswerAbout, NewMessage, SchoolAnswer } from "./message-kinds.ts";
export { queueMessage } from "./queue-message.ts";
