import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { frameTexts } from '@marquee/i18n/frame-texts.ts'
import { describe, expect, test } from 'vitest'
import type { ModalRecord } from '../features/modals/modal-record.ts'
import { modalRecords } from '../shell/modals/registry.ts'
import { sitePages } from './pages.server.ts'

const src = new URL('../', import.meta.url)
const registry = new URL('shell/modals/registry.ts', src)

const sources = new Map<string, string>()
function sourceOf(file: URL): string {
  const known = sources.get(file.href) ?? readFileSync(file, 'utf8')
  sources.set(file.href, known)
  return known
}

/** Transitive imports. Excludes modals, whose texts are in the registry. */
function drawnIn(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href) || file.pathname.endsWith('/modals/registry.ts') || !existsSync(file)) return seen
  seen.add(file.href)
  const imports = sourceOf(file).matchAll(/(?:^import(?! type)[^'"]*|\bimport\()'(\.[^']+\.tsx?)'/gm)
  for (const [, path = ''] of imports) drawnIn(new URL(path, file), seen)
  return seen
}

const namespacesOf = (file: URL) =>
  new Set(
    [...drawnIn(file)]
      .filter((href) => /\/(pages|features|shell|programme|editorial)\//.test(href))
      .flatMap((href) =>
        [...sourceOf(new URL(href)).matchAll(/useTranslation\('([a-z-]+)'/g)].map(
          ([, namespace = '']) => namespace,
        ),
      ),
  )

const routes = readdirSync(new URL('routes/', src))
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => {
    const text = readFileSync(new URL(`routes/${name}`, src), 'utf8')
    const page = /(?:loadPage|loadRoute)\(([A-Za-z]+)Page,/.exec(text)?.[1]
    const view = /from '(\.\.\/(?:pages|features)\/[^']*-view\.tsx)'/.exec(text)?.[1]
    return page && view ? [[name, page, new URL(view, new URL('routes/', src))] as const] : []
  })

/** Data fetched by modals and parts of pages only. */
const modalData = ['filmCards', 'filmIdentities', 'locator', 'search', 'tonight']

describe('a page loads the texts of its view', () => {
  test('the test covers every page', () => {
    expect([...new Set(routes.map(([, page]) => page)), 'shell', ...modalData].toSorted()).toEqual(
      sitePages.map(({ name }) => name).toSorted(),
    )
  })

  test.each(routes)('%s', (_, page, view) => {
    const loadedTexts: readonly string[] = [
      ...frameTexts,
      ...(sitePages.find(({ name }) => name === page)?.texts ?? []),
    ]
    expect([...namespacesOf(view)].filter((namespace) => !loadedTexts.includes(namespace))).toEqual([])
  })
})

test('the frame loads its own texts', () => {
  const loadedTexts: readonly string[] = frameTexts
  expect(
    [...namespacesOf(new URL('shell/shell.tsx', src))].filter(
      (namespace) => !loadedTexts.includes(namespace),
    ),
  ).toEqual([])
})

test.each(Object.entries(modalRecords))(
  'the modal %s loads its own texts',
  (id, { texts = [] }: ModalRecord) => {
    const path = new RegExp(`\\b${id}: modal\\(\\{\\s*load: \\(\\) =>\\s*import\\(\\s*'([^']+)'`).exec(
      readFileSync(registry, 'utf8'),
    )?.[1]
    const file = new URL(path ?? '', registry)
    expect(existsSync(file) && file.href).toMatch(/-modal\.tsx$/)
    const loadedTexts: readonly string[] = [...frameTexts, ...texts]
    expect([...namespacesOf(file)].filter((namespace) => !loadedTexts.includes(namespace))).toEqual([])
  },
)
