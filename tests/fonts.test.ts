import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder, letters, makeFonts } from '../scripts/fonts.mjs'

/** Bytes of the faces that every page preloads. */
const LIMIT = 35 * 1024

describe('the faces of the first view', () => {
  it('are those that `npm run fonts` makes', { tags: ['rest'], timeout: 60_000 }, async () => {
    for (const [name, content] of await makeFonts())
      expect(content.equals(readFileSync(join(folder, name))), name).toBe(true)
  })

  it('weigh 35 KB at most', () => {
    const bytes = ['archivo.woff2', 'figtree.woff2'].map((name) => readFileSync(join(folder, name)).length)
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(LIMIT)
  })

  it.each(['fr', 'en', 'de', 'nl'])('have the letters of all texts and numbers in %s', (language) => {
    const texts = globSync(`locales/${language}/*.json`).map((file) => readFileSync(file, 'utf8'))
    const numbers = [
      new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(-12_345.6),
      new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(0),
    ]
    const missing = new Set([...texts, ...numbers].join('').match(/[\p{L}\p{Zs}\p{Sc}]/gu))
    for (const letter of letters) missing.delete(letter)
    expect([...missing]).toEqual([])
  })
})
