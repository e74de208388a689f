import { expect, test } from 'vitest'
import { usersOf } from '../src/media/picture-users.ts'
import { filesIn } from '../src/outbox/files.ts'
import { stateOf } from '../src/outbox/state-of.ts'
import { whereUsed } from '../src/reports/where-used.ts'
import { openCms } from './cms.ts'
import { pngFile, words } from './made-content.ts'
import { cmsOfFile, hireStaff, requestOf } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())
const { admin, french } = await hireStaff(payload)

const picture = await payload.create({
  collection: 'media',
  locale: 'fr',
  data: { alt: 'Un écran "sous" la neige' } as never,
  file: await pngFile('snow.png'),
})
const node = (type: string, children: readonly object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
})
const paragraph = (text: string) => node('paragraph', [words(text)])
const cell = (text: string, headerState = 0) =>
  node('tablecell', [paragraph(text)], { headerState, colSpan: 1 })
const upload = {
  type: 'upload',
  version: 3,
  id: 'a',
  relationTo: 'media',
  value: picture.id,
  fields: { caption: 'Neige & nuit' },
}
const block = (fields: Readonly<Record<string, unknown>>) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: fields.blockType, ...fields },
})
const content = {
  root: node('root', [
    paragraph('Avant'),
    upload,
    node('table', [
      node('tablerow', [cell('Tarif', 1), cell('Prix', 1)]),
      node('tablerow', [cell('Enfants', 2), cell('6 €')]),
    ]),
  ]),
}

async function publish(data: object): Promise<number> {
  const body = { site: 'fr', title: 'Neige', _status: 'published', ...data }
  const made = await rest('POST /news?locale=fr', { as: french, body })
  expect(made.status).toBe(201)
  return Number(made.body.doc?.id)
}

async function published(id: number) {
  const row = {
    site: 'fr',
    kind: 'news',
    key: 'any',
    source: 'news',
    document: String(id),
    revision: 1,
  } as const
  return stateOf(payload, row)
}

test('a picture and a table of a body are on the site, with caption and files of the picture', async () => {
  const state = await published(await publish({ content }))
  const html = String(state.published.fr?.fields.content)
  const [file = ''] = filesIn(state)
  expect(html).toBe(
    `<p>Avant</p><figure><img src="/media/${file}" alt="Un écran &quot;sous&quot; la neige" width="1280" height="720" loading="lazy" /><figcaption>Neige &amp; nuit</figcaption></figure>` +
      '<table><tbody><tr><th>Tarif</th><th>Prix</th></tr><tr><th>Enfants</th><td>6 €</td></tr></tbody></table>',
  )
})

test('films and a video of a body are links on the site, and another address is refused', async () => {
  await payload.create({
    collection: 'programme',
    data: { site: 'fr', kind: 'show', key: 'kalk', name: 'Kalk & Söhne' } as never,
  })
  const body = (address: string) => ({
    root: node('root', [
      block({ blockType: 'films', films: ['kalk', 'gone'] }),
      block({ blockType: 'video', address, title: 'Making of' }),
    ]),
  })
  const id = await publish({ title: 'Brume', content: body('https://youtu.be/abc?t=1&a=2') })
  expect((await published(id)).published.fr?.fields.content).toBe(
    '<ul><li><a href="/films/kalk" rel="noopener">Kalk &amp; Söhne</a></li><li><a href="/films/gone" rel="noopener">gone</a></li></ul>' +
      '<p><a href="https://youtu.be/abc?t=1&amp;a=2" rel="noopener">Making of</a></p>',
  )
  const refused = { site: 'fr', title: 'Givre', _status: 'published', content: body('https://a.example/') }
  expect(await rest.status('POST /news?locale=fr', { as: french, body: refused })).toBe(400)
})

test('a picture in a body knows the documents that show it, and cannot be deleted', async () => {
  const id = await publish({ title: 'Grêle', content })
  const req = await requestOf(payload, admin)
  expect(await usersOf(req, picture.id)).toContainEqual({ collection: 'news', id })
  const target = { collection: 'media', id: picture.id }
  expect(await whereUsed(req, target, 'fr')).toContainEqual(
    expect.objectContaining({ collection: 'news', id, fields: ['content'], public: true }),
  )
  expect(await rest.status(`DELETE /media/${picture.id}`, { as: admin })).toBe(409)
  const german = { title: 'Hagel', content: { root: node('root', [paragraph('Nur Text')]) } }
  expect(await rest.status(`PATCH /news/${id}?locale=en`, { as: french, body: german })).toBe(200)
  expect(await usersOf(req, picture.id)).toContainEqual({ collection: 'news', id })
  const bare = { content: german.content, _status: 'published' }
  expect(await rest.status(`PATCH /news/${id}?locale=fr`, { as: french, body: bare })).toBe(200)
  expect(await usersOf(req, picture.id)).not.toContainEqual({ collection: 'news', id })
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
  })
  expect(await rest.status(`POST /news/versions/${docs[0]?.id}?draft=true`, { as: french })).toBe(200)
  expect(await usersOf(req, picture.id)).toContainEqual({ collection: 'news', id })
})
