import { expect, test } from 'vitest'
import { readBasis } from '../src/saving/given-basis.ts'
import type { Person } from '../src/users/person.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { paragraphs } from './made-content.ts'
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
const hire = (name: string, rights: Pick<Person, 'role'> & Partial<Person>) =>
  account(payload, `${name}@marquee.example`, { name, sites: ['ch'], ...rights })
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

test('a form is refused where somebody else has changed the same field, and says who and which', async () => {
  const id = await write('Deux personnes')
  const [mine, hers] = [await openForm(camille, id), await openForm(nora, id)]
  expect((await hers.save({ headline: 'De Nora' })).status).toBe(200)
  for (const how of [autosave, 'draft=true', publishing('fr')]) {
    const refused = await mine.save({ headline: 'De Camille', _status: 'published' }, how)
    expect(refused.status, how).toBe(409)
    expect(refused.body.errors, how).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Nora has changed Summary'),
        data: { errors: [{ path: 'basis', message: expect.stringContaining('Nora') }] },
      }),
    ])
  }
  expect((await openForm(nora, id)).fields).toMatchObject({ headline: 'De Nora', author: 'Ana' })
  expect((await (await openForm(camille, id)).save({ headline: 'Camille' })).status).toBe(200)
})

test('a form is merged with what somebody else has saved in other fields', async () => {
  const id = await write('Fusion', { seo: { title: 'Un', description: 'Deux' } })
  const [mine, hers] = [await openForm(camille, id), await openForm(nora, id)]
  await hers.save({ headline: 'De Nora', seo: { title: 'Nora', description: 'Deux' } })
  // Its fields still show what they did.
  const merged = await mine.save({ author: 'Camille', seo: { title: 'Un', description: 'Camille' } })
  expect(merged.status).toBe(200)
  const both = { headline: 'De Nora', author: 'Camille', seo: { title: 'Nora', description: 'Camille' } }
  expect(merged.body.doc).toMatchObject(both)
  expect(readBasis(merged.body.doc?.basis)?.merged).toMatchObject([
    { path: 'headline', label: 'Summary', name: 'Nora' },
    { path: 'seo.title', name: 'Nora' },
  ])
  const { seo } = both
  await mine.save({ headline: 'Premier', author: 'Camille B.', seo: { ...seo, title: 'Un' } })
  expect((await openForm(nora, id)).fields).toMatchObject({ ...both, author: 'Camille B.' })
})

test('both texts of a refused form are shown in words, and what only somebody else has changed is named', async () => {
  const id = await write('Comparée')
  const [mine, hers] = [await openForm(camille, id), await openForm(nora, id)]
  await hers.save({ content: paragraphs('Nora', 'encore'), author: 'Nora' })
  const data = { ...mine.fields, content: paragraphs('Camille') }
  const { body } = await rest(`POST /news/${id}/comparison?locale=fr`, { as: camille, body: { data } })
  expect(body).toMatchObject({
    contested: [{ path: 'content', label: 'Text', theirs: 'Nora\nencore', mine: 'Camille' }],
    others: ['author'],
    document: { author: 'Nora' },
  })
  const elsewhere = await account(payload, 'fr@marquee.example', { role: 'editor', sites: ['fr'] })
  const refused = rest.status(`POST /news/${id}/comparison?locale=fr`, { as: elsewhere, body: { data } })
  expect(await refused).toBe(404)
})

test('two windows of one user do not overwrite each other', async () => {
  const id = await write('Deux fenêtres')
  const [one, other] = [await openForm(camille, id), await openForm(camille, id)]
  expect((await one.save({ headline: 'Une' })).status).toBe(200)
  expect((await other.save({ author: 'Camille' })).status).toBe(200)
  const refused = await other.saveBeforeResponse({ headline: 'Autre' })
  expect(refused.status).toBe(409)
  expect(refused.body.errors).toMatchObject([{ message: expect.stringContaining('in another window') }])
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
  expect((await german.save({ headline: 'Dritte' })).body.doc).toMatchObject({ author: 'Camille' })
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
