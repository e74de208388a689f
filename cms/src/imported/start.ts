import { startRepeating } from '@marquee/kit/delivery/repeated.ts'
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
export function startImporting(payload: Payload, siteUrl: string): void {
  const api = createSiteApi(siteUrl)
  let fetched = Number.NEGATIVE_INFINITY
  let wereMissing = ''
  const fetchAll = async () => {
    const began = performance.now()
    if (began < fetched + EVERY) return
    const { failed, ...counts } = await syncImported(payload, api)
    const missing = failed.join(', ')
    if (!missing) fetched = began
    if (missing === wereMissing) return
    wereMissing = missing
    if (missing) payload.logger.warn({ sites: missing }, 'the programme of some sites could not be fetched')
    else payload.logger.info(counts, 'the programme was fetched again')
  }
  const repeated = startRepeating(
    () =>
      fetchAll().catch((err: unknown) => payload.logger.error({ err }, 'the programme could not be written')),
    SOON,
  )
  void repeated.run()
}
