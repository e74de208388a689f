import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Bytes of compressed JavaScript that a page may add to what every page has. */
const BUDGET = 25 * 1024
/** Fetched once a page has been calm for a while, whatever page it is: the words it begins with, and the bytes that it may have. */
const LATER = { name: 'follow-flags-', budget: 35 * 1024 }

const assets = new URL('../../../dist/client/assets/', import.meta.url)
const code = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(new URL(name, assets), 'utf8')] as const),
)

const named = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = '']) => name).filter((name) => code.has(name))
const statics = (name: string) => named(code.get(name) ?? '', /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
const onDemand = (name: string) => named(code.get(name) ?? '', /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)

/** A file and everything that comes with it at once. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of statics(name)) closure(other, seen)
  }
  return seen
}

test('each page adds at most 25 KB of compressed JavaScript to what every page has', () => {
  const entry = [...code.keys()].find((name) => name.startsWith('index-') && onDemand(name).length > 20)
  expect(entry, 'the entry, which knows every page').toBeDefined()
  const frame = [...code.keys()].find((name) => name.startsWith('language-') && onDemand(entry ?? '').includes(name))
  const everywhere = new Set(
    [...closure(entry ?? ''), ...onDemand(entry ?? '').filter((name) => name === frame)].flatMap((name) => [...closure(name)]),
  )
  const pages = onDemand(entry ?? '').map((page) => {
    const own = [...closure(page)].filter((name) => !everywhere.has(name))
    return { page, size: own.reduce((sum, name) => sum + gzipSync(code.get(name) ?? '').byteLength, 0) }
  })
  console.log(
    pages
      .toSorted((a, b) => b.size - a.size)
      .slice(0, 5)
      .map(({ page, size }) => `${page} ${(size / 1024).toFixed(1)} KB`)
      .join(', '),
  )
  const isLater = ({ page }: { readonly page: string }) => page.startsWith(LATER.name)
  expect(pages.filter(isLater)).toHaveLength(1)
  expect(pages.filter((each) => each.size > (isLater(each) ? LATER.budget : BUDGET))).toEqual([])
})
