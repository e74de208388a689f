import { expect, test } from 'vitest'
import { readContentPreview } from '#models/preview-token.ts'
import { pagePath, siteOrigin } from '../src/preview/page-address.ts'
import { previewLink, shortName } from '../src/preview/preview-link.ts'
import { servedHost } from '../src/served-host.ts'

const local = { publicUrl: 'http://localhost:3001', siteUrl: 'http://127.0.0.1:3000' }
const maker = { ...local, publishingSecret: 'a secret of at least thirty-two signs' }
const now = Date.parse('2026-11-20T12:20:00Z')

test.each([
  ['news', 'ch', 'de', { slug: 'schnee' }, '/de/news/schnee'],
  ['news', 'fr', 'fr', { slug: 'neige' }, '/actualites/neige'],
  ['news', 'fr', 'de', { slug: 'neige' }, '/actualites/neige'],
  ['news', 'be', 'nl', {}, '/nl/nieuws'],
  ['offer', 'ch', 'fr', { slug: 'duo' }, '/fr/abos-offres/duo'],
  ['temporary-offer', 'nl', 'nl', {}, '/nl/nieuws-en-aanbiedingen'],
  ['event', 'ch', 'de', { slug: 'oper', type: 'season' }, '/de/saison/oper'],
  ['event', 'ch', 'de', { slug: 'gala', type: 'special' }, '/de/event-special/gala'],
  ['experience-group', 'fr', 'en', { slug: 'sound' }, '/en/experiences/category/sound'],
  ['faq-article', 'nl', 'nl', { slug: 'tickets' }, '/nl/help/article/slug/tickets'],
  ['faq-category', 'fr', 'fr', { id: '7' }, '/aide/categorie/7'],
  ['master-template', 'ch', 'de', { slug: 'cvd' }, '/de/cvd'],
  ['master-template', 'ch', 'de', { slug: 'jobs' }, '/de/info/jobs'],
  ['document', 'fr', 'fr', { only: 'offers/page', slug: 'x' }, '/offres'],
  ['document', 'ch', 'de', { only: 'footer' }, '/de'],
  ['alert', 'fr', 'fr', {}, '/'],
  ['show', 'be', 'fr', { slug: 'orbit' }, '/fr/films-evenements/orbit'],
] as const)('%s on %s in %s with %j is seen at %s', (kind, site, language, item, path) => {
  expect(pagePath(kind, site, language, item)).toBe(path)
})

test('links to local sites from a local host, and to public ones otherwise', () => {
  expect(siteOrigin('ch', local)).toBe('http://ch.localhost:3000')
  const open = { publicUrl: 'https://cms.cinema.example', siteUrl: 'http://127.0.0.1:3000' }
  expect(siteOrigin('ch', open, {})).toBe('https://ch.marquee.example')
  expect(siteOrigin('ch', open, { HOST_CH: 'kino.example' })).toBe('https://kino.example')
})

test('a link expires after eight hours on the full hour, so that equal requests give equal links', () => {
  const options = {
    site: 'ch',
    path: '/de/news/schnee',
    drafts: true,
    at: null,
    travel: false,
    name: 'Camille Durand',
  } as const
  const link = previewLink(maker, { ...options, now })
  expect(previewLink(maker, { ...options, now: now + 600_000 })).toBe(link)
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname, searchParams.get('to')]).toEqual([
    'http://ch.localhost:3000',
    '/_preview',
    '/de/news/schnee',
  ])
  expect(readContentPreview(maker.publishingSecret, 'ch', searchParams.get('token') ?? '', now)).toEqual({
    site: 'ch',
    drafts: true,
    at: null,
    travel: false,
    by: 'Camille D.',
    until: Date.parse('2026-11-20T21:00:00Z'),
  })
})

test.each([
  ['Camille Durand', 'Camille D.'],
  ['Camille', 'Camille'],
  ['Anna van der Velde', 'Anna V.'],
  ['camille@marquee.example', null],
  ['', null],
  [undefined, null],
])('%j is %j to strangers', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})

test('requests to a process of the sites on another machine name the public host', () => {
  for (const url of ['http://127.0.0.1:3000', 'http://localhost:3000'])
    expect(servedHost('ch', url, { HOST_CH: 'kino.example' })).toBe('ch.localhost')
  expect(servedHost('ch', 'http://site-1:3000', {})).toBe('ch.marquee.example')
  expect(servedHost('ch', 'http://site-1:3000', { HOST_CH: 'kino.example' })).toBe('kino.example')
})
