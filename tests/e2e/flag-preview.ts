import { signPreview } from '@marquee/flags/console/preview/preview.server.ts'
import { sessionSecret } from '@marquee/kit/start/data-dir.ts'
import type { FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { readEnv } from '../../src/server/env/env.ts'

/** A preview token, signed `now` as by the product under test. */
export function previewToken(site: SiteId, flags: Partial<FlagValues>, now = Date.now()): string {
  const secret = sessionSecret(
    readEnv({ ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e' }),
  )
  return signPreview(secret, { site, flags, now })[0]
}
