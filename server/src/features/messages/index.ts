export type { AnswerAbout, NewMessage, SchoolAnswer } from "./message-kinds.ts";
export { queueForPerson } from "./queue-for-person.ts";
export { queueMessage } from "./queue-message.ts";
