import * as fc from 'fast-check'
import '../../tests/seed.ts'
import { expect, test } from 'vitest'
import { inRest } from '../../tests/scope.ts'
import { record, type UnknownRecord } from '../src/content/document-value.ts'
import { readBasis, takenOver } from '../src/saving/given-basis.ts'
import { openCms } from './cms.ts'
import { type Account, account, cmsOfFile } from './users.ts'

/** A save every five seconds for ten minutes; the quick scope has two of them. */
const SAVES = inRest ? 120 : 24
const paths = ['title', 'headline', 'author'] as const
type Path = (typeof paths)[number]

const { payload, rest } = cmsOfFile(await openCms())
const hire = (name: string) =>
  account(payload, `${name}@marquee.example`, { name, role: 'editor', sites: ['ch'] })
const people = [await hire('camille'), await hire('nora')] as const

/** A form of one person, with the values that it shows. */
interface Form {
  readonly as: Account
  readonly language: string
  readonly shown: UnknownRecord
}

async function opened(as: Account, id: unknown, language: string): Promise<Form> {
  const { body } = await rest(`GET /news/${id}?draft=true&locale=${language}&depth=0&fallback-locale=null`, {
    as,
  })
  return { as, language, shown: body }
}

const textsOf = (shown: UnknownRecord): Record<Path, unknown> => ({
  title: shown.title ?? null,
  headline: shown.headline ?? null,
  author: shown.author ?? null,
})

const save = (id: unknown, { as, language }: Form, body: object) =>
  rest(`PATCH /news/${id}?locale=${language}&depth=0&fallback-locale=null&autosave=true&draft=true`, {
    as,
    body: { ...body, _status: 'draft' },
  })

/** The form shows what was merged into it, as that of the admin does. */
function afterSaving(form: Form, saved: UnknownRecord): Form {
  const basis = readBasis(saved.basis)
  const merged = (basis?.merged ?? []).map(({ path }) => path)
  return { ...form, shown: { ...saved, ...(basis && { basis: takenOver(basis, merged) }) } }
}

const edit = fc.record({
  person: fc.nat(1),
  path: fc.constantFrom(...paths),
  /** Language in which the form is opened anew; null: it stays open. */
  language: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('fr', 'de') },
  ),
  /** Keeps the own text where somebody else has changed the same field. */
  keeps: fc.boolean(),
})

test('two people write in one document for ten minutes, and nobody’s text is replaced unseen', async () => {
  let merges = 0
  let choices = 0
  const body = { site: 'ch', title: 'Neige', headline: 'Premier', author: 'Ana' }
  const { doc } = (await rest('POST /news?locale=fr&draft=true', { as: people[0], body })).body
  const id = doc?.id
  const forms = [await opened(people[0], id, 'fr'), await opened(people[1], id, 'fr')]
  const [edits = []] = fc.sample(fc.array(edit, { minLength: SAVES, maxLength: SAVES }), 1)
  for (const [step, { person, path, language, keeps }] of edits.entries()) {
    let form = forms[person] ?? expect.unreachable()
    if (language) form = await opened(form.as, id, language)
    const text = `${path} ${step}`
    const before = (await opened(form.as, id, form.language)).shown
    const expected = textsOf(before)
    let response = await save(id, form, { ...form.shown, [path]: text })
    expected[path] = text
    if (response.status === 409) {
      choices += 1
      const data = { ...form.shown, [path]: text }
      const compared = (
        await rest(`POST /news/${id}/comparison?locale=${form.language}`, { as: form.as, body: { data } })
      ).body
      expect(compared.contested).toMatchObject([{ path, theirs: before[path] ?? '', mine: text }])
      const document = record(compared.document)
      expected[path] = keeps ? text : before[path]
      response = await save(id, form, { ...document, [path]: expected[path] })
    } else expect(textsOf(form.shown)[path], `step ${step}`).toBe(textsOf(before)[path])
    expect(response.status).toBe(200)
    expect(textsOf((await opened(form.as, id, form.language)).shown), `step ${step}`).toEqual(expected)
    const saved = record(response.body.doc)
    if (readBasis(saved.basis)?.merged) merges += 1
    forms[person] = afterSaving(form, saved)
  }
  expect(Math.min(merges, choices)).toBeGreaterThan(0)
})
