import { expect } from '@playwright/test'
import { todayIn } from '#models/site-clock.ts'
import { undecided } from '../consent-state.ts'
import { cmsOrigin, contentLink, sendDraft } from '../content-preview.ts'
import { originOf, requestSite } from '../http.ts'
import { unwatched as test } from '../visitor.ts'

const HOUR = 3_600_000

async function draftNews(
  site: 'ch' | 'fr',
  language: 'de' | 'fr',
  id: string,
  title: string,
): Promise<string> {
  const { body } = await requestSite(site, `/api/news?language=${language}`)
  const [known] = JSON.parse(body) as [{ slug: string }]
  const slug = `${id}-preview`
  const { body: whole } = await requestSite(site, `/api/news/${known.slug}?language=${language}`)
  const fields = { ...(JSON.parse(whole) as object), slug, title }
  const at = new Date(Date.now() + 48 * HOUR).toISOString()
  await sendDraft({
    site,
    kind: 'news',
    id,
    draft: { [language]: { slug, fields, formerSlugs: [] } },
    plans: [{ at, action: 'publish', language: null }],
  })
  return slug
}

test.describe('as wide as a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a draft is shown in one browser only, in lists, pages and searches, also at another time, until the preview ends', async ({
    page,
  }) => {
    const slug = await draftNews('ch', 'de', 'news-e2e-de', 'Vorabend in Basel')
    const path = `/de/news/${slug}`
    expect((await requestSite('ch', path)).status).toBe(404)
    await page.goto(contentLink('ch', '/de/news'))
    const banner = page.getByRole('region', { name: 'Vorschau' })
    await expect(banner).toContainText('Mit Entwürfen')
    await expect(banner).toContainText('erstellt von Camille D.')
    await page.getByRole('link', { name: 'Vorabend in Basel' }).first().click()
    await expect(page).toHaveURL(originOf('ch') + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorabend in Basel')
    const search = '/_page/search?language=de&q=Vorabend&part=all'
    expect(await page.evaluate(async (address) => (await fetch(address)).text(), search)).toContain(slug)
    expect((await requestSite('ch', search)).body).not.toContain(slug)

    await test.step('another time is chosen in the banner', async () => {
      const day = todayIn('Europe/Zurich', Date.now() + 72 * HOUR)
      await banner.getByText('Anderen Zeitpunkt wählen').click()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      await banner.getByLabel('Datum und Uhrzeit vor Ort').fill(`${day}T00:00`)
      await banner.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(banner).toContainText('00:00 Uhr')
      await expect(page).toHaveURL(originOf('ch') + path)
      const now = await page.evaluate(() => Date.now() + (window.clockAhead ?? 0))
      expect(todayIn('Europe/Zurich', now)).toBe(day)
    })

    await banner.getByRole('button', { name: 'Vorschau beenden' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page).toHaveURL(originOf('ch') + path)
    expect(
      await page
        .context()
        .cookies(originOf('ch'))
        .then((all) => all.map(({ name }) => name)),
    ).not.toContain('preview')
    expect((await requestSite('ch', path)).status).toBe(404)
  })
})

test.describe('in the frame of the content management', () => {
  test.use({ storageState: undecided })

  test('a page updates on messages of the content management only, and shows no consent banner', async ({
    page,
  }) => {
    // Pages fulfilled by a test have no address space, and may not reach this machine.
    await page.context().grantPermissions(['local-network-access'])
    const slug = await draftNews('ch', 'de', 'news-e2e-frame', 'Erste Fassung')
    const link = contentLink('ch', `/de/news/${slug}`, { travel: false })
    const html = `<!doctype html><iframe width="1200" height="700" src="${link}"></iframe>`
    await page.route(`${cmsOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const ready = page.waitForEvent('framenavigated', (frame) => frame.url().includes(slug))
    await page.goto(`${cmsOrigin}/admin`)
    await ready
    const frame = page.frameLocator('iframe')
    const title = frame.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Erste Fassung')
    await expect(frame.getByRole('region', { name: 'Vorschau' })).toContainText('Mit Entwürfen')
    await expect(frame.locator('.consent')).toBeHidden()
    await draftNews('ch', 'de', 'news-e2e-frame', 'Zweite Fassung')
    const inside = page.frames().find((each) => each.url().includes(slug))
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await inside?.evaluate(async () => {
      await new Promise((resolve) => {
        addEventListener('message', resolve, { once: true })
        postMessage({ type: 'payload-document-event' }, '*')
      })
      await fetch('/robots.txt')
    })
    expect(requests).toEqual(['/robots.txt'])
    await expect(title).toHaveText('Erste Fassung')
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'payload-document-event' }, '*'),
    )
    await expect(title).toHaveText('Zweite Fassung')
    const tab = await page.context().newPage()
    expect((await tab.goto(`${originOf('ch')}/de/news/${slug}`))?.status()).toBe(404)
    await expect(tab.locator('.consent')).toBeVisible()

    await page.route('http://elsewhere.localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto('http://elsewhere.localhost/')
    await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-error:'))).toBe(true)
  })
})
