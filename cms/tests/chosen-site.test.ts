import { expect, test } from 'vitest'
import { lastChanged, shelves } from '../src/dashboard/latest.ts'
import { scheduledNext, unsent } from '../src/dashboard/scheduled.ts'
import { translationReport } from '../src/search/translations.ts'
import { CHOSEN_SITE, chosenSite } from '../src/users/chosen-site.ts'
import { openCms } from './cms.ts'
import { type Account, cmsOfFile, hireStaff, requestOf } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())
const { admin, swiss } = await hireStaff(payload)

const requestFor = async (as: Account, site: string) =>
  Object.assign(await requestOf(payload, as), {
    headers: new Headers({ cookie: `other=1; ${CHOSEN_SITE}=${site}` }),
  })

const made = async (site: string, title: string) => {
  const { body } = await rest('POST /news?locale=fr', {
    as: admin,
    body: { site, title, _status: 'published' },
  })
  const at = { collection: 'news', id: Number(body.doc?.id), action: 'withdraw', language: 'fr' }
  await rest('POST /scheduled-changes', { as: admin, body: { ...at, at: '2050-12-24T18:00' } })
}
await made('ch', 'Neige')
await made('fr', 'Pluie')

async function startPage(site: string) {
  const req = await requestFor(admin, site)
  const all = await shelves(req, ['news', 'faq-articles', 'users'])
  return {
    kinds: all.map(({ config, count }) => [config.slug, config.slug === 'news' ? count : undefined]),
    changed: (await lastChanged(req, all, 'fr')).map(({ title }) => title),
    missing: (await translationReport(req, 'fr', { site: chosenSite(req) })).length,
    planned: (await scheduledNext(req, 'fr')).map(({ title }) => title),
    waiting: (await unsent(req)).shown.map(({ title }) => title),
  }
}

test('the start page is about the chosen country, with the kinds that it has', async () => {
  expect(await startPage('ch')).toEqual({
    kinds: [
      ['news', 1],
      ['users', undefined],
    ],
    changed: ['Neige'],
    missing: 1,
    planned: ['Neige'],
    waiting: ['Neige'],
  })
  const all = await startPage('')
  expect(all.kinds).toContainEqual(['news', 2])
  expect([all.changed.toSorted(), all.planned.toSorted()]).toEqual([
    ['Neige', 'Pluie'],
    ['Neige', 'Pluie'],
  ])
})

test('the form of a new document begins with the chosen country, if its kind has it', async () => {
  const first = async (collection: 'news' | 'faq-articles', site: string) => {
    const field = payload.collections[collection]?.config.flattenedFields.find(({ name }) => name === 'site')
    const initial = field && 'defaultValue' in field ? field.defaultValue : undefined
    const req = await requestFor(admin, site)
    return typeof initial === 'function' ? initial({ locale: 'fr', req, user: req.user }) : initial
  }
  expect([await first('news', 'ch'), await first('news', '')]).toEqual(['ch', undefined])
  expect([await first('faq-articles', 'ch'), await first('faq-articles', 'nl')]).toEqual([undefined, 'nl'])
})

test('a country that somebody does not have counts as none', async () => {
  expect(chosenSite(await requestFor(swiss, 'ch'))).toBe('ch')
  for (const site of ['fr', 'xx', '']) expect(chosenSite(await requestFor(swiss, site))).toBeUndefined()
  expect(chosenSite({ user: null, headers: new Headers({ cookie: `${CHOSEN_SITE}=ch` }) })).toBeUndefined()
})
