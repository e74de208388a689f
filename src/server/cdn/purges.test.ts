import { expect, it, vi } from 'vitest'
import { logTo } from '../server-log.ts'
import { createPurges } from './purges.ts'

const log = logTo('fatal', { write: () => {} })
const short = { collect: 5, repeat: 60_000, retry: 1, afterFailure: 20 }
const repeating = { ...short, repeat: 40 }

function purgesWith(responses: readonly (number | 'unreachable')[], delays = short) {
  const sent: (readonly string[])[] = []
  const left = [...responses]
  const purges = createPurges({
    batch: 10,
    log,
    delays,
    async send(keys) {
      sent.push(keys)
      const status = left.shift() ?? 200
      if (status === 'unreachable') throw new TypeError('fetch failed')
      return new Response(null, { status })
    },
  })
  return { purges, sent }
}

it('collects changes that come together, each key once', async () => {
  const { purges, sent } = purgesWith([])
  purges.add(['a', 'b'])
  purges.add(['b', 'c'])
  await vi.waitFor(() => expect(sent).toEqual([['a', 'b', 'c']]))
})

it('sends keys once more after a pause, for responses that were under way', async () => {
  const { purges, sent } = purgesWith([], repeating)
  purges.add(['a'])
  await vi.waitFor(() => expect(sent).toEqual([['a'], ['a']]))
  expect(purges.figures()).toEqual({ purged: 2, failures: 0, pending: 0 })
})

it('tries again after a refusal and without a connection', async () => {
  const { purges, sent } = purgesWith([429, 'unreachable', 500])
  purges.add(['a'])
  await purges.close()
  expect(sent).toEqual([['a'], ['a'], ['a'], ['a']])
  expect(purges.figures()).toEqual({ purged: 1, failures: 0, pending: 0 })
})

it('loses no key in an outage', async () => {
  const { purges, sent } = purgesWith(Array.from({ length: 9 }, () => 503))
  purges.add(['a'])
  await vi.waitFor(() => expect(purges.figures()).toMatchObject({ failures: 2 }), { timeout: 5_000 })
  await vi.waitFor(() => expect(purges.figures()).toMatchObject({ pending: 0 }), { timeout: 5_000 })
  expect(purges.figures().purged).toBeGreaterThan(0)
  expect(new Set(sent.flat())).toEqual(new Set(['a']))
})

it('sends new keys at once while failed ones wait', async () => {
  const refusals = Array.from({ length: 4 }, () => 503)
  const { purges, sent } = purgesWith(refusals, { ...short, afterFailure: 60_000 })
  purges.add(['a'])
  await vi.waitFor(() => expect(purges.figures()).toMatchObject({ failures: 1, pending: 1 }))
  purges.add(['b'])
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['a', 'b']))
})

it('does not postpone keys for the changes that follow', async () => {
  const { purges, sent } = purgesWith([], { ...short, collect: 50 })
  const following = setInterval(() => purges.add(['b']), 10)
  purges.add(['a'])
  await vi.waitFor(() => expect(sent[0]).toContain('a')).finally(() => clearInterval(following))
})
