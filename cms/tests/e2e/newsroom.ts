import { test as base, type Page } from '@playwright/test'
import type { Language } from '#config/types.ts'
import { pagePath } from '../../src/preview/page-address.ts'
import { type AdminClient, adminAt } from '../admin.ts'
import { type SiteClient, siteAt } from '../site.ts'

/** A site and the content management system that publishes to it. */
export interface Newsroom {
  readonly site: SiteClient
  readonly admin: AdminClient
}

/** Servers that `main-servers.ts` has started. */
export interface MainServers {
  readonly url: string
  /** The provider of editors. */
  readonly issuer: string
  readonly sitePort: number
  /** Token of a session of the first admin. */
  readonly token: string
  /** Output of `npm run cms` so far. */
  readonly announced: string
}

export const servers = JSON.parse(process.env.CMS_MAIN_SERVERS ?? '{}') as MainServers
/** All tests of a run share the servers: each has documents and users of its own. */
export const newsroom: Newsroom = {
  site: siteAt(servers.sitePort),
  admin: adminAt(servers),
}
export const { admin } = newsroom

/** Tests with a page that collects the errors and warnings of its console. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: async ({ page }, use) => use(complaintsOf(page)),
})

/** The page of a Swiss news item, without a session. */
export async function newsPage(
  { site }: Newsroom,
  language: Language,
  slug: string,
): Promise<{ readonly status: number; readonly body: string; readonly location: string | undefined }> {
  const { status, body, headers } = await site.request('ch', pagePath('news', 'ch', language, { slug }))
  return { status, body, location: headers.location }
}

/** Errors and warnings of the browser's console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(String(error)))
  return complaints
}
