import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aShow,
  down,
  found,
  movedTo,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import type { InformationInput } from '../../page-kit/page-input.ts'
import { composeInformation } from './information.server.ts'

const header = {
  title: 'Un cinéma pour tous',
  subtitle: 'Venir, voir',
  cta: { label: 'Réserver', url: '/films', kind: 'booking' },
}
const items = [
  { title: 'En fauteuil' },
  { title: 'En fauteuil', description: '<p>Deux fois</p>' },
  { description: 'sans titre' },
]

const whole = {
  slug: 'accessibilite',
  header,
  explanation: { title: 'Avant', items },
  mosaic: { title: 'Images', items: [{ title: 'MAX', cta: { label: 'Voir', url: '/films' } }] },
  listing: {
    title: 'Liste',
    items: [{ title: 'Casque', cta: { label: 'Écrire', url: 'mailto:a@b.example', kind: 'black' } }],
  },
  mobileApp: { title: 'En poche', items: [] },
  cinemas: [
    { slug: 'rex', name: 'Rex', zip: '75', city: 'Paris' },
    { slug: 'closed', name: 'Fermé', city: 'Paris' },
    { slug: 'lux', name: 'Lux', city: 'Lyon' },
  ],
  shows: ['heron', 'gone'],
  labels: { shows: 'À voir ici' },
  guest: { name: 'Odile' },
}

function apiOf(wire: object, more: Partial<ContentApi> = {}): Partial<ContentApi> {
  return {
    ...someContent({
      masterTemplate: wire,
      masterTemplates: [
        { slug: 'accessibilite', title: 'A' },
        { slug: 'secret', title: 'S', indexed: false },
      ],
      masterTemplateTranslate: { fr: 'accessibilite', en: 'accessibility' },
    }),
    cinemas: async () => [aCinema('rex'), aCinema('lux')],
    shows: async () => [aShow('heron')],
    ...more,
  }
}

async function responseOf(
  wire: object,
  {
    kind = 'information',
    slug = 'accessibilite',
    more = {},
  }: { kind?: InformationInput['kind']; slug?: string; more?: Partial<ContentApi> } = {},
) {
  const composition = aComposition(apiOf(wire, more), { slug })
  const result = await composeInformation(composition, { language: 'fr', slug, kind })
  return { result, jsonLd: JSON.stringify(composition.context.jsonLd), stale: composition.context.stale }
}

async function pageOf(wire: object, options: Parameters<typeof responseOf>[1] = {}) {
  const { result, ...rest } = await responseOf(wire, options)
  return { ...found(result), ...rest }
}

describe('blocks', () => {
  test('have the default order, and absent ones are omitted', async () => {
    const { page } = await pageOf(whole)
    expect(page.blocks.map(({ kind }) => kind)).toEqual([
      'explanation',
      'mosaic',
      'listing',
      'shows',
      'cinemas',
      'mobileApp',
      'guest',
    ])
    expect((await pageOf({ slug: 'accessibilite', header })).page.blocks).toEqual([])
  })

  test('have the order of the editors, and an unknown name is ignored', async () => {
    const { page } = await pageOf({ ...whole, blockOrder: ['guest', 'hologram', 'listing', 'toString'] })
    expect(page.blocks.map(({ kind }) => kind)).toEqual([
      'guest',
      'listing',
      'explanation',
      'mosaic',
      'shows',
      'cinemas',
      'mobileApp',
    ])
  })

  test('are there more than once, each in its place', async () => {
    const further = [
      { name: 'shows-2', shows: ['heron'] },
      { name: 'mosaic-2', mosaic: { title: 'Encore', items: [{ title: 'En fauteuil' }] } },
      { name: 'nothing-2', mosaic: 'nonsense' },
      { mosaic: { title: 'Sans nom' } },
    ]
    const blockOrder = ['mosaic-2', 'mosaic', 'guest', 'nothing-2', 'unknown-2']
    const { page } = await pageOf({ ...whole, blockOrder, furtherBlocks: further })
    const [first] = page.blocks
    expect(page.blocks.map(({ kind }) => kind)).toEqual([
      'mosaic',
      'mosaic',
      'guest',
      'explanation',
      'listing',
      'shows',
      'cinemas',
      'mobileApp',
      'shows',
    ])
    expect(first).toMatchObject({ title: 'Encore', items: [{ anchor: 'en-fauteuil' }] })
  })

  test('omit an invalid block or item', async () => {
    const { page } = await pageOf({ ...whole, mosaic: 'nonsense', guest: { name: '' }, shows: 7 })
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['explanation', 'listing', 'cinemas', 'mobileApp'])
    expect(page.blocks[0]).toMatchObject({
      items: [{ anchor: 'en-fauteuil' }, { anchor: 'en-fauteuil-2', text: '<p>Deux fois</p>' }],
    })
  })

  test('list existing cinemas by city, and existing shows under the title of the editors', async () => {
    const { page } = await pageOf(whole)
    expect(page.blocks).toContainEqual({
      kind: 'cinemas',
      title: 'Dans ces cinémas',
      cities: [
        { name: 'Lyon', cinemas: [{ label: 'Lux', href: '/cinemas/lux', external: false }] },
        { name: 'Paris', cinemas: [{ label: 'Rex', href: '/cinemas/rex', external: false }] },
      ],
    })
    expect(page.blocks).toContainEqual(
      expect.objectContaining({
        kind: 'shows',
        title: 'À voir ici',
        shows: [expect.objectContaining({ slug: 'heron' })],
      }),
    )
  })

  test('omit a list that fails to load or use the editors’ text, and the page is stale', async () => {
    const { page, stale } = await pageOf(whole, { more: { shows: down, cinemas: down } })
    expect(page.blocks.map(({ kind }) => kind)).not.toContain('shows')
    expect(JSON.stringify(page.blocks)).toContain('Fermé')
    expect(stale).toBe(true)
  })

  test('link the app to the stores of the country', async () => {
    const { page } = await pageOf(whole)
    expect(page.blocks.find(({ kind }) => kind === 'mobileApp')).toMatchObject({
      app: { href: '/app' },
      stores: [
        { href: '/outside/fr/apps.marquee.example/fr/ios' },
        { href: '/outside/fr/apps.marquee.example/fr/android' },
      ],
    })
  })
})

describe('the page', () => {
  test('has its head, its slugs per language and its structured data', async () => {
    const { page, seo, jsonLd } = await pageOf({ ...whole, pageType: 'about' })
    expect(page).toMatchObject({
      title: header.title,
      subtitle: header.subtitle,
      cta: { kind: 'booking' },
      isDocument: false,
    })
    expect(seo.alternates).toEqual({ fr: '/info/accessibilite', en: '/en/info/accessibility' })
    expect(seo).toMatchObject({ noindex: false, canonical: '/info/accessibilite' })
    expect(jsonLd).toContain('"@type":"AboutPage"')
    expect((await pageOf(whole)).jsonLd).toContain('"@type":"WebPage"')
  })

  test('is not indexed if it is not listed as indexed', async () =>
    expect((await pageOf({ ...whole, slug: 'secret' }, { slug: 'secret' })).seo.noindex).toBe(true))

  test('redirects if it has moved, except to itself', async () => {
    expect((await responseOf({ ...whole, redirectSlug: 'acces' })).result).toEqual(movedTo('/info/acces'))
    expect((await responseOf({ ...whole, redirectSlug: 'cvd' })).result).toEqual(movedTo('/cvd'))
    expect((await responseOf({ ...whole, redirectSlug: 'accessibilite' })).result.outcome).toBe('found')
  })
})

describe('documents', () => {
  test('have their own address, and redirect from the address of an information page', async () => {
    const { page, seo } = await pageOf(whole, { kind: 'cvd', slug: 'cvd' })
    expect([page.isDocument, page.contentsTitle, seo.canonical, seo.noindex]).toEqual([
      true,
      'Dans ce document',
      '/cvd',
      false,
    ])
    expect(seo.alternates).toEqual({ fr: '/cvd', en: '/en/cvd' })
    expect((await responseOf(whole, { slug: 'cvd' })).result).toEqual(movedTo('/cvd'))
    expect((await responseOf(whole, { slug: 'general-terms' })).result).toEqual(
      movedTo('/conditions-generales'),
    )
  })

  test('general terms exist on the fr site only', async () => {
    const composition = aComposition(apiOf(whole), { site: 'be', slug: 'general-terms' })
    expect(
      await composeInformation(composition, { language: 'fr', slug: 'general-terms', kind: 'information' }),
    ).toEqual({ outcome: 'missing' })
  })
})
