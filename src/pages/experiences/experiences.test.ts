import { describe, expect, test } from 'vitest'
import type { WireArticle } from '#models/article.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aShow,
  aTag,
  down,
  found,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { composeExperienceArticle } from './experience-article.server.ts'
import { composeExperienceGroup } from './experience-group.server.ts'
import { composeExperiences } from './experiences.server.ts'

const summary = (slug: string, group: string | null, order: number) => ({
  slug,
  title: slug.toUpperCase(),
  group,
  order,
})
const groupOf = (slug: string, more: object = {}) =>
  someContent({ experienceGroup: { slug, title: `Groupe ${slug}`, ...more } }).experienceGroup

const listed = [
  summary('classics', 'dates', 1),
  summary('atmos', 'technologies', 2),
  summary('imax', 'technologies', 3),
  summary('loose', null, 4),
]

const api = (more: Partial<ContentApi> = {}): Partial<ContentApi> => ({
  ...someContent({
    experiences: listed,
    technologies: [
      { slug: 'atmos', title: 'Atmos' },
      { slug: 'imax', title: 'MAX', premium: true },
      { slug: 'laser', title: 'Laser' },
    ],
  }),
  experienceGroup: (params) => groupOf(params.slug)(params),
  tags: async () => [aTag('imax', { premium: true })],
  ...more,
})

const pageOf = async <Page>(result: Promise<PageResult<Page>>): Promise<Page> => found(await result).page

describe('the list', () => {
  test('lists groups with premium formats first, and premium formats first in each group', async () => {
    const composition = aComposition(api())
    const page = await pageOf(composeExperiences(composition))
    expect(
      page.groups.map(({ title, href, experiences }) => [title, href, experiences.map(({ slug }) => slug)]),
    ).toEqual([
      ['Groupe technologies', '/experiences/rubrique/technologies', ['imax', 'atmos']],
      ['Groupe dates', '/experiences/rubrique/dates', ['classics']],
      [null, null, ['loose']],
    ])
    const list = composition.context.jsonLd.find((each) => '@type' in each && each['@type'] === 'ItemList')
    expect(list).toMatchObject({
      numberOfItems: 4,
      itemListElement: [{ position: 1, name: 'IMAX' }, {}, {}, {}],
    })
  })

  test('links technologies to the experience of the same name', async () => {
    const page = await pageOf(composeExperiences(aComposition(api())))
    expect(page.technologies.map(({ slug, href }) => [slug, href])).toEqual([
      ['imax', '/experiences/imax'],
      ['atmos', '/experiences/atmos'],
      ['laser', null],
    ])
  })

  test('omits the title of a group that fails to load, but not its experiences', async () => {
    const page = await pageOf(composeExperiences(aComposition(api({ experienceGroup: down }))))
    expect(page.groups).toHaveLength(1)
    expect(page.groups[0]).toMatchObject({ slug: null, title: null })
    expect(page.groups[0]?.experiences).toHaveLength(4)
  })
})

describe('a group', () => {
  test('has its experiences, articles and pushes with links', async () => {
    const experienceGroup = groupOf('technologies', {
      experiences: [
        { slug: 'atmos', title: 'Atmos' },
        { slug: 'imax', title: 'MAX' },
      ],
      articles: [{ slug: 'le-vent', title: 'Le vent', headline: 'Trois semaines' }],
      pushes: [
        { id: 'a', title: 'Le noir', cta: { label: 'Voir', url: '/redirect/fr/experience/imax' } },
        { id: 'b', title: 'Un film', show: 'orbit' },
      ],
    })
    const page = await pageOf(
      composeExperienceGroup(
        aComposition(api({ experienceGroup, shows: async () => [aShow('orbit')] }), { slug: 'technologies' }),
      ),
    )
    expect(page.experiences.map(({ slug }) => slug)).toEqual(['imax', 'atmos'])
    expect(page.articles).toMatchObject([
      { title: 'Le vent', href: '/specials/le-vent', line: 'Trois semaines' },
    ])
    expect(page.pushes.map(({ href }) => href)).toEqual(['/experiences/imax', '/films/orbit'])
  })
})

describe('an article', () => {
  const article = {
    slug: 'le-vent',
    title: 'Le vent',
    releaseDate: '2026-11-10',
    featuredShow: 'orbit',
    guest: { name: 'Kilian', description: '<p>Pilote</p>' },
    cta: { label: 'En 4DX', url: '/redirect/fr/experience/4dx' },
    cinemas: [
      { slug: 'rex', name: 'Rex' },
      { slug: 'closed', name: 'Fermé' },
    ],
  } satisfies WireArticle
  const compose = (more: Partial<WireArticle> = {}, calls: Partial<ContentApi> = {}) =>
    composeExperienceArticle(
      aComposition(
        {
          ...someContent({ article: { ...article, ...more } }),
          shows: async () => [aShow('orbit')],
          cinemas: async () => [aCinema('rex')],
          ...calls,
        },
        { slug: 'le-vent' },
      ),
    )

  test('has its guest, its film, and only existing cinemas', async () => {
    const { article } = await pageOf(compose())
    expect(article).toMatchObject({
      published: { text: '10 novembre 2026', iso: '2026-11-10' },
      guest: { name: 'Kilian' },
      show: { slug: 'orbit' },
      cta: { href: '/experiences/4dx' },
      shareUrl: 'http://fr.localhost:3000/specials/le-vent',
    })
    expect(article.cinemas.map(({ href }) => href)).toEqual(['/cinemas/rex'])
  })

  test('hides its date and its sharing links if editors switch them off', async () => {
    const { article } = await pageOf(compose({ display: { creationDate: false, socialMedia: false } }))
    expect([article.published, article.share]).toEqual([null, []])
  })
})
