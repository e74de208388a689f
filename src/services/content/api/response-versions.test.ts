import { expect, it } from 'vitest'
import type { ContentChange } from '../store/changes.ts'
import { createResponseVersions, type VersionedResponse } from './response-versions.ts'

const NEVER = 90_000_000

function stage() {
  const state = { now: 1_000_000, announce: (_: ContentChange) => {} }
  const versions = createResponseVersions(
    {
      onChange(listener) {
        state.announce = listener
        return () => {}
      },
    },
    () => state.now,
  )
  const compose = (response: VersionedResponse, body: string, until = NEVER) =>
    versions.begin(response)(body, until)
  return { state, versions, compose }
}

const news: VersionedResponse = { site: 'fr', address: 'news?language=fr', show: undefined }

it('ends when its site announces a change, and that of another site does not', () => {
  const { state, versions, compose } = stage()
  const [fr, ch] = [compose(news, '[]'), compose({ ...news, site: 'ch' }, '[]')]
  expect([versions.current(news), versions.current({ ...news, site: 'ch' })]).toEqual([fr, ch])
  state.announce({ site: 'fr', tags: ['offers'] })
  expect([versions.current(news), versions.current({ ...news, site: 'ch' })]).toEqual([undefined, ch])
})

it('is the same after a change that left the response as it was, and another after one that did not', () => {
  const { state, versions, compose } = stage()
  const before = compose(news, '[]')
  state.announce({ site: 'fr', tags: ['offers'] })
  expect(compose(news, '[]')).toBe(before)
  expect(versions.current(news)).toBe(before)
  expect(compose(news, '[1]')).not.toBe(before)
})

it('ends with a rating only where the rated show is counted', () => {
  const { state, versions, compose } = stage()
  const [rex, orbit] = ['rex', 'orbit'].map((show) => ({ ...news, address: `show/${show}`, show }))
  for (const response of [rex, orbit, news]) if (response) compose(response, '{}')
  state.announce({ site: 'fr', tags: ['feelings:rex'] })
  expect([rex, orbit, news].map((response) => response && versions.current(response))).toEqual([
    undefined,
    expect.any(String),
    expect.any(String),
  ])
})

it('is not current if the content changed while the response was composed', () => {
  const { state, versions } = stage()
  const name = versions.begin(news)
  state.announce({ site: 'fr', tags: ['news'] })
  name('[]', NEVER)
  expect(versions.current(news)).toBeUndefined()
})

it('ends when its time has come, after an hour at the latest', () => {
  const { state, versions, compose } = stage()
  const list = { ...news, address: 'shows' }
  compose(news, '[]', 1_060_000)
  compose(list, '[]')
  state.now = 1_059_999
  expect(versions.current(news)).toBeDefined()
  state.now = 1_060_000
  expect([versions.current(news), versions.current(list)]).toEqual([undefined, expect.any(String)])
  state.now = 4_600_000
  expect(versions.current(list)).toBeUndefined()
})
