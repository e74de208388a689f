import { createRequire } from 'node:module'
import { within } from '@marquee/kit/http/within.ts'
import {
  context,
  DiagLogLevel,
  diag,
  metrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { RequestOutcome, RequestTrace, Tracing } from '../document/tracing.server.ts'

interface TelemetryOptions {
  readonly version: string
  /** Called at most once a minute. */
  readonly warn: (message: string) => void
}

const NAME = 'marquee'
const MINUTE = 60_000
const LAST_WAIT = 2_000
const SERVER_ERROR = 500
/** Seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function reportProblems(warn: TelemetryOptions['warn']): void {
  let last = Number.NEGATIVE_INFINITY
  const report = (message: string) => {
    const now = performance.now()
    if (now - last < MINUTE) return
    last = now
    warn(message)
  }
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}

/** Queries, paths and user agents may hold personal data. The span around the call has its route. */
const withoutAddress = ({ origin }: { readonly origin: string }) => ({
  'url.full': origin,
  'url.path': '',
  'url.query': '',
  'user_agent.original': '',
})

const PARENT = 'parentbased_'

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}

/** OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG name the sampler; every trace by default. */
export function samplerOf(name = `${PARENT}always_on`, ratio = '1'): Sampler {
  const root = rootOf(name.replace(PARENT, ''), Number(ratio))
  return name.startsWith(PARENT) ? new ParentBasedSampler({ root }) : root
}

/** Registers providers for this process; returns how to end them. */
function register({ version, warn }: TelemetryOptions): () => Promise<void> {
  reportProblems(warn)
  const resource = resourceFromAttributes({ 'service.name': NAME, 'service.version': version }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, OTEL_METRIC_EXPORT_INTERVAL } = process.env
  const traces = new TracerProvider({
    resource,
    sampler: samplerOf(OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG),
    // Spans beyond its queue of 2,048 are dropped.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const interval = Number(OTEL_METRIC_EXPORT_INTERVAL) || MINUTE
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(interval, MINUTE / 2),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(traces)
  metrics.setGlobalMeterProvider(meters)
  registerInstrumentations({
    instrumentations: [
      new UndiciInstrumentation({ requireParentforSpans: true, startSpanHook: withoutAddress }),
      new PgInstrumentation({ requireParentSpan: true }),
      new RuntimeNodeInstrumentation(),
    ],
  })
  // Modules that are loaded already are instrumented by the next require, in place.
  createRequire(import.meta.url)('pg')
  return async () => {
    await Promise.allSettled([traces.shutdown(), meters.shutdown()])
  }
}

/** Starts to export traces and metrics as the standard variables (`OTEL_…`) say. */
export function openTelemetry(options: TelemetryOptions): Tracing {
  const end = register(options)
  const tracer = trace.getTracer(NAME, options.version)
  const durations = metrics.getMeter(NAME, options.version).createHistogram('http.server.request.duration', {
    description: 'Time to the finished answer.',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS },
  })

  function request(traceparent: string | undefined): RequestTrace {
    const parent =
      traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent })
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
    const inside = trace.setSpan(parent, span)
    return {
      traceId: span.spanContext().traceId,
      run: (work) => context.with(inside, work),
      end({ method, kind, site, cache, status, milliseconds }: RequestOutcome) {
        const values = {
          'http.request.method': method,
          'http.route': kind,
          'http.response.status_code': status,
          'marquee.site': site,
          'marquee.cache': cache,
        }
        durations.record(milliseconds / 1_000, values)
        span.updateName(`${method} ${kind}`).setAttributes(values)
        if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    request,
    span: (name, attributes, work, outcomeOf) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        const [settled] = await Promise.allSettled([work()])
        if (outcomeOf) span.setAttributes(outcomeOf(settled))
        if (settled.status === 'fulfilled') {
          span.end()
          return settled.value
        }
        // Its name only: a message may hold an address.
        const { reason } = settled
        span.setAttribute('error.type', reason instanceof Error ? reason.name : 'error')
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        throw reason
      }),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    close: async () => void (await within(LAST_WAIT, end())),
  }
}
