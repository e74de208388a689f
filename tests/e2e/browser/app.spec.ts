import { devices, expect, type Page } from '@playwright/test'
import { consent } from '#config/consent.ts'
import { undecided } from '../consent-state.ts'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { modalOf } from '../modals.ts'
import { isSameDocument, open, phone, test } from '../visitor.ts'

interface Message {
  readonly v: number
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    sentToApp?: Message[]
  }
}

const banner = (page: Page) => page.locator('.app-banner')

test.describe('the smart banner', () => {
  test.use({ ...phone, appBanner: 'new' })

  test.describe('on the first visit', () => {
    test.use({ storageState: undecided })

    test('suggests the app once consent is decided, as the only suggestion, and stays hidden once closed', async ({
      page,
    }) => {
      const errors = await watch(page)
      await open(page, originOf('fr'))
      await expect(banner(page)).toBeHidden()
      const consent = page.getByRole('complementary', { name: 'Vos cookies, votre choix' })
      await consent.getByRole('button', { name: 'Tout refuser' }).click()
      await expect(consent).toBeHidden()
      await open(page, originOf('fr'))
      await expect(banner(page)).toBeVisible()
      const install = banner(page).getByRole('link', { name: 'Installer' })
      await expect(install).toHaveCount(1)
      await expect(install).toHaveAttribute('href', '/outside/fr/apps.marquee.example/fr/android')
      const html = page.locator('html')
      // An iPhone gets this banner.
      await html.evaluate(({ dataset }) => void (dataset.banner = 'ios'))
      await expect(install).toHaveAttribute('href', '/outside/fr/apps.marquee.example/fr/ios')
      await html.evaluate(({ dataset }) => void (dataset.banner = 'android'))
      await expect(page.locator('.hpush[data-about="app"]')).toBeHidden()
      expect(await faultsInView(page, errors)).toEqual([])
      const alert = page
        .locator('.alerts .alert')
        .filter({ has: page.getByRole('link', { name: 'Voir les séances' }) })
      await alert.getByRole('button', { name: 'Fermer' }).click()
      await expect(alert).toBeHidden()
      await banner(page).getByRole('button').click()
      await expect(banner(page)).toBeHidden()
      await open(page, `${originOf('fr')}/films`)
      await expect(banner(page)).toBeHidden()
      expect(await faultsInView(page, errors)).toEqual([])
    })
  })
})

test.describe('inside the app', () => {
  test.use({ ...phone, storageState: undecided, userAgent: `${devices['Pixel 7'].userAgent} MarqueeApp/4.2` })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.sentToApp = []
      Object.assign(window, {
        MarqueeApp: { postMessage: (text: string) => window.sentToApp?.push(JSON.parse(text) as Message) },
      })
    })
  })

  const sentToApp = (page: Page, event: string) =>
    page.evaluate(
      (name) => (window.sentToApp ?? []).filter((message) => message.event === name).map(({ data }) => data),
      event,
    )
  const send = (page: Page, message: object) =>
    page.evaluate((text) => window.postMessage(text, location.origin), JSON.stringify(message))

  test('a page has no frame of its own, reports what happens to the app, and does what the app says', async ({
    page,
  }) => {
    await open(page, originOf('fr'))
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Tout refuser' }),
      banner(page),
    ])
      await expect(part).toBeHidden()
    await expect
      .poll(() => sentToApp(page, 'page.viewed'))
      .toEqual([{ path: '/', kind: 'home', title: await page.title() }])

    await test.step('the app sets theme and consent, and navigates within the site', async () => {
      const html = page.locator('html')
      await send(page, { v: 1, event: 'theme.set', data: { theme: 'dark' } })
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await send(page, { v: 1, event: 'theme.set', data: { theme: 'pink' } })
      await send(page, { v: 1, event: 'navigate', data: { path: '//elsewhere.example/' } })
      await send(page, { v: 1, event: 'consent.set', data: { categories: ['functional'] } })
      const stored = async () =>
        (await page.context().cookies()).find(({ name }) => name === consent.cookie)?.value ?? ''
      await expect.poll(async () => decodeURIComponent(await stored())).toContain('"functional"')
      await page.evaluate(() => {
        const data = JSON.stringify({ v: 1, event: 'theme.set', data: { theme: 'light' } })
        dispatchEvent(
          new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: window }),
        )
        dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: null }))
      })
      await send(page, { v: 1, event: 'navigate', data: { path: '/films' } })
      await expect(page).toHaveURL(`${originOf('fr')}/films`)
      await expect(html).toHaveAttribute('data-theme', 'dark')
      expect(await isSameDocument(page)).toBe(true)
    })

    await test.step('the app is notified of pages, titles, bookings, outside links and sharing', async () => {
      await expect
        .poll(() => sentToApp(page, 'page.viewed'))
        .toMatchObject([{ kind: 'home' }, { path: '/films', kind: 'shows' }])
      await page.evaluate(() => {
        const press = (href: string) => {
          const link = Object.assign(document.createElement('a'), { href })
          document.querySelector('main')?.append(link)
          if (href.startsWith('/')) link.addEventListener('click', (event) => event.preventDefault())
          link.click()
        }
        press('https://elsewhere.example/page')
        press('/booking?show=x')
        void navigator.share({ title: 'A film', url: '/films' })
        document.title = 'Another'
      })
      await expect
        .poll(() => sentToApp(page, 'link.outside'))
        .toEqual([{ url: 'https://elsewhere.example/page' }])
      await expect
        .poll(() => sentToApp(page, 'booking.opened'))
        .toEqual([{ url: `${originOf('fr')}/booking?show=x` }])
      await expect
        .poll(() => sentToApp(page, 'share.asked'))
        .toEqual([{ url: `${originOf('fr')}/films`, title: 'A film' }])
      await expect.poll(() => sentToApp(page, 'title.changed')).toContainEqual({ title: 'Another' })
    })
  })

  test('a sign-in is requested from the app; with the session of the app the page continues the rating', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, 'tn')
    await open(page, `${originOf('tn')}/fr/films/${(await bookableShowtime('tn')).show.slug}`)
    await expect.poll(() => sentToApp(page, 'page.viewed')).toHaveLength(1)
    await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).click()
    await expect
      .poll(() => sentToApp(page, 'signIn.asked'))
      .toEqual([{ path: new URL(page.url()).pathname, signUp: false }])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const data of [{}, { bearer: '' }, { bearer: 'a b' }, { bearer: 'their-token', id: 'c2' }])
      await send(page, { v: 1, event: 'session.give', data })
    await page.evaluate(() => {
      const data = JSON.stringify({ v: 1, event: 'session.give', data: { bearer: 'theirs' } })
      dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: window }),
      )
    })
    await send(page, { v: 1, event: 'session.give', data: { bearer: 'app-token' } })
    await expect(modalOf(page, 'clientRating')).toBeVisible()
    expect(host.requests).toEqual(['GET /api/v1/accounts/me Bearer app-token'])
    expect(
      await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      ),
    ).not.toContain('app-token')
    await page.keyboard.press('Escape')
    await send(page, { v: 1, event: 'session.give', data: { bearer: null } })
    await expect(page.locator('html')).not.toHaveAttribute('data-session')
    await page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }).click()
    await expect.poll(() => sentToApp(page, 'signIn.asked')).toHaveLength(2)
  })
})
