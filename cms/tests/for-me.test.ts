import { expect, test } from 'vitest'
import { forMe } from '../src/dashboard/for-me.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { type Account, account, cmsOfFile, requestOf } from './users.ts'

const { payload, rest } = cmsOfFile(await cmsOn(engine))
const hire = (name: string, more = {}) =>
  account(payload, `${name.toLowerCase()}@marquee.example`, { name, role: 'editor', sites: ['ch'], ...more })
const [camille, rosa] = [await hire('Camille'), await hire('Rosa')]
const french = await hire('Fanny', { sites: ['fr'] })
await payload.update({ collection: 'users', id: rosa.id, data: { reviews: true } })

const waiting = async (as: Account) =>
  (await forMe(await requestOf(payload, as), 'en')).map(({ title, why }) => `${title}: ${why}`)

async function drafted(title: string): Promise<string> {
  const body = { site: 'ch', title }
  return String((await rest('POST /news?locale=fr&draft=true', { as: camille, body })).body.doc?.id)
}

async function send(path: string, as: Account, id: string, more: object) {
  const { status } = await rest(`POST ${path}`, { as, body: { collection: 'news', id, ...more } })
  expect(status).toBeLessThan(300)
}

test('a comment waits for who wrote the document, was mentioned or took part, until the answer', async () => {
  const id = await drafted('Neige')
  await send('/comments/write', rosa, id, { place: 'title', language: 'fr', text: 'Too long' })
  expect(await waiting(camille)).toEqual(['Neige: Rosa has commented: “Too long”'])
  const [first] = (await payload.find({ collection: 'comments' })).docs
  await send('/comments/write', camille, id, { thread: first?.id, text: 'Shorter now, @Rosa' })
  expect(await waiting(camille)).toEqual([])
  expect(await waiting(rosa)).toEqual(['Neige: Camille mentions you: “Shorter now, @Rosa”'])
  await send('/comments/write', rosa, id, { thread: first?.id, text: 'Thank you' })
  expect(await waiting(camille)).toEqual(['Neige: Rosa has replied: “Thank you”'])
  expect(await waiting(french)).toEqual([])
  await send('/comments/settle', rosa, id, { thread: first?.id, resolved: true })
  expect(await waiting(camille)).toEqual([])
})

test('a review waits for those who may decide, and back with who asked until it is requested again', async () => {
  await payload.create({ collection: 'site-rules', data: { site: 'ch', approval: true } })
  const id = await drafted('Pluie')
  await send('/reviews/request', camille, id, { language: 'fr' })
  expect(await waiting(camille)).toEqual([])
  expect(await waiting(rosa)).toEqual([expect.stringMatching(/^Pluie: Waiting for review\. Requested by /)])
  const [review] = (await payload.find({ collection: 'reviews' })).docs
  await send('/reviews/decide', rosa, id, { review: review?.id, decision: 'sendBack', reason: 'No date' })
  expect(await waiting(rosa)).toEqual([])
  expect(await waiting(camille)).toEqual([expect.stringMatching(/^Pluie: Sent back by .*“No date”$/)])
  await send('/reviews/request', camille, id, { language: 'fr' })
  expect(await waiting(camille)).toEqual([])
  await payload.delete({ collection: 'news', id })
})

test('a plan that failed waits for who made it', async () => {
  await payload.delete({ collection: 'site-rules', where: {} })
  const id = await drafted('Orage')
  const plan = { action: 'publish', language: 'fr', at: '2050-12-31T23:30' }
  await send('/scheduled-changes', camille, id, plan)
  expect(await waiting(camille)).toEqual([])
  await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { hasError: true } })
  expect(await waiting(camille)).toEqual([expect.stringMatching(/^Orage: Your plan for .*2050.* failed\.$/)])
  expect(await waiting(rosa)).toEqual([])
})
