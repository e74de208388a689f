import { expect } from '@playwright/test'
import { api, showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { choosePlace, menuLink, openLocator, place, setCookie } from '../places.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

const fr = originOf('fr')

interface KnownCinema {
  readonly slug: string
  readonly name: string
  readonly vistaRef: string
}

const titleOfShow = async (slug: string | null | undefined) =>
  (await api<{ readonly title: string }>('fr', `show/${slug}`)).title

async function filmAndCinema() {
  const cinema = (await api<readonly KnownCinema[]>('fr', 'cinemas')).find(
    ({ slug }) => slug === 'angers-ralliement',
  )
  const { shows } = await api<{ shows: Readonly<Record<string, unknown>> }>(
    'fr',
    'cinema/angers-ralliement/shows',
  )
  const film = (await showsOf('fr')).find(({ slug, isMovie }) => isMovie && slug in shows)
  if (!cinema || !film) throw new Error('Angers plays no film')
  return { cinema, slug: film.slug }
}

test.use(desktop)

test('a list is filtered by the saved place on load, without a layout shift, until the filter is removed', async ({
  page,
  context,
}) => {
  await choosePlace(page, context, { type: 'city', value: 'lyon' }, ['Lyon', 'lyon', 'cityLight', 'lyon'])
  const errors = await watch(page)
  await open(page, `${fr}/films?from=mail`)
  await expect(page).toHaveURL(`${fr}/films/filters/localisation-lyon?from=mail`)
  await expect(place(page)).toHaveText(/Lyon$/)
  const chip = page.locator('.chips').getByRole('link', { name: /Lyon/ })
  await expect(chip).toBeVisible()
  expect(await faultsInView(page, errors)).toEqual([])
  await chip.click()
  await expect(page).toHaveURL(`${fr}/films`)
  await expect(place(page)).toHaveText(/Choisir un cinéma/)
  await open(page, `${fr}/`)
  await expect(place(page)).toHaveText(/Lyon$/)
  await menuLink(page, 'À l’affiche').click()
  await expect(page).toHaveURL(`${fr}/films/filters/localisation-lyon`)
  await expect(place(page)).toHaveText(/Lyon$/)
  await page.goBack()
  await expect(page).toHaveURL(`${fr}/`)
})

test('the cookie alone names the place on the first page, and filters its list', async ({
  page,
  context,
}) => {
  await setCookie(context, JSON.stringify({ type: 'city', value: 'lyon' }))
  await open(page, `${fr}/films`)
  await expect(page).toHaveURL(`${fr}/films/filters/localisation-lyon`)
  await expect(place(page)).toHaveText(/Lyon$/)
})

test('a film opens on the saved cinema, without a layout shift', async ({ page, context }) => {
  const { slug, cinema } = await filmAndCinema()
  const saved = { type: 'cinema', value: cinema.vistaRef }
  await choosePlace(page, context, saved, [cinema.name, cinema.slug, 'cinema', cinema.slug])
  const errors = await watch(page)
  await open(page, `${fr}/films/${slug}`)
  await expect(page).toHaveURL(`${fr}/films/${slug}/filters/localisation-${cinema.slug}`)
  await expect(page.locator('.show-times .venue-times').first()).toContainText(cinema.name)
  await expect(place(page)).toHaveText(new RegExp(cinema.name))
  expect(await faultsInView(page, errors)).toEqual([])
})

test('home page, film cards and search have the next times at the saved cinema, with one request and no layout shift', async ({
  page,
  context,
}) => {
  const [hero] = await api<readonly { showSlug: string | null }[]>('fr', 'featured')
  const cinemas = Object.keys(await api<object>('fr', `show/${hero?.showSlug}/cinemas`))
  const known = (await api<readonly KnownCinema[]>('fr', 'cinemas'))
    .filter(({ slug }) => cinemas.includes(slug))
    .at(-1)
  if (!known) throw new Error('Nobody plays the film of the week')
  await choosePlace(page, context, { type: 'cinema', value: known.vistaRef }, [
    known.name,
    known.slug,
    'cinema',
    known.slug,
  ])
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_page/tonight')) requests.push(request.url())
  })
  const errors = await watch(page)
  await open(page, `${fr}/`)
  const time = /\d\d:\d\d/
  await expect(page.locator('.hero__next')).toContainText(known.name)
  const tonight = page.locator('.home__tonight')
  await expect(tonight.locator('.place')).toContainText(known.name)
  expect(await tonight.locator('.next-times a.time').first().getAttribute('href')).toContain(
    `cinema=${known.slug}`,
  )
  await expect(page.locator('.card__next').first()).toHaveText(time)
  expect(requests).toEqual([expect.stringContaining(`localisation-${known.slug}`)])
  expect(await faultsInView(page, errors)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter')
  await modalOf(page, 'search')
    .getByRole('searchbox')
    .fill(await titleOfShow(hero?.showSlug))
  await expect(page.locator('.res__end').first()).toHaveText(time)
})

test('a cinema chosen on the home page changes its times there and in another tab', async ({
  page,
  context,
}) => {
  const [hero] = await api<readonly { showSlug: string | null }[]>('fr', 'featured')
  const cinemas = Object.keys(await api<object>('fr', `show/${hero?.showSlug}/cinemas`))
  const known = (await api<readonly KnownCinema[]>('fr', 'cinemas')).findLast(({ slug }) =>
    cinemas.includes(slug),
  )
  await open(page, `${fr}/`)
  const other = await context.newPage()
  await open(other, `${fr}/`)
  const modal = await openLocator(other)
  await modal.getByRole('searchbox').fill(known?.name ?? '')
  await modal.getByRole('searchbox').press('Enter')
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await expect(place(tab)).toContainText(known?.name ?? '')
    await expect(tab.locator('.home__tonight .place')).toContainText(known?.name ?? '')
    await expect(tab.locator('.hero__next')).toContainText(known?.name ?? '')
  }
})

test('without a choice the city of the request is fetched once, named in the header, and filters the film list', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/zone?*', (route) => {
    calls += 1
    return route.fulfill({ json: { slug: 'lyon', name: 'Lyon' } })
  })
  await open(page, `${fr}/`)
  await expect(place(page)).toHaveText(/Lyon$/, { timeout: 15_000 })
  await menuLink(page, 'À l’affiche').click()
  await expect(page).toHaveURL(`${fr}/films/filters/localisation-lyon`)
  await page.reload()
  await hydrated(page)
  const modal = await openLocator(page)
  await expect(modal.locator('[aria-current]')).toBeVisible()
  expect(calls).toBe(1)
})
