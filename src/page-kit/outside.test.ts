import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import type { OutsideParty, SiteConfig } from '#config/types.ts'
import { toSettings, wireSettings } from '#models/settings.ts'
import type { Edition } from '../document/edition.ts'
import { agentOf, outsideOf } from './outside.server.ts'
import { type RefusedElement, reportRefusedElements } from './refused-elements.server.ts'

const inline = 'window.hello = 1'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const party = (
  id: string,
  consent: OutsideParty['consent'],
  sources: OutsideParty['sources'],
  more: Partial<OutsideParty> = {},
) => ({
  [id]: { id, consent, sources, environment: 'all', ...more } satisfies OutsideParty,
})
const parties: Readonly<Record<string, OutsideParty>> = {
  ...party('tags', 'statistics', {
    'script-src': ['https://tags.example', hashOf(inline)],
    'connect-src': ['https://tags.example'],
  }),
  ...party('looks', 'functional', {
    'style-src': ['https://looks.example'],
    'img-src': ['https://*.looks.example'],
  }),
  ...party('proof', 'none', { 'img-src': ['https://proof.example'], 'frame-src': ['https://proof.example'] }),
  ...party('live', 'marketing', { 'script-src': ['https://live.example'] }, { environment: 'production' }),
  ...party('own', 'none', { 'img-src': ['/counted/'] }),
  ...party('unnamed', 'none', { 'script-src': ['https://unnamed.example'] }),
}

const LOCAL = 'http://fr.localhost:3000'
const usual = ['tags', 'looks', 'proof', 'live', 'own']
function placeOf(origin: string, named: readonly string[]) {
  const site: SiteConfig = { ...sites.fr, outsideParties: named }
  return { site: site as Edition['site'], origin }
}
const outside = (wire: object, { origin = LOCAL, named = usual, known = parties } = {}) =>
  outsideOf(placeOf(origin, named), toSettings(wireSettings.parse(wire)), known)
const agentIn = (wire: object) =>
  agentOf(placeOf(LOCAL, usual), toSettings(wireSettings.parse(wire)), parties)
const elementsOf = (...injections: object[]) =>
  outside({ injections: injections.map((each) => ({ place: 'head', ...each })) }).elements
const script = (src: string, more = {}) => ({ element: 'script', attributes: { src, ...more } })

describe('elements of the settings', () => {
  test('are retained with the consent of the record for their origin', () =>
    expect(elementsOf(script('https://tags.example/a.js', { async: '', 'data-id': '7' }))).toEqual([
      {
        consent: 'statistics',
        element: 'script',
        attributes: [
          ['src', 'https://tags.example/a.js'],
          ['async', ''],
          ['data-id', '7'],
        ],
        content: null,
      },
    ]))

  test.each([
    ['an origin without record', script('https://else.example/a.js')],
    ['a name that only ends like a known one', script('https://eviltags.example/a.js')],
    ['a record that the site does not name', script('https://unnamed.example/a.js')],
    ['a known origin elsewhere', { element: 'iframe', attributes: { src: 'https://tags.example/' } }],
    ['plain http', script('http://tags.example/a.js')],
    ['our own host', script('/a.js')],
    ['a script address that is none', script('javascript:alert(1)')],
    ['an inline script without hash', { element: 'script', attributes: {}, content: 'window.hello = 2' }],
  ])('%s is dropped', (_what, injection) => expect(elementsOf(injection)).toEqual([]))

  test('an inline script is allowed by its hash', () =>
    expect(elementsOf({ element: 'script', attributes: {}, content: inline })).toMatchObject([
      { consent: 'statistics', content: inline },
    ]))

  test('a style sheet and a picture follow their own directives, with a wildcard for subdomains', () => {
    const sheet = { element: 'link', attributes: { rel: 'stylesheet', href: 'https://looks.example/a.css' } }
    const dot = { element: 'img', attributes: { src: 'https://eu.looks.example/dot.gif', alt: '' } }
    expect(elementsOf(sheet, dot).map(({ element, consent }) => [element, consent])).toEqual([
      ['link', 'functional'],
      ['img', 'functional'],
    ])
  })

  test('drops handlers, styles and embedded documents', () => {
    const [image] = elementsOf({
      element: 'img',
      attributes: { SRC: 'https://proof.example/a.gif', onload: 'x()', style: 'color:red', srcdoc: '<p>' },
    })
    expect(image?.attributes).toEqual([['src', 'https://proof.example/a.gif']])
  })

  test('a record for production only applies to hosts of production', () => {
    const injections = [{ place: 'head', ...script('https://live.example/a.js') }]
    expect(outside({ injections }).elements).toEqual([])
    expect(outside({ injections }, { origin: 'https://fr.staging.marquee.example' }).elements).toEqual([])
    expect(outside({ injections }, { origin: 'https://fr.marquee.example' }).elements).toHaveLength(1)
  })
})

test('without scripts only elements without consent are rendered, and no script elements', () => {
  const injections = [
    { place: 'noscript', element: 'img', attributes: { src: 'https://proof.example/a.gif', alt: '<b> "' } },
    { place: 'noscript', element: 'img', attributes: { src: 'https://eu.looks.example/a.gif', alt: '' } },
    { place: 'noscript', ...script('https://tags.example/a.js') },
    { place: 'noscript', element: 'img', attributes: { src: '/counted/b.svg' } },
    { place: 'noscript', element: 'img', attributes: { src: '/media/../api/b.svg' } },
    { place: 'noscript', element: 'img', attributes: { src: '//elsewhere.example/counted/b.svg' } },
  ]
  const { elements, noscript } = outside({ injections })
  expect(elements).toEqual([])
  expect(noscript).toBe(
    '<img src="https://proof.example/a.gif" alt="&lt;b> &quot;"><img src="/counted/b.svg">',
  )
})

test('renders ownership proofs as meta elements, and drops other meta elements', () => {
  const meta = (attributes: object) => ({ place: 'head', element: 'meta', attributes })
  const { metas } = outside({
    injections: [
      meta({ name: 'google-site-verification', content: 'abc' }),
      meta({ name: 'robots', content: 'noindex' }),
      meta({ 'http-equiv': 'refresh', content: '0;url=https://else.example' }),
    ],
  })
  expect(metas).toEqual([{ name: 'google-site-verification', content: 'abc' }])
})

describe('the virtual agent', () => {
  const agent = {
    scriptUrl: 'https://tags.example/agent.js',
    endpoint: 'https://tags.example/ask',
    botId: '7',
    channel: 'web',
  }
  test('is one script with its values', () =>
    expect(agentIn({ virtualAgent: agent })).toMatchObject({
      consent: 'statistics',
      element: 'script',
      attributes: expect.arrayContaining([['data-bot-id', '7']]),
    }))
  test('is not on every page', () => expect(outside({ virtualAgent: agent }).elements).toEqual([]))
  test.each([
    ['its endpoint has no record', { ...agent, endpoint: 'https://else.example/ask' }],
    ['its script has no record', { ...agent, scriptUrl: 'https://else.example/agent.js' }],
  ])('is omitted if %s', (_why, virtualAgent) => expect(agentIn({ virtualAgent })).toBeNull())
})

test('a record with a script needs no settings', () => {
  const known = {
    ...parties,
    ...party(
      'own',
      'statistics',
      { 'script-src': ['https://own.example'] },
      { script: 'https://own.example/t.js' },
    ),
  }
  expect(outside({}, { named: ['own'], known }).elements).toMatchObject([
    {
      consent: 'statistics',
      attributes: [
        ['src', 'https://own.example/t.js'],
        ['async', ''],
      ],
    },
  ])
})

test('no site loads anything without settings', () => {
  for (const site of Object.values(sites)) {
    expect(outsideOf({ site, origin: LOCAL }, toSettings(wireSettings.parse({})))).toEqual({
      elements: [],
      noscript: '',
      metas: [],
      cookieNames: [],
    })
  }
})

test('reports a dropped element once', () => {
  const refusedElements: RefusedElement[] = []
  reportRefusedElements((refused) => refusedElements.push(refused))
  for (const _page of [1, 2, 3])
    elementsOf(script('https://else.example/a.js'), script('https://other.example/b.js'))
  expect(refusedElements).toEqual([
    { site: 'fr', element: 'script', address: 'https://else.example/a.js' },
    { site: 'fr', element: 'script', address: 'https://other.example/b.js' },
  ])
})
