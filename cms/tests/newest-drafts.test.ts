import { expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { account, cmsOfFile } from './users.ts'

const { cms, rest } = cmsOfFile(await cmsOn(engine))
const camille = await account(cms.payload, 'camille@marquee.example', { role: 'editor', sites: ['ch'] })

const send = async (call: string, body: object) => (await rest(call, { as: camille, body })).body.doc
const read = async (id: unknown, how: string) =>
  (await rest(`GET /news/${id}?depth=0&fallback-locale=null&${how}`, { as: camille })).body

test('a draft has in each language what was saved in another one, published or not', async () => {
  const body = { site: 'ch', title: 'Sterne', author: 'Ana', headline: 'Im Freien' }
  const id = (await send('POST /news?locale=de&draft=true', body))?.id
  await send(`PATCH /news/${id}?locale=de&draft=true&autosave=true`, { author: 'Zoé' })
  expect(await read(id, 'locale=fr&draft=true')).toMatchObject({ author: 'Zoé' })
  expect(await read(id, 'draft=true')).toMatchObject({ author: 'Zoé' })

  const french = { title: 'Étoiles', _status: 'published' }
  await send(`PATCH /news/${id}?locale=fr&publishSpecificLocale=fr`, french)
  await send(`PATCH /news/${id}?locale=de&draft=true&autosave=true`, { author: 'Ida' })
  expect(await read(id, 'locale=fr&draft=true')).toMatchObject({ author: 'Ida', title: 'Étoiles' })
  expect(await read(id, 'locale=fr')).toMatchObject({ author: 'Zoé', title: 'Étoiles' })
})
