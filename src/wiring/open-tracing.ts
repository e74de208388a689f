import { connectTracing, type Tracing } from '../document/tracing.server.ts'
import type { Env } from '../server/env/env.ts'
import type { ServerLog } from '../server/probes/server-log.ts'

/** Undefined without a collector: no package of OpenTelemetry is loaded then. */
export async function openTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT }: Env,
  version: string,
  { app }: ServerLog,
): Promise<Tracing | undefined> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { openTelemetry } = await import('../telemetry/open-telemetry.ts')
  const tracing = openTelemetry({
    version,
    warn: (problem) => app.warn({ problem }, 'traces or metrics could not be sent'),
  })
  connectTracing(tracing)
  return tracing
}
