import { expect } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { newsPage, newsroom, servers, test } from './newsroom.ts'

const { admin, site } = newsroom

/** Entity tags of pages that do not show the programme, by address. */
async function tagsOf(id: SiteId): Promise<Record<string, unknown>> {
  const { body } = await site.request(id, '/sitemap.xml')
  const addresses = [...body.matchAll(/<loc>([^<]*\/(?:info|aide)\/[^<]+)<\/loc>/g)].slice(0, 3)
  expect(addresses).toHaveLength(3)
  const tags: Record<string, unknown> = {}
  for (const [, address = ''] of addresses) {
    const { status, headers } = await site.request(id, new URL(address).pathname)
    expect([address, status]).toEqual([address, 200])
    tags[address] = headers.etag
  }
  return tags
}

test('two commands on one folder put a publication on the site, and leave other pages as they are', async () => {
  expect(servers.announced).toContain(
    `The site answers at ${site.url}: what is published shows there at once.`,
  )
  const data = {
    site: 'ch',
    title: 'Zwei Befehle',
    slug: 'zwei-befehle',
    headline: 'Mehr braucht es nicht',
    _status: 'published',
  }
  const before = { ...(await tagsOf('ch')), ...(await tagsOf('fr')) }
  expect((await admin.call('POST /news?locale=de', data)).status).toBe(201)
  await expect.poll(async () => (await newsPage(newsroom, 'de', data.slug)).body).toContain(data.headline)
  expect({ ...(await tagsOf('ch')), ...(await tagsOf('fr')) }).toEqual(before)
})
