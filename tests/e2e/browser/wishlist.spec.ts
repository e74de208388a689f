import { expect, type Page } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { bookableShowtime, showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { choosePlace } from '../places.ts'
import { header } from '../real-client.ts'
import { desktop, open, phone, test } from '../visitor.ts'

const ch = originOf('ch')
const main = (page: Page) => page.getByRole('main')
const heart = (page: Page) =>
  main(page).getByRole('button', { name: 'I want to see it', exact: true }).first()
const entry = (page: Page) => header(page).getByRole('link', { name: /My wishlist/ })
const card = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist-ch'))
const saveOnDevice = (page: Page, films: readonly { readonly slug: string; readonly title: string }[]) =>
  page.addInitScript(
    (list) =>
      sessionStorage.getItem('saved') ??
      (localStorage.setItem('wishlist-ch', list), sessionStorage.setItem('saved', '1')),
    JSON.stringify(films.map(({ slug, title }) => ({ slug, title }))),
  )

test.describe('desktop', () => {
  test.use(desktop)

  test('ch: a film saved without an account is in the header, on its page and in another tab, and moves into the account at sign-in', {
    tag: '@quick',
  }, async ({ page, context }) => {
    const { show } = await bookableShowtime('ch')
    const { changes } = await signIn(page, 'ch', { later: true, wishlist: ['an-earlier-wish'] })
    await open(page, `${ch}/en/movies-events/${show.slug}`)
    await heart(page).press('Enter')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(`“${show.title}” is on your wishlist`)).toBeVisible()
    await expect(entry(page)).toHaveAccessibleName('My wishlist, 1 film')

    const other = await context.newPage()
    await open(other, `${ch}/en/wishlist`)
    await expect(card(other, show.title)).toBeVisible()
    await heart(page).press('Enter')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(other.getByRole('button', { name: `Undo: keep ${show.title}` })).toBeVisible()
    await heart(page).press('Enter')
    await expect(card(other, show.title)).toBeVisible()
    await other.close()

    await entry(page).click()
    await expect(page).toHaveURL(`${ch}/en/wishlist`)
    await expect(card(page, show.title)).toBeVisible()
    // A navigation that takes long counts as a shift, so the page is measured as it loads.
    const errors = await watch(page)
    await page.reload()
    await expect(card(page, show.title)).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])
    expect(changes()).toEqual([])

    await main(page).getByRole('link', { name: 'Sign in' }).click()
    await expect(main(page)).toContainText('kept in your account')
    await expect(card(page, show.title)).toBeVisible()
    await expect.poll(changes).toEqual([`POST shows ${show.slug},an-earlier-wish`])
    await expect.poll(() => stored(page)).toBeNull()
    await expect(entry(page)).toHaveAccessibleName('My wishlist, 2 films')
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

  test('ch: in a private window, a film is removed and restored in its place; one that is no longer shown is listed apart', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 2 ** 20, usage: 0 })
    })
    const { show, cinema } = await bookableShowtime('ch')
    const next = (await showsOf('ch')).find(({ slug, isMovie }) => isMovie && slug !== show.slug)
    if (!next) throw new Error('The site has one film')
    await choosePlace(
      page,
      context,
      { type: 'cinema', value: cinema },
      [cinema, cinema, 'cinema', cinema],
      'ch',
    )
    await saveOnDevice(page, [show, next, { slug: 'a-film-of-yore', title: 'A film of yore' }])
    await open(page, `${ch}/en/wishlist`)
    await expect(card(page, show.title)).toContainText(' at ')
    await expect(card(page, show.title).getByRole('link', { name: show.title, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/movies-events/${show.slug}/filters/.*localisation-`),
    )
    await card(page, show.title).getByRole('button', { pressed: true }).tap()
    const undo = page.getByRole('button', { name: `Undo: keep ${show.title}` })
    await expect(undo).toBeFocused()
    const announced = page
      .getByRole('status')
      .filter({ hasText: `${show.title} is no longer on your wishlist` })
    await expect(announced).toBeAttached()
    expect(await stored(page)).not.toContain(show.slug)
    await undo.tap()
    await expect(main(page).getByRole('listitem').first()).toContainText(show.title)
    await expect
      .poll(async () => JSON.parse((await stored(page)) ?? '[]')[0])
      .toMatchObject({ slug: show.slug })
    await page.getByRole('button', { name: 'Remove from my wishlist: A film of yore' }).tap()
    await expect.poll(() => stored(page)).not.toContain('a-film-of-yore')
    await page.reload()
    await expect(card(page, next.title)).toBeVisible()
    await expect(main(page)).not.toContainText('A film of yore')
  })
})
