import { disableFieldNameCache } from './users/field-names.ts'

/**
 * Starts Payload with the process instead of the first request, so that deliveries and scheduled changes do not wait
 * for one.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  disableFieldNameCache()
  const [
    { getPayload },
    { default: config },
    { startPublishing },
    { startImporting },
    { startNightlyLinkCheck },
    { startSearch },
    { readCmsEnv },
    { stampAddresses },
    { startCarryingOver },
    { startNotices },
  ] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./publishing/publishing.ts'),
    import('./imported/start.ts'),
    import('./reports/run-link-check.ts'),
    import('./search/search-index.ts'),
    import('./env.ts'),
    import('./visitor-addresses.ts'),
    import('./sign-in/carried-editors.ts'),
    import('./notices/send-notices.ts'),
  ])
  const env = readCmsEnv()
  const { siteUrl, proxies } = env
  stampAddresses(proxies)
  const payload = await getPayload({ config, cron: true })
  startPublishing(payload)
  startImporting(payload, siteUrl)
  startNightlyLinkCheck(payload, siteUrl)
  startSearch(payload)
  startCarryingOver(payload, env)
  startNotices(payload, env)
}
