import { expect, it } from 'vitest'
import type { ContentChange } from '../store/changes.ts'
import { createResponseVersions } from './response-versions.ts'

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
  return { state, versions }
}

it('ends a version when its site announces a change, and no version of another site', () => {
  const { state, versions } = stage()
  const [fr, ch] = [versions.begin('fr', undefined)(2_000_000), versions.begin('ch', undefined)(2_000_000)]
  state.announce({ site: 'fr', tags: ['news'] })
  expect(versions.isCurrent('fr', undefined, fr)).toBe(false)
  expect(versions.isCurrent('ch', undefined, ch)).toBe(true)
})

it('ends with a rating only the version of the rated show', () => {
  const { state, versions } = stage()
  const rated = versions.begin('fr', 'rex')(2_000_000)
  const other = versions.begin('fr', 'orbit')(2_000_000)
  const list = versions.begin('fr', undefined)(2_000_000)
  state.announce({ site: 'fr', tags: ['feelings:rex'] })
  expect(versions.isCurrent('fr', 'rex', rated)).toBe(false)
  expect(versions.isCurrent('fr', 'orbit', other)).toBe(true)
  expect(versions.isCurrent('fr', undefined, list)).toBe(true)
})

it('ends a version that was begun before a change and named after it', () => {
  const { state, versions } = stage()
  const name = versions.begin('fr', undefined)
  state.announce({ site: 'fr', tags: ['news'] })
  expect(versions.isCurrent('fr', undefined, name(2_000_000))).toBe(false)
})

it('ends a version when its time has come, after an hour at the latest', () => {
  const { state, versions } = stage()
  const [soon, late] = [1_060_000, 90_000_000].map(versions.begin('fr', undefined))
  expect(versions.isCurrent('fr', undefined, soon ?? '')).toBe(true)
  state.now = 1_060_000
  expect(versions.isCurrent('fr', undefined, soon ?? '')).toBe(false)
  expect(versions.isCurrent('fr', undefined, late ?? '')).toBe(true)
  state.now += 3_600_000
  expect(versions.isCurrent('fr', undefined, late ?? '')).toBe(false)
})

it.each(['', '*', '"x"', 'W/"a.b"'])('knows no version of another process: %s', (version) => {
  expect(stage().versions.isCurrent('fr', undefined, version)).toBe(false)
})
