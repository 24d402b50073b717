/** Stays at sign-out: it names nobody, and what waits stays too. There once the phone has weighed. */
export const outboxKey = "outbox.device";
