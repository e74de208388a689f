import { expect, test } from 'vitest'
import { languages } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { siteHas } from '../src/users/access.ts'
import { availableLocales } from '../src/users/publishing-languages.ts'
import { openCms } from './cms.ts'
import { newsIn, pngFile } from './made-content.ts'
import { type Account, cmsOfFile, hireStaff, requestOf } from './users.ts'

const { cms, payload, rest } = cmsOfFile(await openCms())
const { admin, french, swiss, translator } = await hireStaff(payload)

test('everybody reads all pictures; users of the picture’s site change it, administrators shared ones', async () => {
  const [teal, coral] = [await pngFile('teal.png'), await pngFile('coral.png', 'coral')]
  const bring = (as: Account, data: object, file = teal) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(file.data)], { type: 'image/png' }), file.name)
    form.set('_payload', JSON.stringify({ alt: 'Teal', ...data }))
    return rest('POST /media?locale=fr', { as, body: form })
  }
  expect((await bring(french, { site: 'ch' })).status).toBe(403)
  expect((await bring(translator, {})).status).toBe(403)
  const own = await bring(french, {})
  expect(own.body.doc).toMatchObject({ site: 'fr' })
  const shared = await bring(admin, {}, coral)
  expect(shared.body.doc?.site ?? null).toBeNull()
  const picture = `/media/${own.body.doc?.id}`
  expect(await rest.status(`GET ${picture}`, { as: swiss })).toBe(200)
  expect(await rest.status(`GET ${picture}`)).toBe(403)
  expect(await rest.status(`GET /media/file/${own.body.doc?.filename}`)).toBe(403)
  expect(await rest.status(`PATCH ${picture}?locale=fr`, { as: swiss, body: { alt: 'Mine' } })).toBe(403)
  expect(await rest.status(`PATCH ${picture}?locale=fr`, { as: french, body: { site: 'ch' } })).toBe(403)
  expect(await rest.status(`DELETE ${picture}`, { as: swiss })).toBe(403)
  expect(
    await rest.status(`PATCH /media/${shared.body.doc?.id}?locale=fr`, { as: french, body: { alt: 'Mine' } }),
  ).toBe(403)
  expect(await rest.status(`PATCH ${picture}?locale=fr`, { as: french, body: { alt: 'Bleu canard' } })).toBe(
    200,
  )
})

test('offers the user’s languages, limited to those of the open document’s site', async () => {
  const { localization } = payload.config
  const locales = localization ? localization.locales : []
  const offered = async (as: Account, site?: string) => {
    const req = await requestOf(payload, as)
    if (site) req.routeParams = { collection: 'news', id: await newsIn(cms).draft({ site, title: site }) }
    return (await availableLocales({ locales, req })).map(({ code }) => code)
  }
  const ofSite = (site: SiteId) => languages.filter((language) => siteHas(site, language))
  expect(await offered(admin)).toEqual(languages)
  expect(await offered(swiss)).toEqual(ofSite('ch'))
  expect(await offered(translator)).toEqual(['de'])
  expect(await offered(admin, 'fr')).toEqual(ofSite('fr'))
  expect(await offered(admin, 'ch')).toEqual(ofSite('ch'))
})
