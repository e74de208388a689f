import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test'
import { type RouteKind, routeKinds } from '#config/routes.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { undecided } from '../consent-state.ts'
import { originOf, untilAvailable } from '../http.ts'
import { faultsForAxe, faultsForReaders, faultsInView, type Theme, watch } from '../inspect.ts'
import { alike, type SamplePage, samplePages } from '../sample.ts'
import { hydrated } from '../visitor.ts'

test.use({ storageState: undecided })

const widths = [390, 820, 1440] as const
const themes: readonly (readonly [Theme, Theme])[] = [
  ['light', 'dark'],
  ['dark', 'light'],
]

/** Rotates the values, starting at another one each turn. */
const turned = <Value>(values: readonly Value[], turn: number) => [
  ...values.slice(turn % values.length),
  ...values.slice(0, turn % values.length),
]

/** Loads a page, and retries if the server was too busy; console messages of failed attempts are dropped. */
const load = (go: () => Promise<Response | null>, errors: string[]) =>
  untilAvailable(
    () => {
      errors.length = 0
      return go()
    },
    (response) => ({ status: response?.status() ?? 0, headers: response?.headers() ?? {} }),
  )

interface Look {
  readonly order: readonly number[]
  readonly colours: readonly [Theme, Theme]
}

async function faultsAtWidths(page: Page, address: string, { order, colours }: Look): Promise<string[]> {
  const errors = await watch(page)
  const faults: string[] = []
  for (const [index, width] of order.entries()) {
    await page.setViewportSize({ width, height: 900 })
    // Layouts are the same in both themes; colours are for axe.
    const theme = colours[index % 2] ?? 'light'
    await page.emulateMedia({ colorScheme: theme })
    // The other widths are reached by resizing, as when a phone is turned. Every site starts with
    // another width, so that each kind is loaded at each.
    if (index === 0) await load(() => page.goto(address, { waitUntil: 'networkidle' }), errors)
    await hydrated(page)
    faults.push(
      ...(await faultsInView(page, errors.splice(0))).map((fault) => `${width} px, ${theme}: ${fault}`),
    )
  }
  return faults
}

/** Faults that `use` finds in a new page. */
async function faultsOfPage(
  context: BrowserContext,
  use: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await context.newPage()
  const faults = await use(page)
  await page.close()
  return faults
}

let loading: Promise<ReadonlyMap<SiteId, readonly SamplePage[]>> | undefined

const pagesOfSites = () =>
  (loading ??= Promise.all(siteIds.map(async (site) => [site, await samplePages(site)] as const)).then(
    (entries) => new Map(entries),
  ))

/** A page of the kind, on a site that changes with the kind: together all sites and languages. */
async function pageOf(
  kind: RouteKind,
): Promise<{ readonly site: SiteId; readonly path: string } | undefined> {
  const found = [...(await pagesOfSites())].flatMap(([site, pages]) =>
    pages.filter((page) => page.kind === kind).map(({ path }) => ({ site, path })),
  )
  return found[routeKinds.indexOf(kind) % Math.max(1, found.length)]
}

const BATCHES = 2
for (const batch of Array.from({ length: BATCHES }, (_, index) => index)) {
  const kinds = routeKinds
    .filter((kind) => !alike.includes(kind))
    .filter((_, index) => index % BATCHES === batch)
  test(`a page of each view has no faults at a width and in a theme, ${batch + 1} of ${BATCHES}`, async ({
    context,
  }) => {
    test.setTimeout(30_000 + kinds.length * 20_000)
    const faults: string[] = []
    for (const [index, kind] of kinds.entries()) {
      const shown = await pageOf(kind)
      if (!shown) continue
      const turn = index + batch
      const order = turn % 2 === 0 ? [390] : [1440]
      const colours = themes[Math.floor(turn / 2) % 2] ?? ['light', 'dark']
      const address = originOf(shown.site) + shown.path
      const found = await faultsOfPage(context, async (page) => [
        ...(await faultsAtWidths(page, address, { order, colours })),
        ...(await faultsForAxe(page)),
      ])
      faults.push(...found.map((fault) => `${kind} ${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

for (const [turn, site] of siteIds.entries()) {
  test(`${site}: a page of each kind has no faults at any width, in changing themes`, {
    tag: '@exhaustive',
  }, async ({ context }) => {
    const pages = (await pagesOfSites()).get(site) ?? []
    test.setTimeout(20_000 + pages.length * 20_000)
    const faults: string[] = []
    for (const [index, { kind, path }] of pages.entries()) {
      const order = turned(widths, index + turn)
      const colours = themes[index % 2] ?? ['light', 'dark']
      const address = originOf(site) + path
      const found = await faultsOfPage(context, async (page) => [
        ...(await faultsAtWidths(page, address, { order, colours })),
        ...(await faultsForReaders(page, colours)),
      ])
      faults.push(...found.map((fault) => `${kind} ${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
