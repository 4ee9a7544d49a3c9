import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Attributes, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

// Attributes come from short, known lists, as the labels of metrics do: never an address, an id,
// a URL or the text of an error, which may quote one.

const tracer = () => trace.getTracer('latchkey')
/** False while tracing is off, for requests that are not sampled, and for work that outlives its request. */
const isTraced = () => trace.getActiveSpan()?.isRecording() === true

/** Runs a call to another service in a span of the current request. */
export function inSpan<Value>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Value>,
): Promise<Value> {
  if (!isTraced()) return run()
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await run()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds a span of a call that is over. */
export function addSpan(name: string, attributes: Attributes, milliseconds: number, failed: boolean): void {
  if (!isTraced()) return
  const now = Date.now()
  const span = tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes,
    startTime: now - milliseconds,
  })
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}

/**
 * Handles a request in a span of its own. Always a new trace: a `traceparent` of a visitor could
 * join traces that do not belong together, and choose what is sampled.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const { method = '' } = request
  const span = tracer().startSpan(method, {
    kind: SpanKind.SERVER,
    root: true,
    attributes: { 'http.request.method': method },
  })
  if (!span.isRecording()) {
    handle()
    return
  }
  const active = trace.setSpan(ROOT_CONTEXT, span)
  // Their events are emitted by the socket, outside of the context.
  context.bind(active, request)
  context.bind(active, response)
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(active, handle)
}

/** Names the current request after its route, such as `/v1/identity/:address`. */
export function nameRequest(method: string, route: string): void {
  trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route)
}
