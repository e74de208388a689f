import { expect, test } from 'vitest'
import { republish } from '../src/outbox/republish.ts'
import { cmsOn } from './cms-on.ts'
import { account, cmsOfFile } from './users.ts'

/** PostgreSQL refuses a query for a site that a collection does not have; SQLite finds nothing. */
const { cms, rest } = cmsOfFile(await cmsOn('postgres'))
const swiss = await account(cms.payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] })

test('kinds that a country does not have are empty for its editors, in lists, versions and reports', async () => {
  for (const slug of ['faq-articles', 'faq-categories']) {
    for (const path of [slug, `${slug}/versions`]) {
      const { status, body } = await rest(`GET /${path}`, { as: swiss })
      expect([status, body.docs], path).toEqual([200, []])
    }
  }
  const report = await rest('GET /reports/translations.csv?site=ch', { as: swiss })
  expect(report.status).toBe(200)
})

test('kinds that a country does not have do not keep its documents from being sent again', async () => {
  const data = { site: 'ch', key: 'swiss', slug: 'swiss', title: 'Swiss', _status: 'published' }
  const { status } = await rest('POST /news?locale=fr', { as: swiss, body: data })
  expect(status).toBe(201)
  expect(await republish(cms.payload, { site: 'ch' })).toBe(1)
})

test('kinds that a country does not have do not keep its documents from being deleted', async () => {
  const data = { site: 'ch', key: 'old', slug: 'old', title: 'Old', _status: 'published' }
  const { doc } = (await rest('POST /news?locale=fr', { as: swiss, body: data })).body
  expect(await rest.status(`DELETE /news/${doc?.id}`, { as: swiss })).toBe(200)
})
