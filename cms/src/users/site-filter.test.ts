import { expect, test } from 'vitest'
import { neededFilter, sitesAskedIn, withSites } from './site-filter.ts'

const draft = { _status: { equals: 'draft' } }

test('a list is filtered by other sites, and keeps its other conditions', () => {
  const swiss = withSites({ or: [{ and: [draft] }] }, ['ch'])
  expect(swiss).toEqual({ or: [{ and: [draft, { site: { equals: 'ch' } }] }] })
  expect(sitesAskedIn(swiss)).toEqual(['ch'])
  const both = withSites(swiss, ['fr', 'be'])
  expect(sitesAskedIn(both)).toEqual(['fr', 'be'])
  expect(withSites(both, undefined)).toEqual({ or: [{ and: [draft] }] })
})

test('a list whose groups are of different sites, or of none, is of no site', () => {
  const both = { or: ['fr', 'ch'].map((site) => ({ and: [{ site: { equals: site } }] })) }
  expect(sitesAskedIn(both)).toBeUndefined()
  expect(sitesAskedIn(undefined)).toBeUndefined()
})

test('a list shows sites with its language only, and the last choice if it is one of them', () => {
  const own = ['fr', 'ch', 'be'] as const
  const german = { own, speaking: ['ch'], chosen: undefined } as const
  const swiss = withSites(undefined, ['ch'])
  expect(neededFilter({ ...german, where: undefined })).toEqual(swiss)
  expect(neededFilter({ ...german, where: withSites(undefined, ['fr']) })).toEqual(swiss)
  expect(neededFilter({ ...german, where: swiss })).toBeUndefined()

  const french = { own, speaking: own, chosen: 'be' } as const
  expect(neededFilter({ ...french, where: undefined })).toEqual(withSites(undefined, ['be']))
  expect(neededFilter({ ...french, where: { or: [{ and: [draft] }] } })).toBeUndefined()
  expect(neededFilter({ ...french, where: withSites(undefined, ['ch']) })).toBeUndefined()
  expect(neededFilter({ ...french, speaking: ['fr', 'ch'], where: undefined })).toEqual(
    withSites(undefined, ['fr', 'ch']),
  )
})
