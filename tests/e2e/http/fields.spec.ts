import { expect, test } from '@playwright/test'
import { api } from '../content.ts'
import { requestSite } from '../http.ts'

interface ListedShow {
  readonly slug: string
  readonly title: string
  readonly titleLanguage: string | null
  readonly originalReleaseAt: string
  readonly releaseAt: Readonly<Record<string, string>>
}

const filmsOf = async () => (await api<{ shows: readonly ListedShow[] }>('fr', 'shows')).shows
const read = async (path: string) => (await requestSite('fr', path)).body
function paragraph(html: string | null | undefined): string {
  if (!html) throw new Error('the demonstration has none')
  return html
}

test('a classic shows distributor, presentation and the year of its first release', {
  tag: '@quick',
}, async () => {
  const classic = (await filmsOf()).find(
    ({ originalReleaseAt, releaseAt }) =>
      /^19[1-9]/.test(originalReleaseAt) && Object.values(releaseAt).length > 0,
  )
  const { distribution, presentation } = await api<{ distribution: string; presentation: string | null }>(
    'fr',
    `show/${classic?.slug}`,
  )
  const page = await read(`/films/${classic?.slug}`)
  expect(page).toContain(`<dt>Distributeur</dt><dd>${distribution}</dd>`)
  expect(page).toMatch(
    new RegExp(
      `<dt>Première sortie</dt><dd><span class="num">${classic?.originalReleaseAt.slice(0, 4)}</span></dd>`,
    ),
  )
  expect(page).toContain(paragraph(presentation))
})

test('a title in another language has its lang attribute on cards and on its page', {
  tag: '@quick',
}, async () => {
  const foreign = (await filmsOf()).find(({ titleLanguage }) => titleLanguage === 'en')
  expect(await read(`/films/${foreign?.slug}`)).toMatch(/<h1 class="display" lang="en">/)
  const [card] =
    /<article class="card">(?:(?!<\/article>).)*lang="en".*?<\/article>/s.exec(await read('/films')) ?? []
  expect(card).toBeDefined()
})

test('a cinema shows its notes for visitors and the picture of the directions', {
  tag: '@quick',
}, async () => {
  const cinemas = await api<readonly { slug: string; comment: string | null; refImageItinerary: unknown }[]>(
    'fr',
    'cinemas',
  )
  const cinema = cinemas.find(({ comment, refImageItinerary }) => comment && refImageItinerary)
  const page = await read(`/cinemas/${cinema?.slug}`)
  expect(page).toContain(paragraph(cinema?.comment))
  expect(page).toContain('alt="Comment venir\u202f: ')
})
