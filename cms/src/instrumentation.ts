import { keepNoFieldNames } from './users/field-names.ts'

/** Opens the system with the process, not with the first request: what waits to be sent or published is not left until somebody looks. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  keepNoFieldNames()
  const [
    { getPayload },
    { default: config },
    { startPublishing },
    { startProgramme },
    { startNightlyLinkCheck },
    { readCmsEnv },
  ] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./publishing/publishing.ts'),
    import('./programme/start.ts'),
    import('./reports/nightly.ts'),
    import('./env.ts'),
  ])
  const payload = await getPayload({ config, cron: true })
  startPublishing(payload)
  const { siteUrl } = readCmsEnv()
  startProgramme(payload, siteUrl)
  startNightlyLinkCheck(payload, siteUrl)
}
