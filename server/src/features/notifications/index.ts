export { hasUnread } from "./notifications.queries.ts";
