import { ValidationError } from 'payload'
import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { record, siteTimeOf } from '../src/content/document-value.ts'
import { kindOfCollection } from '../src/content/kinds.ts'
import { faultIn } from '../src/content/texts.ts'
import { itemIdOf, textOf } from '../src/content/to-wire.ts'
import { openCms } from './cms.ts'
import { cmsOfFile } from './users.ts'

const { cms } = cmsOfFile(await openCms())

type Data = Record<string, unknown>
const make = (collection: string, data: Data, locale: 'fr' | 'en' | 'de' = 'fr') =>
  cms.payload.create({
    collection: collection as 'news',
    locale,
    draft: data._status !== 'published',
    data: data as never,
  })
const published = (data: Data) => ({ site: 'fr', _status: 'published', ...data })

/** Error messages by field. */
async function faultsOf(attempt: Promise<unknown>): Promise<Record<string, string>> {
  const error = await attempt.catch((refusal: unknown) => refusal)
  if (!(error instanceof ValidationError)) throw new Error('it was not refused')
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}
const messageOf = (...[fault, values]: [Parameters<typeof faultIn>[1], Record<string, string>?]) =>
  faultIn('en', fault, values)

describe('identity of a document', () => {
  test('makes id and slug from the title, with a number if they are taken', async () => {
    expect(await make('news', { site: 'fr', title: 'Œuvres d’été' })).toMatchObject({
      key: 'oeuvres-d-ete',
      slug: 'oeuvres-d-ete',
    })
    expect(await make('news', { site: 'fr', title: 'Œuvres d’été' })).toMatchObject({
      key: 'oeuvres-d-ete-2',
      slug: 'oeuvres-d-ete-2',
    })
    expect(await make('news', { site: 'be', title: 'Œuvres d’été' })).toMatchObject({ key: 'oeuvres-d-ete' })
    expect(await make('news', { site: 'ch', title: 'Ein Übermut' }, 'de')).toMatchObject({
      key: 'ein-uebermut',
      slug: 'ein-uebermut',
    })
  })

  test('the id follows the title until the sites know it', async () => {
    const { id, key } = await make('news', { site: 'ma', headline: 'Sans titre' })
    expect(key).toBe('news')
    const keyAfter = async (data: Data, draft = true, locale: 'fr' | 'en' = 'fr') =>
      (await cms.payload.update({ collection: 'news', id, locale, draft, data: data as never })).key
    expect(await keyAfter({ title: 'Une fé' })).toBe('une-fe')
    expect(await keyAfter({ title: 'Une fée' })).toBe('une-fee')
    expect(await keyAfter({ title: 'A fairy' }, true, 'en')).toBe('une-fee')
    expect(await keyAfter({ key: 'mine', headline: 'Autre' })).toBe('une-fee')
    expect(await keyAfter({ _status: 'published' }, false)).toBe('une-fee')
    expect(await keyAfter({ _status: 'draft' })).toBe('une-fee')
    expect(await keyAfter({ title: 'Une autre' })).toBe('une-fee')
  })

  test('an alert has its id from its title, and no title needs to be written', async () => {
    const { id, key } = await make('alerts', { site: 'ma' })
    expect(key).toBe('alert')
    const data = { title: 'Fermé demain' } as never
    expect(
      await cms.payload.update({ collection: 'alerts', id, locale: 'fr', draft: true, data }),
    ).toMatchObject({
      key: 'ferme-demain',
    })
  })

  test('the slug follows the title until it is written by hand or on the site', async () => {
    const { id } = await make('news', { site: 'fr', title: 'Une n' })
    const slugAfter = async (data: Data, draft = true) =>
      (await cms.payload.update({ collection: 'news', id, locale: 'fr', draft, data: data as never })).slug
    expect(await slugAfter({ title: 'Une nuit' })).toBe('une-nuit')
    expect(await slugAfter({ slug: 'nuit' })).toBe('nuit')
    expect(await slugAfter({ title: 'Une nuit d’été' })).toBe('nuit')
    expect(await slugAfter({ title: 'Nuit' })).toBe('nuit')
    expect(await slugAfter({ _status: 'published' }, false)).toBe('nuit')
    expect(await slugAfter({ title: 'Nuit blanche' })).toBe('nuit')
  })

  test('takes neither site nor id from what is sent', async () => {
    const { id } = await make('news', { site: 'fr', title: 'Fixe' })
    const data = { site: 'nl', key: 'other', headline: 'Changé' } as never
    expect(
      await cms.payload.update({ collection: 'news', id, locale: 'fr', draft: true, data }),
    ).toMatchObject({
      site: 'fr',
      key: 'fixe',
      headline: 'Changé',
    })
  })

  test('requires a site that has the kind, also for a draft', async () => {
    expect(await faultsOf(make('news', { title: 'Sans site' }))).toEqual({ site: messageOf('siteMissing') })
    expect(await faultsOf(make('faq-articles', { site: 'ch', title: 'Frage' }))).toEqual({
      site: messageOf('siteWithout'),
    })
  })

  test('allows one document per site of a kind that a site has once, under a fixed id', async () => {
    expect(await make('offers-page', { site: 'fr', title: 'Offres' })).toMatchObject({ key: 'offers/page' })
    expect(await faultsOf(make('offers-page', { site: 'fr', title: 'Encore' }))).toEqual({
      site: messageOf('onlyOne'),
    })
    expect(await make('offers-page', { site: 'tn', title: 'Offres' })).toMatchObject({ key: 'offers/page' })
  })

  test('gives concurrent documents different ids', async () => {
    const both = await Promise.allSettled(
      [1, 2].map(() => make('news', { site: 'ma', key: 'same', title: 'Deux' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('validation on publishing', () => {
  test('a draft may lack everything, a public document needs its title', async () => {
    await expect(make('news', { site: 'fr', key: 'empty' })).resolves.toMatchObject({ key: 'empty' })
    expect(await faultsOf(make('news', published({ key: 'untitled', slug: 'untitled' })))).toEqual({
      title: messageOf('textMissing'),
    })
  })

  test('slugs have one form, are not reserved, and are unique per site and language', async () => {
    await make('offers', published({ title: 'Lundi', slug: 'lundi' }))
    const faults = async (slug: string, site = 'fr') =>
      faultsOf(make('offers', published({ site, title: 'Autre', slug })))
    expect(await faults('Lundi soir')).toEqual({ slug: messageOf('slugForm') })
    expect(await faults('filters')).toEqual({ slug: messageOf('slugReserved', { slug: 'filters' }) })
    expect(await faults('lundi')).toEqual({ slug: messageOf('slugTaken', { slug: 'lundi', other: 'Lundi' }) })
    await expect(
      make('offers', published({ site: 'be', title: 'Lundi', slug: 'lundi' })),
    ).resolves.toBeDefined()
    await expect(make('offers', published({ title: 'Monday', slug: 'lundi' }), 'en')).resolves.toBeDefined()
  })

  test('a title gives a slug, and a text has an end', async () => {
    expect(await faultsOf(make('news', published({ title: '🎬🍿' })))).toEqual({
      slug: messageOf('slugMissing'),
    })
    const title = 'a'.repeat(301)
    expect(await faultsOf(make('news', published({ title, slug: 'long' })))).toEqual({
      title: messageOf('tooLong', { most: '300', count: '301' }),
    })
  })

  test('all languages are published only if each with a text has a title', async () => {
    const { id } = await make('news', { site: 'fr', title: 'Deux langues' })
    const update = (data: Data, options: object) =>
      cms.payload.update({ collection: 'news', id, data: data as never, locale: 'fr', ...options } as never)
    await update({ headline: 'A lead' }, { locale: 'en', draft: true })
    const publishAll = () => update({ _status: 'published' }, { publishAllLocales: true })
    expect(await faultsOf(publishAll())).toEqual({
      title: messageOf('titleMissing', { languages: 'English' }),
    })
    await update({ title: 'Two languages' }, { locale: 'en', draft: true })
    await expect(publishAll()).resolves.toBeDefined()
  })

  test('a button needs a text and a link that the sites can follow', async () => {
    const faults = (cta: Data) =>
      faultsOf(make('news', published({ title: 'Bouton', slug: `b-${JSON.stringify(cta).length}`, cta })))
    expect(await faults({ url: '/films' })).toEqual({ 'cta.label': messageOf('textMissing') })
    expect(await faults({ label: 'Voir' })).toEqual({ 'cta.url': messageOf('linkMissing') })
    expect(await faults({ label: 'Voir', url: 'javascript:alert(1)' })).toEqual({
      'cta.url': messageOf('linkForm'),
    })
    await expect(
      make('news', published({ title: 'Sans bouton', cta: { kind: 'black' } })),
    ).resolves.toBeDefined()
  })

  test('settings accept only URLs that the sites can use', async () => {
    const bad = {
      clientUrl: 'http://account.example',
      orderTunnelUrl: 'https://tickets.example/?a=b',
      youtubeChannel: 'our channel',
    }
    const fault = messageOf('addressForm')
    expect(await faultsOf(make('settings', published({ ...bad, site: 'tn' })))).toEqual({
      clientUrl: fault,
      orderTunnelUrl: fault,
      youtubeChannel: fault,
    })
    const good = {
      clientUrl: `https://${sites.tn.hosts.client}`,
      orderTunnelUrl: '/booking',
      youtubeChannel: '@ours',
      injections: [
        {
          place: 'head',
          element: 'script',
          attributes: [{ name: 'src', text: 'https://tags.marquee.example/a.js' }],
        },
      ],
    }
    expect(await make('settings', published({ ...good, site: 'tn' }))).toMatchObject({
      ...good,
      injections: [{ element: 'script' }],
    })
  })

  test('settings name only hosts and parties that the operators allow', async () => {
    const evil = 'https://evil.example'
    const [host, party] = [messageOf('hostNotListed'), messageOf('partyNotListed')]
    const wanted = {
      clientUrl: evil,
      orderTunnelUrl: `${evil}/booking`,
      injections: [
        { place: 'head', element: 'script', attributes: [{ name: 'src', text: `${evil}/a.js` }] },
        { place: 'head', element: 'script', content: 'alert(1)' },
        { place: 'head', element: 'meta', attributes: [{ name: 'name', text: 'site-verification' }] },
      ],
      virtualAgent: { scriptUrl: `${evil}/a.js`, endpoint: '/api/search/full', botId: 'a', channel: 'b' },
    }
    expect(await faultsOf(make('settings', published({ ...wanted, site: 'ci' })))).toEqual({
      clientUrl: host,
      orderTunnelUrl: host,
      'injections.0.attributes': party,
      'injections.1.attributes': party,
      'virtualAgent.scriptUrl': party,
    })
  })

  test('an end must not be before its start', async () => {
    const dates = { startDate: '2026-12-02T12:00:00.000Z', endDate: '2026-12-01T12:00:00.000Z' }
    expect(await faultsOf(make('offers', published({ title: 'Noël', ...dates })))).toEqual({
      endDate: messageOf('endFirst'),
    })
  })

  test('errors are in the editor’s language', () => {
    const all = ['en', 'fr', 'de', 'nl'].map((language) =>
      faultIn(language, 'slugTaken', { slug: 'lundi', other: 'Lundi' }),
    )
    expect(new Set(all).size).toBe(all.length)
    for (const text of all) expect(text).toContain('lundi')
  })
})

describe('published text', () => {
  const news = kindOfCollection('news') ?? expect.unreachable()

  test('contains the languages that have a text and belong to the site', async () => {
    const { id } = await make('news', { site: 'ch', title: 'Nur hier', slug: 'nur-hier' }, 'de')
    await cms.payload.update({ collection: 'news', id, locale: 'nl', data: { title: 'Hier', slug: 'hier' } })
    const document = record(await cms.payload.findByID({ collection: 'news', id, locale: 'all', depth: 1 }))
    expect(itemIdOf(document)).toBe('nur-hier')
    expect(textOf(news, document, 'de')).toMatchObject({
      slug: 'nur-hier',
      fields: { title: 'Nur hier', cta: null },
    })
    expect(textOf(news, document, 'fr')).toBeUndefined()
    expect(textOf(news, document, 'nl')).toBeUndefined()
  })

  test('serves editors’ pictures from the sites, and demo pictures from their own paths', () => {
    const document = { site: 'fr', key: 'a', title: { fr: 'A' }, slug: { fr: 'a' } }
    const image = (picture: Data) => record(textOf(news, { ...document, image: picture }, 'fr')?.fields).image
    expect(image({ id: 1, lg: 'ab.webp', md: 'cd.webp', sm: null, tone: '#112233' })).toEqual({
      lg: '/media/ab.webp',
      md: '/media/cd.webp',
      sm: null,
      tone: '#112233',
    })
    expect(image({ id: 1, lg: 'ab.webp', origin: { lg: '/media/art.jpg?w=1920' } })).toEqual({
      lg: '/media/art.jpg?w=1920',
    })
    expect(textOf(news, { ...document, image: 7 }, 'fr')?.fields.image).toBeNull()
  })

  test('enters times on the clocks of the document’s site, whatever was chosen before', async () => {
    const data = {
      site: 'tn',
      title: 'Ce soir',
      startTime: '2026-12-01T19:30:00.000Z',
      startTime_tz: 'Europe/Paris',
    }
    const offer = { collection: 'offers', locale: 'fr', draft: true } as const
    const made = await cms.payload.create({ ...offer, data: data as never })
    expect(made).toMatchObject({ startTime: data.startTime, startTime_tz: 'Africa/Tunis' })
    await cms.payload.db.updateOne({
      collection: 'offers',
      id: made.id,
      data: { startTime_tz: 'Europe/Paris' },
    })
    expect(await cms.payload.findByID({ collection: 'offers', id: made.id, locale: 'fr' })).toMatchObject({
      startTime_tz: 'Africa/Tunis',
    })
  })

  test('publishes an invalid time as none', () =>
    expect([null, '', 'soon'].map((value) => siteTimeOf(value, 'fr'))).toEqual([null, null, null]))
})
