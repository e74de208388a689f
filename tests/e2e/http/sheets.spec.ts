import { expect, test } from '@playwright/test'
import { type RouteKind, routes } from '../../../config/routes.ts'
import { siteIds, sites } from '../../../config/sites.ts'
import { requestSite } from '../http.ts'
import { pagesOfEachKind } from '../sample.ts'

const classesOfSheet = (css: string) => [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
const classesOfPage = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
const linkedSheets = (html: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    /rel="stylesheet"/.test(tag) ? [/href="([^"]+)"/.exec(tag)?.[1] ?? ''] : [],
  )

test('each page links the sheets of the classes that it uses', async () => {
  const sheets = new Map<string, readonly string[]>()
  const pages: {
    readonly page: string
    readonly used: ReadonlySet<string>
    readonly linked: readonly string[]
  }[] = []
  const seen = new Set<RouteKind>()
  for (const site of siteIds) {
    for (const { kind, path } of await pagesOfEachKind(site, sites[site].languages[0])) {
      if (seen.has(kind) || routes[kind].signedIn) continue
      const { status, body } = await requestSite(site, path)
      if (status !== 200) continue
      seen.add(kind)
      const linked = linkedSheets(body)
      for (const sheet of linked)
        if (!sheets.has(sheet)) sheets.set(sheet, classesOfSheet((await requestSite(site, sheet)).body))
      pages.push({ page: `${site} ${path}`, used: classesOfPage(body), linked })
    }
  }
  expect(pages.length).toBeGreaterThan(40)
  const styled = new Set([...sheets.values()].flat())
  const without = pages.flatMap(({ page, used, linked }) => {
    const there = new Set(linked.flatMap((sheet) => sheets.get(sheet) ?? []))
    return [...used].filter((name) => styled.has(name) && !there.has(name)).map((name) => `${page}: ${name}`)
  })
  expect(without).toEqual([])
})

test('until the text face is loaded, bold text has a bold fallback', async () => {
  const { body } = await requestSite('fr', '/')
  const sheets = await Promise.all(
    linkedSheets(body).map(async (sheet) => (await requestSite('fr', sheet)).body),
  )
  const standIns = sheets.join('').match(/@font-face\{[^}]*Figtree Fallback[^}]*\}/g) ?? []
  const weights = standIns.map((face) => [
    /font-weight:([\d ]+)/.exec(face)?.[1],
    face.includes('Arial Bold'),
  ])
  expect(weights).toEqual([
    ['100 599', false],
    ['600 900', true],
  ])
})
