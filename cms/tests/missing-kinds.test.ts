import { describe, expect, test } from 'vitest'
import { republish } from '../src/outbox/republish.ts'
import type { OpenedCms } from './cms.ts'
import { cmsOn } from './cms-on.ts'
import { account, restOf } from './users.ts'

/** PostgreSQL refuses a query for a site that a collection does not have; SQLite finds nothing. */
describe('kinds that a country does not have, on PostgreSQL', () => {
  let cms: OpenedCms
  cmsOn('postgres', (opened) => {
    cms = opened
  })

  test('are empty for its editors, in lists, versions and reports', async () => {
    const swiss = await account(cms.payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] })
    for (const slug of ['faq-articles', 'faq-categories']) {
      for (const path of [slug, `${slug}/versions`]) {
        const { status, body } = await restOf(cms)(`GET /${path}`, { as: swiss })
        expect([status, body.docs], path).toEqual([200, []])
      }
    }
    const report = await restOf(cms)('GET /reports/translations.csv?site=ch', { as: swiss })
    expect(report.status).toBe(200)
  })

  test('do not keep its documents from being sent again', async () => {
    const swiss = await account(cms.payload, 'sender@marquee.example', { role: 'editor', sites: ['ch'] })
    const data = { site: 'ch', key: 'swiss', slug: 'swiss', title: 'Swiss', _status: 'published' }
    const { status } = await restOf(cms)('POST /news?locale=fr', { as: swiss, body: data })
    expect(status).toBe(201)
    expect(await republish(cms.payload, { site: 'ch' })).toBe(1)
  })

  test('do not keep its documents from being deleted', async () => {
    const swiss = await account(cms.payload, 'deleter@marquee.example', { role: 'editor', sites: ['ch'] })
    const data = { site: 'ch', key: 'old', slug: 'old', title: 'Old', _status: 'published' }
    const { doc } = (await restOf(cms)('POST /news?locale=fr', { as: swiss, body: data })).body
    expect((await restOf(cms)(`DELETE /news/${doc?.id}`, { as: swiss })).status).toBe(200)
  })
})
