import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hydrated } from './visitor.ts'

type Colour = readonly number[]

interface Title {
  readonly text: string
  /** The ratio that all pixels under its letters reach but the sparks of the picture. */
  readonly contrast: number
  /** WCAG 1.4.3: letters from 24 px, or bold ones from 18.66 px, need less. */
  readonly needed: 3 | 4.5
}

/** Bright pixels of a picture behind a title: fewer than the dot of an i has, so no stroke is among them. */
const SPARKS = 0.005

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Null: its own colour. */
const paint = (title: Locator, colour: string | null) =>
  title.evaluate((heading, ink) => {
    for (const part of [heading, ...heading.querySelectorAll<HTMLElement>('*')])
      part.style.setProperty('color', ink, 'important')
  }, colour)

/** The title's pixels, three bytes each, as drawn in a colour. */
async function drawnIn(title: Locator, colour: string): Promise<Buffer> {
  await paint(title, colour)
  return sharp(await title.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Null for a title whose letters are only in a logo. */
async function measuredTitle(title: Locator): Promise<Title | null> {
  const { text, colour, size, weight } = await title.evaluate((heading) => {
    const { color, fontSize, fontWeight } = getComputedStyle(heading)
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return {
      text: heading.textContent ?? '',
      colour: [red, green, blue],
      size: Number.parseFloat(fontSize),
      weight: Number(fontWeight),
    }
  })
  const black = await drawnIn(title, '#000')
  const white = await drawnIn(title, '#fff')
  const ground = await drawnIn(title, 'transparent')
  await paint(title, null)
  const ink = luminance(colour)
  const ratios: number[] = []
  for (let at = 0; at < ground.length; at += 3) {
    const isCovered = (white[at] ?? 0) - (black[at] ?? 0) > 127
    if (isCovered) ratios.push(contrast(ink, luminance([...ground.subarray(at, at + 3)])))
  }
  ratios.sort((a, b) => a - b)
  const worst = ratios[Math.floor(ratios.length * SPARKS)]
  if (worst === undefined && (await title.locator('img').count()) > 0) return null
  return {
    text,
    contrast: worst ?? 0,
    needed: size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5,
  }
}

/** Waits for the pictures of the first view; another width may request others. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )

/** Titles of an open page, at a width, that are too faint on what is behind them. */
export async function faintTitles(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  await hydrated(page)
  await pictured(page)
  const faults: string[] = []
  for (const title of await page.getByRole('heading', { level: 1 }).filter({ visible: true }).all()) {
    const found = await measuredTitle(title)
    if (found && found.contrast < found.needed)
      faults.push(`${width} px: ${found.contrast.toFixed(2)} of ${found.needed} behind “${found.text}”`)
  }
  return faults
}
