import { type BrowserContext, expect } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { cinemasOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { locatorModal, menuLink, openLocator, place, setCookie } from '../places.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

const fr = originOf('fr')
const cookieOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'locator')
  return cookie && { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) as unknown }
}

const refOf = async (site: SiteId, slug: string) =>
  (await cinemasOf(site)).find((cinema) => cinema.slug === slug)?.vistaRef

test.describe('on a desktop', () => {
  test.use(desktop)

  test('a cinema found by its postal code is saved, named after a reload, and linked in the menu', {
    tag: '@quick',
  }, async ({ page, context }) => {
    await open(page, `${fr}/`)
    const modal = await openLocator(page)
    const field = modal.getByRole('searchbox')
    await field.fill('330')
    await expect(modal.getByRole('heading', { level: 3 })).toHaveText(['Bordeaux'])
    await field.fill('33300')
    await expect(modal.locator('.res')).toHaveText([/Bordeaux Bassins à flot/])
    await field.press('Enter')
    await expect(locatorModal(page)).toHaveCount(0)
    await expect(place(page)).toBeFocused()
    await expect(place(page)).toHaveText(/Bordeaux Bassins à flot/)
    const cookie = await cookieOf(context)
    expect(cookie).toMatchObject({
      value: { type: 'cinema', value: await refOf('fr', 'bordeaux-bassins-a-flot') },
      sameSite: 'Lax',
      path: '/',
    })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    await expect(menuLink(page, 'Cinémas')).toHaveAttribute('href', '/cinemas/bordeaux-bassins-a-flot')
    await page.reload()
    await expect(place(page)).toHaveText(/Bordeaux Bassins à flot/)
    await expect(page.locator('.quick select[name=cinema]')).toHaveValue('bordeaux-bassins-a-flot')
  })

  test('a refused position says so; one that is given orders the cinemas, in the modal and on their page, narrows the films to its city, and is saved to a kilometre; far away the nearest is named', async ({
    page,
    context,
  }) => {
    await open(page, `${fr}/cinemas`)
    const modal = await openLocator(page)
    const nearMe = modal.getByRole('button', { name: /Autour de moi/ })
    await nearMe.click()
    await expect(modal.getByText('Nous ne savons pas où vous êtes')).toBeVisible()
    await context.grantPermissions(['geolocation'])
    // Nearer to Quinconces than the saved position is.
    await context.setGeolocation({ latitude: 44.8336, longitude: -0.575 })
    await nearMe.click()
    const around = modal
      .locator('.group', { has: page.getByRole('heading', { name: 'Près de vous' }) })
      .locator('.res')
    await expect(around.first()).toHaveText(/Bordeaux Saint-Jean.*à 1,1 km/)
    expect(await around.count()).toBeLessThanOrEqual(6)
    expect((await cookieOf(context))?.value).toEqual({
      type: 'position',
      value: { latitude: 44.83, longitude: -0.57 },
    })
    await page.keyboard.press('Escape')
    await expect(page.locator('.index__city h2').first()).toHaveText('Bordeaux')
    await expect(page.locator('.entry .venue__name').first()).toHaveText('Bordeaux Saint-Jean')
    await expect(place(page)).toHaveText(/Autour de moi/)
    await page.reload()
    await expect(place(page)).toHaveText(/Autour de moi/)
    await expect(page.locator('.entry .venue__name').first()).toHaveText('Bordeaux Saint-Jean')
    await menuLink(page, 'À l’affiche').click()
    await expect(page).toHaveURL(`${fr}/films/filters/localisation-bordeaux`)
    await page.goBack()
    await expect(page).toHaveURL(`${fr}/cinemas`)

    await context.setGeolocation({ latitude: 60, longitude: 20 })
    await hydrated(page)
    await page.getByRole('search').getByRole('button', { name: 'Autour de moi' }).click()
    const alert = page.locator('.notices .alert')
    await expect(alert).toContainText('Aucun de nos cinémas à moins de 50 km')
    await expect(alert).toContainText(/Le plus proche\s: .+, à 1\s\d{3} km\./)
  })

  test('the name of the saved place appears after the first paint and moves nothing beside it', async ({
    page,
    context,
  }) => {
    const pair = `locator=${encodeURIComponent(JSON.stringify({ type: 'city', value: 'bordeaux' }))}`
    await setCookie(context, JSON.stringify({ type: 'city', value: 'bordeaux' }))
    await page.addInitScript(
      (text) => localStorage.setItem('place', text),
      [pair, 'Bordeaux', 'bordeaux', 'cityLight', 'bordeaux'].join('\n'),
    )
    const left = () =>
      page.locator('header .header__end').evaluate((element) => Math.round(element.getBoundingClientRect().x))
    let painted: number | undefined
    // The scripts come after the first paint, as on a slow connection.
    await page.route('**/assets/*.js', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      painted ??= await left()
      await route.continue()
    })
    const errors = await watch(page)
    await open(page, `${fr}/`)
    await expect(place(page)).toHaveText(/Bordeaux/)
    expect(await left()).toBe(painted)
    expect(await faultsInView(page, errors)).toEqual([])
  })
})
