export { type PushContent, pushSchema } from "./push-kinds.ts";
export { type NewPush, queuePush } from "./queue-push.ts";
