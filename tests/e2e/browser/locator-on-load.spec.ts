import { expect } from '@playwright/test'
import { api, cinemasOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { choosePlace, menuLink, openLocator, place } from '../places.ts'
import { desktop, open, test } from '../visitor.ts'

const fr = originOf('fr')

const titleOfShow = async (slug: string | null | undefined) =>
  (await api<{ readonly title: string }>('fr', `show/${slug}`)).title

test.use(desktop)

test('a list is filtered by the saved place on load, without a layout shift, until the filter is removed; a cinema chosen in another tab is that of the home page', async ({
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

  const other = await context.newPage()
  await open(other, `${fr}/cvd`)
  const search = (await openLocator(other)).getByRole('searchbox')
  await search.fill('33300')
  await search.press('Enter')
  for (const shown of [place(other), place(page), page.locator('.home__tonight .place')])
    await expect(shown).toContainText('Bordeaux Bassins à flot')
})

test('home page, film cards, search and film have the next times at the saved cinema, without a layout shift', async ({
  page,
  context,
}) => {
  const [hero] = await api<readonly { showSlug: string | null }[]>('fr', 'featured')
  const cinemas = Object.keys(await api<object>('fr', `show/${hero?.showSlug}/cinemas`))
  const known = (await cinemasOf('fr')).findLast(({ slug }) => cinemas.includes(slug))
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

  await open(page, `${fr}/films/${hero?.showSlug}`)
  await expect(page).toHaveURL(`${fr}/films/${hero?.showSlug}/filters/localisation-${known.slug}`)
  await expect(page.locator('.show-times .venue-times').first()).toContainText(known.name)
  expect(await faultsInView(page, errors)).toEqual([])
})
