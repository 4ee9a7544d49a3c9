import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingConfig } from '../config.ts'

/** Spans that wait for the collector; more are dropped, so that one that is away costs no memory. */
const maxQueueSize = 2_048
const exportTimeoutMs = 5_000

/** Sends traces to an OpenTelemetry collector. Loaded only if one is set. */
export function startTracing(
  { url, headers, ratio, service }: TracingConfig,
  log: Pick<Logger, 'info' | 'warn'>,
): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: exportTimeoutMs })
  const processor = new BatchSpanProcessor({
    exporter: sayOnce(exporter, log),
    maxQueueSize,
    exportTimeoutMillis: exportTimeoutMs,
    scheduledDelayMillis: 2_000,
  })
  const provider = new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [processor],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  return {
    async stop() {
      trace.disable()
      context.disable()
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, exportTimeoutMs)
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise])
      clearTimeout(timer)
    },
  }
}

/** Logs when the collector is lost and when it is back, and not each batch. */
function sayOnce(exporter: SpanExporter, log: Pick<Logger, 'info' | 'warn'>): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0
        if (failed && !isAway)
          log.warn({ reason: result.error?.name }, 'traces cannot be sent to the collector')
        if (!failed && isAway) log.info('traces are sent again')
        isAway = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
