import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

const apiMetrics = (registers: Registry[]) => ({
  requests: new Histogram({
    name: "http_request_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  }),
  depositGroups: new Histogram({
    name: "deposit_group_size",
    help: "Deposits sent to the database in one call",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  }),
  deposits: new Counter({
    name: "deposits_total",
    help: "Deposits by outcome",
    labelNames: ["outcome"],
    registers,
  }),
  liveStreams: new Gauge({
    name: "live_streams",
    help: "Open Server-Sent Event streams",
    registers,
  }),
});

const workerMetrics = (registers: Registry[]) => ({
  published: new Counter({
    name: "events_published_total",
    help: "Events the stream took",
    registers,
  }),
  oldestNews: new Gauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest news that not every consumer has handled",
    registers,
  }),
  republished: new Counter({
    name: "events_republished_total",
    help: "Events sent again because no consumer had handled them in time",
    registers,
  }),
  handled: new Counter({
    name: "events_handled_total",
    help: "Events delivered and handled, by consumer and whether it was the first time",
    labelNames: ["consumer", "first"],
    registers,
  }),
  deadEvents: new Counter({
    name: "events_dead_total",
    help: "Events a consumer gave up on",
    labelNames: ["consumer"],
    registers,
  }),
  jobs: new Counter({
    name: "jobs_total",
    help: "Jobs by outcome",
    labelNames: ["job", "outcome"],
    registers,
  }),
  jobSucceeded: new Gauge({
    name: "job_last_success_timestamp_seconds",
    help: "When a job with a schedule last ended well in any process, or since when it is known",
    labelNames: ["job"],
    registers,
  }),
  jobPatience: new Gauge({
    name: "job_patience_seconds",
    help: "How long a job with a schedule may go without a good end",
    labelNames: ["job"],
    registers,
  }),
  topUps: new Counter({
    name: "top_ups_total",
    help: "What the provider of phone credit answered, by what it was asked",
    labelNames: ["asked", "outcome"],
    registers,
  }),
});

/** Nothing here tells a person: the kind says only whether somebody waits for digits. */
const messageMetrics = (registers: Registry[]) => {
  const messages = new Counter({
    name: "messages_total",
    help: "What became of tries to send: sent, refused for good, failed for now, or too late",
    labelNames: ["channel", "kind", "outcome"],
    registers,
  });
  const smsOverCap = new Counter({
    name: "sms_over_cap_total",
    help: "SMS that were not taken because the day's are used up",
    labelNames: ["kind"],
    registers,
  });
  const codesConfirmed = new Counter({
    name: "codes_confirmed_total",
    help: "Codes that were sent and came back right",
    labelNames: ["channel"],
    registers,
  });
  // From nought: shares and growth are asked for from the first message on.
  for (const kind of ["code", "other"]) {
    smsOverCap.inc({ kind }, 0);
    for (const channel of ["sms", "mail"]) {
      codesConfirmed.inc({ channel }, 0);
      for (const outcome of ["sent", "refused", "failed", "late"]) {
        messages.inc({ channel, kind, outcome }, 0);
      }
    }
  }
  return { messages, smsOverCap, codesConfirmed };
};

/** What checks found last: anything but 0 is an alarm. Kept in the database under these names. */
export const checks = {
  ledgerViolations: {
    name: "ledger_violations",
    help: "Violations found by the last check of the ledger; anything but 0 is an alarm",
  },
  custodyViolations: {
    name: "custody_violations",
    help: "Violations found by the last check between shop and factory; anything but 0 is an alarm",
  },
  custodyMismatches: {
    name: "custody_mismatches",
    help: "Places where custody is not what was sealed, by the last check; anything but 0 is an alarm",
  },
  claimViolations: {
    name: "claim_violations",
    help: "Violations found by the last check of brands' claims; anything but 0 is an alarm",
  },
  unreadableSecrets: {
    name: "unreadable_secrets",
    help: "Authenticator secrets that none of the accepted keys opens; anything but 0 is an alarm",
  },
  massGaps: {
    name: "mass_gaps",
    help: "Points and materials that did not balance at the end of the last day",
  },
} as const;
export type Check = keyof typeof checks;

const checkMetrics = (registers: Registry[]): Record<Check, Gauge> => {
  const gaugeOf = (check: Check): Gauge => {
    const gauge = new Gauge({ ...checks[check], registers });
    // It begins at 0, which would say that all is well before anybody looked.
    gauge.remove();
    return gauge;
  };
  return {
    ledgerViolations: gaugeOf("ledgerViolations"),
    custodyViolations: gaugeOf("custodyViolations"),
    custodyMismatches: gaugeOf("custodyMismatches"),
    claimViolations: gaugeOf("claimViolations"),
    unreadableSecrets: gaugeOf("unreadableSecrets"),
    massGaps: gaugeOf("massGaps"),
  };
};

/** One registry per process, handed round in the context, so that tests do not share counters. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...apiMetrics([registry]),
    ...workerMetrics([registry]),
    ...messageMetrics([registry]),
    ...checkMetrics([registry]),
  };
};
