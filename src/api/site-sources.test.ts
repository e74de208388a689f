import { setImmediate as nextTurn } from 'node:timers/promises'
import { MalformedError } from '@marquee/kit/http/errors.ts'
import { expect, test } from 'vitest'
import { pageLimits } from '#config/page-limits.ts'
import { contract } from './contract.ts'
import { createSiteSources, figuresOf } from './site-sources.ts'

const quiet = { debug() {}, warn() {}, error() {} }
const show = (number: number) => ({ slug: `film-${number}`, title: `Film ${number}` })

test('a list of which half is invalid stands with the other half, and both are counted', async () => {
  const shows = Array.from({ length: 300 }, (_, number) => (number % 2 === 0 ? show(number) : { title: 'x' }))
  const sources = createSiteSources(
    'content source',
    {},
    { fetch: async () => Response.json({ shows }) },
    quiet,
    1_000_000,
  )
  const { model, skipped } = await sources.ch.read(contract.shows, { language: 'de' })
  expect([model.length, skipped.length]).toEqual([150, 150])
  const figures = figuresOf({ content: sources })()
  expect(figures.find(({ site }) => site === 'ch')).toEqual({
    service: 'content',
    site: 'ch',
    items: 300,
    skipped: 150,
    malformed: 0,
    stale: 0,
  })
  expect(figures.find(({ site }) => site === 'fr')).toMatchObject({ items: 0 })
})

test('responses that are invalid as a whole are counted', async () => {
  const sources = createSiteSources(
    'content source',
    {},
    { fetch: async () => new Response('<html>') },
    quiet,
    1_000_000,
  )
  await expect(sources.fr.read(contract.shows, { language: 'fr' })).rejects.toBeInstanceOf(MalformedError)
  expect(sources.fr.figures()).toMatchObject({ items: 0, malformed: 1 })
})

test('reads responses of any size of a service in this process', async () => {
  const large = { ...show(1), synopsis: 'x'.repeat(pageLimits.upstream.maxBytes) }
  const sources = createSiteSources(
    'content source',
    {},
    { fetch: async () => Response.json({ shows: [large] }) },
    quiet,
    1,
  )
  expect((await sources.fr.read(contract.shows, { language: 'fr' })).model).toHaveLength(1)
})

test('other work has a turn before each response of a service in this process is composed', async () => {
  const order: string[] = []
  const compose = async () => {
    order.push('composed')
    return Response.json({ shows: [show(1)] })
  }
  const sources = createSiteSources('content source', {}, { fetch: compose }, quiet, 1_000_000)
  const reads = (['fr', 'en'] as const).map((language) => sources.fr.read(contract.shows, { language }))
  for (let time = 0; time < 20; time += 1) {
    await nextTurn()
    order.push('other')
  }
  await Promise.all(reads)
  expect(order.join(' ')).toMatch(/^other .*composed other .*composed/)
})
