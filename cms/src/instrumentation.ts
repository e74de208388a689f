/** Opens the system with the process, not with the first request: what waits to be sent or published is not left until somebody looks. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ getPayload }, { default: config }, { startPublishing }, { startProgramme }, { readCmsEnv }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./publishing/publishing.ts'),
    import('./programme/start.ts'),
    import('./env.ts'),
  ])
  const payload = await getPayload({ config, cron: true })
  startPublishing(payload)
  startProgramme(payload, readCmsEnv().siteUrl)
}
