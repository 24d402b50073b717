import { register } from "import-in-the-middle/register-hooks.mjs";

/**
 * Traces, switched on by loading this file before the process:
 *   OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318 node --import ./server/src/tracing.ts server/src/api.ts
 * Modules are hooked before they load, so it cannot be an ordinary import.
 */
register();

const { NodeSDK } = await import("@opentelemetry/sdk-node");
const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http");
const { PgInstrumentation } = await import("@opentelemetry/instrumentation-pg");

const sdk = new NodeSDK({
  traceExporter: new OTLPTraceExporter(),
  // Traces only: metrics are asked for at /metrics, logs go to standard output.
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [new HttpInstrumentation(), new PgInstrumentation()],
});
sdk.start();
process.on("SIGTERM", () => void sdk.shutdown());
