import { expect, test } from 'vitest'
import { siteIn, withSite } from './site-filter.ts'

const draft = { _status: { equals: 'draft' } }

test('a list is filtered by another site, and keeps its other conditions', () => {
  const swiss = withSite({ or: [{ and: [draft] }] }, 'ch')
  expect(swiss).toEqual({ or: [{ and: [draft, { site: { equals: 'ch' } }] }] })
  expect(siteIn(swiss)).toBe('ch')
  const french = withSite(swiss, 'fr')
  expect(siteIn(french)).toBe('fr')
  expect(withSite(french, undefined)).toEqual({ or: [{ and: [draft] }] })
})

test('a list of several sites, or of none, is of no site', () => {
  const both = { or: ['fr', 'ch'].map((site) => ({ and: [{ site: { equals: site } }] })) }
  expect(siteIn(both)).toBeUndefined()
  expect(siteIn(undefined)).toBeUndefined()
})
