import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Compressed JavaScript in bytes that a page may add to what every page loads. */
const BUDGET = 25 * 1024
/** Chunks that any page fetches once it is calm, with the budget of each in bytes. */
const LATER: Readonly<Record<string, number>> = { 'calm-page': 35 * 1024, 'calm-wishes': 1024 }

const routes = new Set(
  readdirSync(new URL('../../../src/routes/', import.meta.url)).map((file) => file.replace('.tsx', '')),
)
const assets = new URL('../../../dist/client/assets/', import.meta.url)
const code = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(new URL(name, assets), 'utf8')] as const),
)

const named = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map(([, name = '']) => name).filter((name) => code.has(name))
const statics = (name: string) => named(code.get(name) ?? '', /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
const onDemand = (name: string) => named(code.get(name) ?? '', /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)

function closure(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of statics(name)) closure(other, seen)
  }
  return seen
}

test('each page adds at most 25 KB of compressed JavaScript to the shared code', { tag: '@quick' }, () => {
  const entry = [...code.keys()].find((name) => name.startsWith('index-') && onDemand(name).length > 20)
  expect(entry, 'the entry, which knows every page').toBeDefined()
  const everywhere = closure(entry ?? '')
  const nameOf = (file: string) => file.replace(/-.{7}\.js$/, '')
  const pages = [...onDemand(entry ?? '')].map((file) => {
    const page = nameOf(file)
    const own = [...closure(file)].filter((name) => !everywhere.has(name))
    return { page, size: own.reduce((sum, name) => sum + gzipSync(code.get(name) ?? '').byteLength, 0) }
  })
  const budgetOf = (name: string) => (routes.has(name) ? BUDGET : LATER[name])
  const bounded = pages.filter(({ page }) => budgetOf(page) !== undefined).toSorted((a, b) => b.size - a.size)
  console.log(
    bounded
      .slice(0, 5)
      .map(({ page, size }) => `${page} ${(size / 1024).toFixed(1)} KB`)
      .join(', '),
  )
  expect(bounded.filter(({ page }) => page in LATER)).toHaveLength(Object.keys(LATER).length)
  expect(bounded.length).toBeGreaterThan(40)
  expect(bounded.filter(({ page, size }) => size > (budgetOf(page) ?? 0))).toEqual([])
})

test('the script that measures pages weighs at most 3 KB', { tag: '@quick' }, () => {
  const meter = [...code.keys()].find((name) => name.startsWith('page-vitals-'))
  expect(statSync(new URL(`${meter}.br`, assets)).size).toBeLessThanOrEqual(3 * 1024)
})
