/** Attributes of a span: no personal data, and no values of a query. */
export type SpanValues = Readonly<Record<string, string | number>>

/** The result of a finished request, for its span and its metric. */
export interface RequestOutcome {
  readonly method: string
  readonly kind: string
  readonly site: string
  readonly cache: string
  readonly status: number
  readonly milliseconds: number
}

export interface RequestTrace {
  readonly traceId: string
  /** Spans that the work begins belong to the request. */
  run<Result>(work: () => Result): Result
  end(outcome: RequestOutcome): void
}

/** Traces and metrics for a collector. */
export interface Tracing {
  /** `traceparent`: header of W3C Trace Context of a trusted client. */
  request(traceparent: string | undefined): RequestTrace
  span<Result>(
    name: string,
    values: SpanValues,
    work: () => Promise<Result>,
    outcomeOf?: (settled: PromiseSettledResult<Result>) => SpanValues,
  ): Promise<Result>
  /** The trace of the request in progress. */
  traceId(): string | undefined
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

let current: Tracing | undefined

/** Call once, before anything is traced. */
export function connectTracing(tracing: Tracing | undefined): void {
  current = tracing
}

/** Undefined if traces are off. */
export const connectedTracing = (): Tracing | undefined => current

/** The work, in a span if traces are on. */
export const inSpan: Tracing['span'] = (name, values, work, outcomeOf) =>
  current ? current.span(name, values, work, outcomeOf) : work()
