import { expect, test, vi } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { type Account, account, cmsOfFile, type JsonResponse } from './users.ts'

const autosave = 'autosave=true&draft=true'

/** A form of the admin: it sends all of its fields, and what its response had. */
interface Form {
  readonly fields: Readonly<Record<string, unknown>>
  save(changes: object, how?: string): Promise<JsonResponse>
  /** Sends without what the responses of its earlier changes had. */
  saveBeforeResponse(changes: object, how?: string): Promise<JsonResponse>
}

const { payload, rest } = cmsOfFile(await cmsOn(engine))
const hire = (name: string, rights: object) =>
  account(payload, `${name}@marquee.example`, { name, sites: ['ch'], ...rights } as never)
const camille = await hire('Camille', { role: 'editor' })
const nora = await hire('Nora', { role: 'editor' })
const tina = await hire('Tina', { role: 'translator', languages: ['de'] })

async function openForm(as: Account, id: unknown, language = 'fr'): Promise<Form> {
  const query = `locale=${language}&depth=0&fallback-locale=null`
  const { doc, ...shown } = (await rest(`GET /news/${id}?draft=true&${query}`, { as })).body
  let fields: Readonly<Record<string, unknown>> = doc ?? shown
  const opened = fields.basis
  const send = (changes: object, how: string) =>
    rest(`PATCH /news/${id}?${query}&${how}`, { as, body: { ...fields, _status: 'draft', ...changes } })
  return {
    get fields() {
      return fields
    },
    async save(changes, how = autosave) {
      const response = await send(changes, how)
      if (response.status === 200) fields = response.body.doc ?? {}
      return response
    },
    saveBeforeResponse: (changes, how = autosave) => send({ ...changes, basis: opened }, how),
  }
}

async function write(title: string, more: object = {}) {
  const body = { site: 'ch', title, headline: 'Premier', author: 'Ana', ...more }
  const { doc } = (await rest('POST /news?locale=fr&draft=true', { as: camille, body })).body
  return doc?.id
}

const publishing = (language: string) => `publishSpecificLocale=${language}`

test('a form is refused once somebody else has changed what it shows, and says who', async () => {
  const id = await write('Deux personnes')
  const [mine, hers] = [await openForm(camille, id), await openForm(nora, id)]
  expect((await hers.save({ headline: 'De Nora' })).status).toBe(200)
  for (const how of [autosave, 'draft=true', publishing('fr')]) {
    const refused = await mine.save({ author: 'Camille', _status: 'published' }, how)
    expect(refused.status, how).toBe(409)
    expect(refused.body.errors, how).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Nora has changed this document'),
        data: { errors: [{ path: 'basis', message: expect.stringContaining('Nora') }] },
      }),
    ])
  }
  expect((await openForm(nora, id)).fields).toMatchObject({ headline: 'De Nora', author: 'Ana' })
  expect((await (await openForm(camille, id)).save({ author: 'Camille' })).status).toBe(200)
})

test.each([1, 2])('a form never overwrites what is saved while it opens (before read %i)', async (count) => {
  const id = await write('Entre-temps')
  const hers = await openForm(nora, id)
  const findVersions = payload.db.findVersions.bind(payload.db)
  let left = count
  const slow = vi.spyOn(payload.db, 'findVersions').mockImplementation(async (query) => {
    if (--left === 0) await hers.save({ headline: 'De Nora' })
    return findVersions(query)
  })
  const mine = await openForm(camille, id)
  slow.mockRestore()
  await mine.save({ author: 'Camille' })
  expect((await openForm(nora, id)).fields).toMatchObject({ headline: 'De Nora' })
})

test('a form saves again and again, and before it has the response of its last change', async () => {
  const form = await openForm(camille, await write('Une personne'))
  expect((await form.save({ headline: 'D' })).status).toBe(200)
  expect((await form.save({ headline: 'De' })).status).toBe(200)
  const id = await write('Sans réponse')
  const quick = await openForm(camille, id)
  expect((await quick.save({ headline: 'Deu' })).status).toBe(200)
  const published = await quick.saveBeforeResponse(
    { headline: 'Deux', _status: 'published' },
    publishing('fr'),
  )
  expect(published.status).toBe(200)
  expect((await quick.saveBeforeResponse({ headline: 'Deux' })).status).toBe(200)
})

test('a form saves after its document was published', async () => {
  const id = await write('Publiée')
  const [mine, hers] = [await openForm(camille, id), await openForm(nora, id)]
  expect((await hers.save({ _status: 'published' }, publishing('fr'))).status).toBe(200)
  expect((await hers.save({ headline: 'Encore' })).status).toBe(200)
  expect((await mine.save({ headline: 'Non' })).status).toBe(409)
  const german = await openForm(nora, id, 'de')
  expect((await german.save({ title: 'Deutsch' })).status).toBe(200)
  expect((await (await openForm(camille, id)).save({ headline: 'Oui' })).status).toBe(200)
})

test('a form in one language is not refused for another one, but for what both share', async () => {
  const id = await write('Langues')
  const [french, german] = [await openForm(camille, id), await openForm(tina, id, 'de')]
  expect((await german.save({ title: 'Sprachen' })).status).toBe(200)
  expect((await french.save({ headline: 'Deuxième' })).status).toBe(200)
  expect((await german.save({ headline: 'Zweite' })).status).toBe(200)
  expect((await french.save({ author: 'Camille' })).status).toBe(200)
  expect((await german.save({ headline: 'Dritte' })).status).toBe(409)
})

test('a form is not needed by scripts', async () => {
  const id = await write('Script')
  const form = await openForm(nora, id)
  const sent = await rest(`PATCH /news/${id}?locale=fr&draft=true`, {
    as: camille,
    body: { headline: 'S' },
  })
  expect(sent.status).toBe(200)
  expect((await form.save({ headline: 'Nora' })).status).toBe(409)
})

test('a form of the same user is not refused for a shared field that was saved in another language', async () => {
  const id = await write('Image')
  const [french, german] = [await openForm(camille, id), await openForm(camille, id, 'de')]
  expect((await french.save({ author: 'Camille' })).status).toBe(200)
  expect((await german.save({ title: 'Bild', author: 'Camille' })).status).toBe(200)
  expect((await (await openForm(nora, id)).save({ author: 'Nora' })).status).toBe(200)
  expect((await german.save({ title: 'Bilder' })).status).toBe(409)
})
