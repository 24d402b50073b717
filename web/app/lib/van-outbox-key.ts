/** Stays at sign-out: it names nobody, and what waits stays too. There once the phone has been at a door. */
export const vanOutboxKey = "van.outbox";
