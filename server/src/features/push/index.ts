export { queuePush } from "./queue-push.ts";
