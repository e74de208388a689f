import { expect, test } from '@playwright/test'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { originOf } from '../http.ts'
import { samplePages } from '../sample.ts'
import { faintTitles } from '../title-contrast.ts'
import { dismissBanner } from '../visitor.ts'

/** Their titles may be on a picture. */
const onPictures: readonly RouteKind[] = [
  'home',
  'show',
  'entertainment',
  'cinema',
  'city',
  'season',
  'specialEvent',
  'experience',
  'experienceArticle',
  'newsItem',
  'offers',
  'offer',
  'information',
  'subscriptionOffers',
]

interface Look {
  readonly site: SiteId
  readonly widths: (index: number) => readonly number[]
  readonly tag?: string
}

const looks: readonly Look[] = [
  { site: 'fr', widths: (index) => [index % 2 === 0 ? 390 : 1440] },
  ...siteIds.map((site) => ({ site, widths: () => [390, 820, 1080, 1440], tag: '@exhaustive' })),
]

for (const { site, widths, tag = '' } of looks)
  test(`${site}: titles contrast with the pictures behind them at ${tag ? 'all widths' : 'a width each'}`, {
    tag: tag ? [tag] : [],
  }, async ({ page }) => {
    await dismissBanner(page.context())
    const pages = (await samplePages(site)).filter(({ kind }) => onPictures.includes(kind))
    test.setTimeout(30_000 + pages.length * 40_000)
    const faults: string[] = []
    for (const [index, { path }] of pages.entries()) {
      await page.goto(originOf(site) + path)
      for (const width of widths(index))
        faults.push(...(await faintTitles(page, width)).map((fault) => `${path} at ${fault}`))
    }
    expect(faults).toEqual([])
  })
