export interface TracingOptions {
  /** Such as `gateway`; collectors show it as `navigo-gateway`. */
  readonly service: string;
  /** Base URL of a collector that takes OTLP over HTTP; absent: nothing is traced, and nothing of the SDK is loaded. */
  readonly endpoint: string | undefined;
}

export interface Tracing {
  /** Sends what was recorded; a collector that is away must not hold up the end of the process. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Records spans of this process and sends them to the collector as OTLP JSON. Sampling, batching and headers follow the standard
 * variables (`OTEL_TRACES_SAMPLER`, `OTEL_BSP_*`, `OTEL_EXPORTER_OTLP_HEADERS`), which the SDK reads itself.
 */
export async function startTracing({ service, endpoint }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => undefined };
  const [{ NodeSDK, resources }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const sdk = new NodeSDK({
    serviceName: `navigo-${service}`,
    // Command lines and host names of the default detectors would tell more than needed.
    resourceDetectors: [resources.envDetector],
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/{1,9}$/, '')}/v1/traces` }),
    // Metrics are scraped and logs are on stdout; without these lines the SDK would send both by itself.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    // Our messages carry the traceparent themselves, and providers get none.
    textMapPropagator: null,
  });
  sdk.start();
  return {
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
      });
      await Promise.race([sdk.shutdown().catch(() => undefined), tooLate]);
      clearTimeout(timer);
    },
  };
}
