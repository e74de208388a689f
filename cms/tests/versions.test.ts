import { expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { newsIn } from './made-content.ts'
import { account, cmsOfFile } from './users.ts'

const { cms, rest } = cmsOfFile(await cmsOn(engine))
const person = (name: string, email: string) =>
  account(cms.payload, `${email}@marquee.example`, { name, role: 'editor', sites: ['ch'] })
const [camille, rene] = [await person('Camille', 'camille'), await person('René', 'rene')]
const { make } = newsIn(cms)

const started = async (title: string) => Number((await make({ site: 'ch', title }, { draft: true })).id)
const send = (id: number, as: typeof camille, query: string, body: object) =>
  rest(`PATCH /news/${id}?locale=fr&${query}`, { as, body })
const autosave = (id: number, as: typeof camille, title: string) =>
  send(id, as, 'draft=true&autosave=true', { title })

/** Who wrote each version that the list shows, the oldest first. */
async function writersOf(id: number) {
  const { docs } = await cms.payload.findVersions({
    collection: 'news',
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    sort: 'updatedAt',
  })
  return docs.map(({ version }) => version.changedBy)
}

test('a version names all who wrote it, and nobody if the process did', async () => {
  const id = await started('Neige')
  await autosave(id, camille, 'Neige fraîche')
  await autosave(id, rene, 'Neige fondue')
  expect(await writersOf(id)).toEqual([null, 'Camille, René'])
  await send(id, rene, 'draft=true', { title: 'Pluie', changedBy: 'Camille' })
  expect(await writersOf(id)).toEqual([null, 'Camille, René', 'René'])
})

test('a publication is one version, unless it publishes the text of somebody else', async () => {
  const id = await started('Soleil')
  const publish = (as: typeof camille, query: string, title: string) =>
    send(id, as, query, { title, _status: 'published' })
  await autosave(id, camille, 'Grand soleil')
  await publish(camille, 'publishSpecificLocale=fr', 'Grand soleil')
  expect(await writersOf(id)).toEqual([null, 'Camille'])
  await autosave(id, camille, 'Canicule')
  await publish(camille, 'publishAllLocales=true', 'Canicule')
  expect(await writersOf(id)).toEqual([null, 'Camille', 'Camille'])
  await autosave(id, camille, 'Orage')
  await publish(rene, 'publishSpecificLocale=fr', 'Orage')
  expect(await writersOf(id)).toEqual([null, 'Camille', 'Camille', 'Camille', 'René'])
})
