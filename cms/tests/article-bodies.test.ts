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
const upload = { type: 'upload', version: 3, id: 'a', relationTo: 'media', value: picture.id, fields: {} }
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

test('a picture and a table of a body are on the site, with the files of the picture', async () => {
  const id = await publish({ content })
  const row = {
    site: 'fr',
    kind: 'news',
    key: 'neige',
    source: 'news',
    document: String(id),
    revision: 1,
  } as const
  const state = await stateOf(payload, row)
  const html = String(state.published.fr?.fields.content)
  const [file = ''] = filesIn(state)
  expect(html).toBe(
    `<p>Avant</p><figure><img src="/media/${file}" alt="Un écran &quot;sous&quot; la neige" width="1280" height="720" loading="lazy" /></figure>` +
      '<table><tbody><tr><th>Tarif</th><th>Prix</th></tr><tr><th>Enfants</th><td>6 €</td></tr></tbody></table>',
  )
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
})
