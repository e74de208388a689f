import { afterEach, expect, test, vi } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { account, cmsOfFile } from './users.ts'

const { payload, rest } = cmsOfFile(await cmsOn(engine))
const camille = await account(payload, 'c@marquee.example', {
  name: 'Camille',
  role: 'editor',
  sites: ['ch'],
})
const nora = await account(payload, 'n@marquee.example', { name: 'Nora', role: 'editor', sites: ['ch'] })
const elsewhere = await account(payload, 'fr@marquee.example', { role: 'editor', sites: ['fr'] })
const body = { site: 'ch', title: 'Neige' }
const { doc } = (await rest('POST /news?locale=fr&draft=true', { as: camille, body })).body

const say = (as: typeof nora, said: object) => rest(`POST /news/${doc?.id}/presence`, { as, body: said })
const colleaguesOf = async (as: typeof nora) => (await say(as, { language: 'fr' })).body.colleagues

afterEach(() => void vi.useRealTimers())

test('who has a document open is seen by others, until the page is left or has not been heard of', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00Z') })
  await say(nora, { language: 'de' })
  expect(await colleaguesOf(camille)).toEqual([{ name: 'Nora', language: 'de' }])
  await say(nora, { left: true })
  expect(await colleaguesOf(camille)).toEqual([])
  await say(nora, { language: 'de' })
  vi.setSystemTime('2030-01-01T12:01:00Z')
  expect(await colleaguesOf(camille)).toEqual([])
})

test('who may not read a document neither sees who is there, nor is seen', async () => {
  await say(nora, { language: 'de' })
  expect((await say(elsewhere, { language: 'fr' })).status).toBe(404)
  expect(await colleaguesOf(nora)).not.toContainEqual(
    expect.objectContaining({ language: 'fr', name: 'fr@marquee.example' }),
  )
})
