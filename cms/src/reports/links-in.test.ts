import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

const fields = flattenAllFields({
  fields: [
    { name: 'featuredShow', type: 'text' },
    { name: 'cinemas', type: 'text', hasMany: true },
    {
      name: 'rows',
      type: 'array',
      fields: [{ name: 'cinemas', type: 'array', fields: [{ name: 'slug', type: 'text' }] }],
    },
    { name: 'url', type: 'text', localized: true },
    { name: 'title', type: 'text' },
  ],
})

test('a film or cinema that a document names is a link to its page, in the first language of the site', () => {
  const document = {
    site: 'ch',
    featuredShow: 'heron',
    cinemas: ['geneve', 'bale'],
    rows: [{ cinemas: [{ slug: 'zurich' }] }],
    url: { fr: '/films', en: '' },
    title: 'heron',
  }
  expect(linksIn(fields, document)).toEqual([
    { path: 'featuredShow', address: '/redirect/en/show/heron', language: null },
    { path: 'cinemas', address: '/redirect/en/cinema/geneve', language: null },
    { path: 'cinemas', address: '/redirect/en/cinema/bale', language: null },
    { path: 'rows.cinemas.slug', address: '/redirect/en/cinema/zurich', language: null },
    { path: 'url', address: '/films', language: 'fr' },
  ])
})
