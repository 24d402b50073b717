export { leaveNotificationsIn } from "./leave-notifications.ts";
export { hasUnread } from "./notifications.queries.ts";
