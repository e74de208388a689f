import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { baselineBrowser } from '../../tests/e2e/baseline-browser.ts'
import { faultsForAxe, type Look, type Theme } from '../../tests/e2e/inspect.ts'

interface StoryEntry {
  readonly id: string
  readonly title: string
}

const { entries } = JSON.parse(readFileSync(new URL('../dist/index.json', import.meta.url), 'utf8')) as {
  readonly entries: Readonly<Record<string, StoryEntry>>
}
const components = Map.groupBy(Object.values(entries), ({ title }) => title)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const record = new URL('baselines/browser.json', import.meta.url)

interface Preview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      emit(
        event: 'setCurrentStory',
        selection: { readonly storyId: string; readonly viewMode: 'story' },
      ): void
      once(event: 'storyFinished', heard: () => void): void
    }
  }
}

/** Another story, as the side bar opens it: loading the page again takes longer than all checks of a story. */
const choose = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const { channel } = (window as unknown as Preview).__STORYBOOK_PREVIEW__
    const finished = new Promise<void>((resolve) => channel.once('storyFinished', resolve))
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    return finished
  }, id)

async function open(page: Page, id: string, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(`/iframe.html?id=${id}&viewMode=story`)
  else await choose(page, id)
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor()
  expect(await page.locator('body.sb-show-errordisplay #error-message').allTextContents()).toEqual([])
  await page.evaluate(() => document.fonts.ready)
}

const inTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  }, theme)

/** Pictures hidden, since their grain is heavy in a baseline; undefined if the story renders nothing. */
async function picture(page: Page): Promise<Buffer | undefined> {
  const box = await page.locator('#storybook-root').boundingBox()
  if (!box || box.width === 0 || box.height === 0) return undefined
  return page.screenshot({
    fullPage: true,
    clip: box,
    animations: 'disabled',
    style: 'img, video, iframe { opacity: 0 !important }',
  })
}

/** The stories of a component below each other, in one picture. */
async function stacked(drawn: readonly (Buffer | undefined)[], width: number): Promise<Buffer> {
  const pictures = drawn.filter((each) => each !== undefined)
  const heights = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).height))
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + 8, 0))
  return sharp({
    create: { width, height: (tops.at(-1) ?? 0) + (heights.at(-1) ?? 1), channels: 3, background: '#888' },
  })
    .composite(pictures.map((input, index) => ({ input, left: 0, top: tops[index] ?? 0 })))
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

for (const [title, stories] of components) {
  test(title, async ({ page, browser }, info) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const baselines = baselineBrowser(record, info, browser.version())
    const phone: (Buffer | undefined)[] = []
    const desktop: (Buffer | undefined)[] = []
    const faults: string[] = []
    const check = async (story: string, look: Omit<Look, 'within'>) => {
      const found = await faultsForAxe(page, { within: '#storybook-root', ...look })
      faults.push(...found.map((fault) => `${story}: ${fault}`))
    }
    for (const [index, { id }] of stories.entries()) {
      await page.setViewportSize(PHONE)
      await open(page, id, index === 0)
      await inTheme(page, 'light')
      await check(id, { hasAxe: index > 0 })
      if (baselines.comparable) phone.push(await picture(page))
      await inTheme(page, 'dark')
      await check(`${id} in the dark`, { again: true })
      if (!baselines.comparable) continue
      await page.setViewportSize(DESKTOP)
      desktop.push(await picture(page))
    }
    expect(errors).toEqual([])
    expect(faults).toEqual([])
    const name = title.replaceAll('/', '-')
    if (!baselines.comparable) {
      info.annotations.push({ type: 'not compared', description: baselines.reason })
      return
    }
    expect(await stacked(phone, PHONE.width)).toMatchSnapshot(`${name}-phone.png`)
    expect(await stacked(desktop, DESKTOP.width)).toMatchSnapshot(`${name}-desktop.png`)
    baselines.remember()
  })
}
