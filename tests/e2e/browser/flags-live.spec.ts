import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, type Page } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { decided } from '../consent-state.ts'
import { serviceOfAllTests } from '../own-flag-service.ts'
import { desktop, isSameDocument, open, phone, test } from '../visitor.ts'

// One service for all tests: each reverts its switches.
test.describe.configure({ mode: 'default' })

const service = serviceOfAllTests()

const originOf = (site: SiteId) => `http://${sites[site].hosts.local}:${service().product().port}`
const belgian = createSitePaths(sites.be, { ...defaultFlags('be'), voucherChecker: true })

const isToggles = (address: string) => new URL(address).pathname === '/api/frontend'

async function openFollowing(page: Page, address: string): Promise<void> {
  const responded = page.waitForResponse((response) => isToggles(response.url()), { timeout: 0 })
  await open(page, address)
  await responded
}

test.describe('on a wide window', () => {
  test.use(desktop)

  test('the page of a feature appears and disappears; an open one stays until the next navigation', async ({
    page,
  }) => {
    const voucher = belgian.href('voucher', 'fr') ?? ''
    // The language switch contains the page's own address too.
    const links = page.locator(`.footer a[href="${voucher}"]:not([hreflang], [lang])`)
    await openFollowing(page, originOf('be') + (belgian.href('offers', 'fr') ?? ''))
    await expect(links).toHaveCount(0)
    await service().set('voucherChecker', 'be', true)
    await expect(links.first()).toBeAttached()
    await page.evaluate((address) => {
      const link = document.createElement('a')
      link.href = address
      document.querySelector('main')?.append(link)
      link.click()
    }, voucher)
    await expect(page).toHaveURL(originOf('be') + voucher)
    const heading = page.locator('main h1')
    const title = 'Vérifier un bon'
    await expect(heading).toHaveText(title)
    const field = page.locator('main input').first()
    await field.fill('1234')

    const responded = page.waitForResponse((response) => response.url().includes('/_page/shell'))
    await service().set('voucherChecker', 'be', false)
    await responded
    await expect(links).toHaveCount(0)
    await expect(heading).toHaveText(title)
    await expect(field).toHaveValue('1234')
    await expect(page).toHaveURL(originOf('be') + voucher)

    await page.locator('.header a[href="/fr"]').first().click()
    await expect(page).toHaveURL(`${originOf('be')}/fr`)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(heading).not.toHaveText(title)
    expect((await service().product().request('be', voucher)).status).toBe(404)
  })
})

test.describe('a flag of visitors', () => {
  const storageOf = (page: Page) => page.evaluate(() => localStorage.getItem('visitor-flags'))
  const banner = (page: Page) => page.getByRole('complementary', { name: /app/i })
  const requestsOf = (page: Page) => {
    const bodies: { context: { sessionId?: string } }[] = []
    page.on('request', (request) => {
      if (isToggles(request.url())) bodies.push(request.postDataJSON() as (typeof bodies)[number])
    })
    return bodies
  }

  /** Counts for the results of experiments. */
  const countsOf = (page: Page) => {
    const counted: { arm: string; reached: { goal: string } | null }[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/frontend/results') && response.ok())
        counted.push(response.request().postDataJSON() as (typeof counted)[number])
    })
    return () => counted.map(({ arm, reached }) => (reached ? `${arm}: ${reached.goal}` : arm))
  }

  test.describe('with consent to statistics', () => {
    test.use({ ...phone, storageState: decided('statistics'), appBanner: 'new' })

    test('has one value on every visit, its variant in the data layer and in the results, until the consent ends', async ({
      page,
    }) => {
      const [followed, counted] = [requestsOf(page), countsOf(page)]
      const texts = banner(page).getByRole('link').first()
      const seen = () =>
        page.evaluate(() =>
          (window.dataLayer ?? []).flatMap((event) =>
            event.event === 'view_variant' ? [[event.feature_name, event.variant_name]] : [],
          ),
        )
      await service().draw('smartBanner', 'nl', 'seats')
      await openFollowing(page, `${originOf('nl')}/nl`)
      await expect(texts).toHaveText('Boek je plaats op je telefoonDe Marquee-app')
      await expect.poll(seen).toEqual([['smartBanner', 'seats']])
      await expect.poll(() => storageOf(page)).toContain('"id"')
      await service().draw('smartBanner', 'nl', 'line')
      await expect(texts).toHaveText('Alle voorstellingen op zak')
      await expect.poll(seen).toEqual([
        ['smartBanner', 'seats'],
        ['smartBanner', 'line'],
      ])
      await service().rollOut('smartBanner', 'nl', 0)
      await expect(banner(page)).toBeHidden()
      await expect.poll(counted).toEqual(['seats', 'line', 'off'])
      await service().rollOut('smartBanner', 'nl', 100)
      await expect(texts).toHaveText('Alle voorstellingen op zakDe Marquee-app')
      await expect.poll(counted).toEqual(['seats', 'line', 'off', 'on'])
      await texts.click()
      await expect.poll(counted).toEqual(['seats', 'line', 'off', 'on', 'on: app'])

      const saved = await storageOf(page)
      await openFollowing(page, `${originOf('nl')}/nl`)
      expect(await storageOf(page)).toBe(saved)
      expect(new Set(followed.map(({ context }) => context.sessionId)).size).toBe(1)
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /cookies/i, includeHidden: true })
        .evaluate((button: HTMLElement) => button.click())
      await page.locator('#cc-main [data-role="necessary"]').click()
      await expect.poll(() => storageOf(page)).toBeNull()
      await expect.poll(() => followed.at(-1)?.context.sessionId).toBeUndefined()
    })
  })
})
