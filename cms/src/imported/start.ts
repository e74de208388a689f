import type { Payload } from 'payload'
import { createSiteApi } from './site-api.ts'
import { syncImported } from './sync.ts'

const EVERY = 600_000
/** A site that starts beside this process takes a moment. */
const SOON = 30_000

/**
 * Fetches the programme now and every ten minutes, sooner after a failure. For the server, not for
 * commands.
 */
export function startImporting(payload: Payload, siteUrl: string): { stop(): void } {
  const api = createSiteApi(siteUrl)
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let wereMissing = ''
  const run = async () => {
    const { failed, ...counts } = await syncImported(payload, api)
    const missing = failed.join(', ')
    if (missing !== wereMissing) {
      if (missing) payload.logger.warn({ sites: missing }, 'the programme of some sites could not be fetched')
      else payload.logger.info(counts, 'the programme was fetched again')
    }
    wereMissing = missing
    if (!stopped) timer = setTimeout(() => void run().catch(report), missing ? SOON : EVERY).unref()
  }
  const report = (error: unknown) => {
    payload.logger.error({ err: error }, 'the programme could not be written')
    if (!stopped) timer = setTimeout(() => void run().catch(report), EVERY).unref()
  }
  void run().catch(report)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
