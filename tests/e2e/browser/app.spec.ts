import { devices, expect, type Page } from '@playwright/test'
import { consent } from '../../../config/consent.ts'
import { undecided } from '../consent-state.ts'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { modalOf } from '../modals.ts'
import { hydrated, isSameDocument, open, phone, test } from '../visitor.ts'

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

  test('suggests the app on a phone without a layout shift, and stays hidden once closed', async ({
    page,
  }) => {
    const errors = await watch(page)
    await open(page, originOf('fr'))
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Installer' })).toHaveCount(1)
    await expect(banner(page).getByRole('link', { name: 'Installer' })).toHaveAttribute(
      'href',
      '/outside/fr/apps.marquee.example/fr/android',
    )
    await expect(banner(page).locator('.app-banner__words')).toHaveAttribute('href', '/app')
    expect(await faultsInView(page, errors)).toEqual([])
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    await banner(page).getByRole('button').click()
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('smart-banner'))).toBe('hidden')
    for (const path of ['/films', '/']) {
      await open(page, originOf('fr') + path)
      await expect(banner(page)).toBeHidden()
    }
  })

  test('is the only suggestion of the app, and absent on the app’s own page; an alert over the page can be closed', async ({
    page,
  }) => {
    await open(page, originOf('fr'))
    await expect(banner(page)).toBeVisible()
    await expect(page.locator('.hpush[data-about="app"]')).toBeHidden()
    const alert = page
      .locator('.alerts .alert')
      .filter({ has: page.getByRole('link', { name: 'Voir les séances' }) })
    await alert.getByRole('button', { name: 'Fermer' }).click()
    await expect(alert).toBeHidden()
    await open(page, `${originOf('fr')}/app`)
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('.hpush[data-about="app"]')).toHaveCount(0)
  })

  test.describe('on an iPhone', () => {
    test.use({ userAgent: devices['iPhone 15'].userAgent })
    test('links to the other store', async ({ page }) => {
      await open(page, `${originOf('nl')}/nl`)
      const store = banner(page).getByRole('link', { name: 'Installeren' })
      await expect(store).toHaveCount(1)
      await expect(store).toHaveAttribute('href', '/outside/nl/apps.marquee.example/nl/ios')
    })
  })

  test.describe('before a decision on consent', () => {
    test.use({ storageState: undecided })
    test('is hidden until the decision', async ({ page }) => {
      await open(page, originOf('fr'))
      await expect(banner(page)).toBeHidden()
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

  test('a page has no header, footer or banners, and reports its view to the app', async ({ page }) => {
    const errors = await watch(page)
    await open(page, originOf('fr'))
    for (const part of ['.header', '.footer', '.consent', '.app-banner'])
      await expect(page.locator(part)).toBeHidden()
    expect(await faultsInView(page, errors)).toEqual([])
    await expect
      .poll(() => sentToApp(page, 'page.viewed'))
      .toEqual([{ path: '/', kind: 'home', title: await page.title() }])
  })

  test('the app is notified of pages, titles, bookings, outside links and sharing', async ({ page }) => {
    await open(page, `${originOf('fr')}/films`)
    await expect.poll(() => sentToApp(page, 'page.viewed')).toMatchObject([{ path: '/films', kind: 'shows' }])
    await page.locator('main a[href^="/films/"]:not([href*="/filters/"]):visible').first().click()
    await expect
      .poll(() => sentToApp(page, 'page.viewed'))
      .toMatchObject([{ kind: 'shows' }, { kind: 'show' }])
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://elsewhere.example/page'
      document.querySelector('main')?.append(link)
      link.click()
      void navigator.share({ title: 'A film', url: '/films' })
    })
    await expect
      .poll(() => sentToApp(page, 'link.outside'))
      .toEqual([{ url: 'https://elsewhere.example/page' }])
    expect(await sentToApp(page, 'share.asked')).toEqual([
      { url: `${originOf('fr')}/films`, title: 'A film' },
    ])
    await page.evaluate(() => {
      document.title = 'Another'
    })
    await expect.poll(() => sentToApp(page, 'title.changed')).toContainEqual({ title: 'Another' })
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/booking?show=x'
      document.querySelector('main')?.append(link)
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
    await expect
      .poll(() => sentToApp(page, 'booking.opened'))
      .toEqual([{ url: `${originOf('fr')}/booking?show=x` }])
  })

  test('a sign-in is requested from the app; with the session of the app the page continues the rating', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, 'tn')
    await open(page, `${originOf('tn')}/fr/films/${(await bookableShowtime('tn')).show.slug}`)
    await expect.poll(() => sentToApp(page, 'page.viewed')).toHaveLength(1)
    await page.locator('.show-feelings').getByRole('button').click()
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
    await page.locator('.show-feelings').getByRole('button').click()
    await expect.poll(() => sentToApp(page, 'signIn.asked')).toHaveLength(2)
  })

  test('the app sets theme and consent, and navigates within the site; other messages are ignored', async ({
    page,
  }) => {
    await open(page, originOf('fr'))
    await expect.poll(() => sentToApp(page, 'page.viewed')).toHaveLength(1)
    await send(page, { v: 1, event: 'theme.set', data: { theme: 'dark' } })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await send(page, { v: 1, event: 'theme.set', data: { theme: 'pink' } })
    await send(page, { v: 1, event: 'navigate', data: { path: '//elsewhere.example/' } })
    await send(page, { v: 1, event: 'consent.set', data: { categories: ['functional'] } })
    await expect
      .poll(async () =>
        decodeURIComponent(
          (await page.context().cookies()).find(({ name }) => name === consent.cookie)?.value ?? '',
        ),
      )
      .toContain('"functional"')
    await page.evaluate(() => {
      const data = JSON.stringify({ v: 1, event: 'theme.set', data: { theme: 'light' } })
      dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: window }),
      )
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: null }))
    })
    await send(page, { v: 1, event: 'navigate', data: { path: '/films' } })
    await expect(page).toHaveURL(`${originOf('fr')}/films`)
    await hydrated(page)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await send(page, { v: 1, event: 'session.changed', data: { signedIn: false } })
  })
})
