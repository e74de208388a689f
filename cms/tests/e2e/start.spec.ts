import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../../tests/contracts/databases.ts'
import { pagePath } from '../../src/preview/page-address.ts'
import { firstAdmin } from '../admin.ts'
import { responses, startBuilt } from '../built.ts'
import { openSite } from '../site.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const slug = 'zwei-befehle'

test('two commands on one folder put a publication on the site', async () => {
  const site = await openSite()
  const port = await freePort()
  // An operator who sets only other ports.
  const env = {
    PORT: String(site.port),
    CMS_PORT: String(port),
    DATA_DIR: site.dataDir,
    CMS_DEMO: '0',
    CMS_ADMIN_PASSWORD: firstAdmin.password,
  }
  const cms = await startBuilt(['scripts/cms.mjs'], root, env, () =>
    responses(`http://127.0.0.1:${port}/api/access`),
  )
  try {
    await expect
      .poll(() => cms.log())
      .toContain(`The site answers at ${site.url}: what is published shows there at once.`)
    const login = await fetch(`http://localhost:${port}/admin/login`)
    expect(login.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(login.headers.get('x-content-type-options')).toBe('nosniff')
    const headers = { 'content-type': 'application/json' }
    const call = (to: string, body: unknown, token = '') =>
      fetch(`http://localhost:${port}/api${to}`, {
        method: 'POST',
        headers: { ...headers, ...(token && { authorization: `JWT ${token}` }) },
        body: JSON.stringify(body),
      })
    const { token } = (await (await call('/users/login', firstAdmin)).json()) as { readonly token: string }
    const data = {
      site: 'ch',
      title: 'Zwei Befehle',
      slug,
      headline: 'Mehr braucht es nicht',
      _status: 'published',
    }
    expect((await call('/news?locale=de', data, token)).status).toBe(201)
    const shown = async () =>
      (await site.request('ch', pagePath('news', 'ch', 'de', { slug }))).body.includes(
        'Mehr braucht es nicht',
      )
    await expect.poll(shown).toBe(true)
  } finally {
    await cms.stop()
    await site.stop()
  }
})
