import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { eachOf } from '../e2e/http.ts'
import type { SiteCatalogue } from './day-catalogue.ts'
import { createDayClient } from './day-client.ts'
import { type DayFigures, isPage } from './day-figures.ts'
import type { DayModel } from './day-model.ts'
import type { DayResult } from './day-run.ts'
import { usageOf } from './day-usage.ts'
import { printFigure, printTitle } from './figures.ts'

const REQUESTS = 1_000

/** Requests of a process without a CDN, after the first one of each. */
const MEASURED = {
  'cached page': '/films',
  'cached data of a page': '/_page/shows?language=fr',
  texts: '/assets/i18n/fr/show.json',
  zone: '/api/zone?language=fr',
  flags: '/api/frontend',
} as const

export type KindCosts = Readonly<Record<keyof typeof MEASURED, number>>

/** CPU time of a process in ms per request. */
export async function measureKinds(port: number, pid: number): Promise<KindCosts> {
  const client = createDayClient(port)
  const costs: Partial<Record<keyof typeof MEASURED, number>> = {}
  for (const [kind, path] of Object.entries(MEASURED) as [keyof KindCosts, string][]) {
    const own = { kind, site: 'fr', host: 'fr.localhost', path, encoding: 'br' } as const
    const send = (requests: number) =>
      eachOf([...Array(requests).keys()], 4, async () => void (await client.send(own)))
    await send(40)
    const before = usageOf(pid).own.cpu
    await send(REQUESTS)
    costs[kind] = (usageOf(pid).own.cpu - before) / REQUESTS
  }
  client.close()
  return costs as KindCosts
}

/** Requests a second of each page of a site, when all of its pages together get `rate`. */
function ratesOf(model: DayModel, catalogue: SiteCatalogue, rate: number): readonly number[] {
  const shares: DayModel['entries'] = model.following
  const known = Object.entries(shares).filter(([kind]) => catalogue.has(kind))
  const all = known.reduce((sum, [, share]) => sum + share, 0)
  return known.flatMap(([kind, share]) => {
    const languages = catalogue.get(kind) ?? []
    return languages.flatMap((pages, language) => {
      const weights = pages.map((_, index) => 1 / (index + 1) ** model.popularity)
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const part = languages.length === 1 ? 1 : language === 0 ? model.firstLanguage : 1 - model.firstLanguage
      return weights.map((weight) => (rate * share * part * weight) / all / whole)
    })
  })
}

/** A page is composed when it is requested and older than its fresh time. */
const composedAt = (rates: readonly number[]) =>
  rates.reduce((sum, rate) => sum + rate / (1 + rate * serviceLimits.pageCache.fresh), 0)

interface Measured {
  readonly model: DayModel
  readonly catalogues: ReadonlyMap<SiteId, SiteCatalogue>
  readonly result: DayResult
  readonly figures: DayFigures
  readonly costs: KindCosts
  /** CPU time of a render in ms; from `npm run bench`. */
  readonly render: number
}

const SECONDS_OF_MONTH = 30 * 86_400

/** The cost of `rate` requests a second of every site, from the measured figures. */
export function printArithmetic(
  { model, catalogues, result, figures, costs, render }: Measured,
  rate: number,
) {
  const { received } = result
  const all = rate * siteIds.length
  const shareOf = (fits: (kind: string) => boolean) =>
    received.filter(({ kind }) => fits(kind)).length / received.length
  const pages = shareOf((kind) => isPage({ kind }))
  const data = shareOf((kind) => kind === 'page data')
  const composed = siteIds.reduce((sum, site) => {
    const catalogue = catalogues.get(site) ?? new Map()
    return (
      sum +
      composedAt(ratesOf(model, catalogue, rate * pages)) +
      composedAt(ratesOf(model, catalogue, rate * data))
    )
  }, 0)
  const perSecond = (kind: string) => all * shareOf((each) => each === kind)
  const personal =
    perSecond('zone') * costs.zone + perSecond('flags') * costs.flags + perSecond('texts') * costs.texts
  const visits = (all * result.visits) / received.length
  printTitle(`${rate.toLocaleString('en')} requests a second for each of ${siteIds.length} sites:`)
  const print = (what: string, value: number, unit: string, digits = 0) =>
    printFigure({ what, value, unit, digits })
  print('visits a month, at this rate all day', (visits * SECONDS_OF_MONTH) / 1e6, 'million', 1)
  print('sent to visitors', (all * figures.all.bytes * 8) / received.length / 1e6, 'Mbit/s')
  print('pages and data of pages', all * (pages + data), '/s')
  print('of them composed, that is requested by the CDN', composed, '/s', 1)
  print(
    'zone, flags and texts, which no cache serves',
    perSecond('zone') + perSecond('flags') + perSecond('texts'),
    '/s',
  )
  print('cores for what is composed', (composed * render) / 1_000, '', 2)
  print('cores for zone, flags and texts', personal / 1_000, '', 2)
}
