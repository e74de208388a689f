import { expect, type Page } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { bookableShowtime, showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { choosePlace } from '../places.ts'
import { header, wishButton } from '../real-client.ts'
import { desktop, open, phone, test } from '../visitor.ts'

const fr = originOf('fr')
const main = (page: Page) => page.getByRole('main')
const entry = (page: Page) => header(page).getByRole('link', { name: /Mes envies/ })
const card = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist-fr'))
const saveOnDevice = (page: Page, films: readonly { readonly slug: string; readonly title: string }[]) =>
  page.addInitScript(
    (list) =>
      sessionStorage.getItem('saved') ??
      (localStorage.setItem('wishlist-fr', list), sessionStorage.setItem('saved', '1')),
    JSON.stringify(films.map(({ slug, title }) => ({ slug, title }))),
  )

test.describe('desktop', () => {
  test.use(desktop)

  test('fr: a film saved without an account is in the header, on its page and in another tab, and moves into the account at sign-in', {
    tag: '@quick',
  }, async ({ page, context }) => {
    const { show } = await bookableShowtime('fr')
    const { changes } = await signIn(page, 'fr', { later: true, wishlist: ['an-earlier-wish'] })
    const errors = await watch(page)
    await open(page, `${fr}/films/${show.slug}`)
    await wishButton(page).press('Enter')
    await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(`«\u00a0${show.title}\u00a0» est dans vos envies`)).toBeVisible()
    await expect(entry(page)).toHaveAccessibleName('Mes envies, 1 film')

    const other = await context.newPage()
    await open(other, `${fr}/mes-envies`)
    await expect(card(other, show.title)).toBeVisible()
    await wishButton(page).press('Enter')
    await expect(wishButton(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(other.getByRole('button', { name: `Annuler\u202f: garder ${show.title}` })).toBeVisible()
    await wishButton(page).press('Enter')
    await expect(card(other, show.title)).toBeVisible()
    await other.close()

    await entry(page).click()
    await expect(page).toHaveURL(`${fr}/mes-envies`)
    await expect(card(page, show.title)).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])
    expect(changes()).toEqual([])

    await main(page).getByRole('link', { name: 'Se connecter' }).click()
    await expect(main(page)).toContainText('gardée dans votre compte')
    await expect(card(page, show.title)).toBeVisible()
    await expect.poll(changes).toEqual([`POST shows ${show.slug},an-earlier-wish`])
    await expect.poll(() => stored(page)).toBeNull()
    await expect(entry(page)).toHaveAccessibleName('Mes envies, 2 films')
    await expect(main(page)).toContainText('An earlier wish')
    await page.reload()
    await expect(card(page, show.title)).toBeVisible()
    expect(changes()).toHaveLength(1)
    await card(page, show.title).getByRole('button', { pressed: true }).press('Enter')
    await expect.poll(changes).toHaveLength(2)
    expect(changes()[1]).toContain(`${show.slug} intention`)
  })
})

test.describe('phone', () => {
  test.use(phone)

  test('fr: in a private window, a film is removed and restored in its place; one that is no longer shown is listed apart', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 2 ** 20, usage: 0 })
    })
    const { show, cinema } = await bookableShowtime('fr')
    const next = (await showsOf('fr')).find(({ slug, isMovie }) => isMovie && slug !== show.slug)
    if (!next) throw new Error('The site has one film')
    await choosePlace(page, context, { type: 'cinema', value: cinema }, [cinema, cinema, 'cinema', cinema])
    await saveOnDevice(page, [show, next, { slug: 'a-film-of-yore', title: 'Un film de jadis' }])
    await open(page, `${fr}/mes-envies`)
    await expect(card(page, show.title)).toContainText(' à ')
    await expect(card(page, show.title).getByRole('link', { name: show.title, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/films/${show.slug}/filters/.*localisation-`),
    )
    await card(page, show.title).getByRole('button', { pressed: true }).tap()
    const undo = page.getByRole('button', { name: `Annuler\u202f: garder ${show.title}` })
    await expect(undo).toBeFocused()
    const announced = page.getByRole('status').filter({ hasText: `${show.title} n’est plus dans vos envies` })
    await expect(announced).toBeAttached()
    expect(await stored(page)).not.toContain(show.slug)
    await undo.tap()
    await expect(main(page).getByRole('listitem').first()).toContainText(show.title)
    expect(JSON.parse((await stored(page)) ?? '[]')[0]).toMatchObject({ slug: show.slug })
    await page.getByRole('button', { name: 'Retirer de mes envies\u202f: Un film de jadis' }).tap()
    await expect.poll(() => stored(page)).not.toContain('a-film-of-yore')
    await page.reload()
    await expect(card(page, next.title)).toBeVisible()
    await expect(main(page)).not.toContainText('Un film de jadis')
  })
})
