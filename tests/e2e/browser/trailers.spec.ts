import { expect, type Page } from '@playwright/test'
import { decided } from '../consent-state.ts'
import { type PublicShow, showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, test } from '../visitor.ts'

test.use({ ...desktop, storageState: decided('marketing') })

const players = {
  youtube: 'www.youtube-nocookie.com',
  dailymotion: 'geo.dailymotion.com',
  filmdb: 'player.film-database.example',
} as const

const withTrailer = (type: string) =>
  showWith('fr', ({ isMovie, trailers }) => isMovie && trailers?.[0]?.videoType === type)
const addressOf = ({ slug }: PublicShow) => `${originOf('fr')}/films/${slug}`

/** All requests of the page; third-party ones are fulfilled here, so that no test depends on the network. */
async function requestsOf(page: Page): Promise<URL[]> {
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  await page.route(
    ({ origin }) => origin !== originOf('fr'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  return requests
}

const isForeign = ({ protocol, origin }: URL) => protocol.startsWith('http') && origin !== originOf('fr')
const isVideo = ({ pathname }: URL) => /\.(mp4|webm)$/.test(pathname)

for (const [type, host] of Object.entries(players)) {
  test(`${type}: nothing is requested from the provider before the click`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const requests = await requestsOf(page)
    await open(page, addressOf(await withTrailer(type)))
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => isForeign(url) || isVideo(url)).map(String)).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window), 'marketing is no consent to statistics').toBe(
      false,
    )
    await page.locator('.film__act a[href*="bandeannonce"]').click()
    const player = modalOf(page, 'trailers').locator('iframe')
    await expect(player).toHaveAttribute('src', new RegExp(`^https://${host}/`))
    await expect.poll(() => requests.filter(isForeign).map((url) => url.host)).toEqual([host])
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
  })
}
