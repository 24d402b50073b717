export const outboxPath = "/collection-point/outbox";
