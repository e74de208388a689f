import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { baselineBrowser } from '../../tests/e2e/baseline-browser.ts'
import { faultsForAxe } from '../../tests/e2e/inspect.ts'

const folder = join(import.meta.dirname, '..')
const built = join(folder, 'dist')
const origin = 'http://gallery.localhost'
const files = globSync('{components,blocks}/**/*.stories.tsx', { cwd: folder }).toSorted()

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const baselines = baselineBrowser(new URL('baselines/browser.json', import.meta.url))

/**
 * Pictures are hidden where they are compared, and do not matter to axe. Large enough to have a width in the density of
 * the narrowest place, without which a picture counts as broken.
 */
const blank = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

async function openGallery(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(built, pathname === '/' ? 'index.html' : pathname)
    return existsSync(file)
      ? route.fulfill({ path: file })
      : route.fulfill({ contentType: 'image/png', body: blank })
  })
  await page.clock.setFixedTime('2026-11-20T10:00:00Z')
  await page.goto(origin)
  await page.waitForFunction(() => 'gallery' in window)
}

interface Opened {
  readonly page: Page
  /** Errors that nothing in the page has caught. */
  readonly errors: string[]
}

/** One page for all stories of a worker: loading it takes longer than all checks of a story. */
const test = base.extend<object, { readonly gallery: Opened }>({
  gallery: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await openGallery(page)
      await use({ page, errors })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ gallery }) => {
  gallery.errors.length = 0
})

const titleOf = (file: string) => file.replace('.stories.tsx', '')

for (const file of files) {
  test(`${titleOf(file)} has no axe faults in both themes`, async ({ gallery: { page, errors } }) => {
    const stories = await page.evaluate((name) => window.gallery.names(name), file)
    expect(stories).not.toEqual([])
    const faults: string[] = []
    for (const story of stories) {
      await page.evaluate(([name, one]) => window.gallery.show(name, one), [file, story] as const)
      const hasAxe = await page.evaluate(() => 'axe' in window)
      const light = await faultsForAxe(page, { within: '#gallery', hasAxe })
      await page.evaluate(() => window.gallery.setTheme('dark'))
      const dark = await faultsForAxe(page, { within: '#gallery', again: true })
      faults.push(...light.map((fault) => `${story}: ${fault}`))
      faults.push(...dark.map((fault) => `${story} in the dark: ${fault}`))
    }
    expect(errors).toEqual([])
    expect(faults).toEqual([])
  })
}

async function picture(page: Page, theme: 'light' | 'dark', size: typeof PHONE): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.evaluate((name) => window.gallery.setTheme(name), theme)
  const box = await page.locator('#gallery').boundingBox()
  if (!box) throw new Error('The gallery is not drawn')
  const taken = await page.screenshot({
    fullPage: true,
    // Some stories draw only what is fixed to the top of the window.
    clip: { ...box, height: Math.max(box.height, 64) },
    animations: 'disabled',
    caret: 'hide',
    style: 'img, video, iframe { opacity: 0 !important }',
  })
  // Dots of a dithered gradient would move with its smallest change.
  return sharp(taken).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
}

test.describe('pictures', () => {
  test.skip(!baselines.comparable, baselines.reason)

  for (const file of files) {
    test(titleOf(file), async ({ gallery: { page } }) => {
      const name = titleOf(file).replaceAll('/', '-')
      await page.setViewportSize(PHONE)
      await page.evaluate((one) => window.gallery.showAll(one), file)
      expect(await picture(page, 'light', PHONE)).toMatchSnapshot(`${name}-phone.png`)
      expect(await picture(page, 'dark', DESKTOP)).toMatchSnapshot(`${name}-desktop.png`)
      await page.setViewportSize(PHONE)
    })
  }
})
