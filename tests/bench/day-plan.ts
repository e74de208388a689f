import { type SiteId, siteIds } from '#config/sites.ts'
import { chanceFrom } from '../../demo/chance.ts'
import type { CataloguePage, SiteCatalogue } from './day-catalogue.ts'
import type { DayModel, Device, Update } from './day-model.ts'

export interface PlannedPage {
  readonly page: CataloguePage
  /** Milliseconds after the page before. */
  readonly after: number
}

export interface PlannedVisit {
  /** Milliseconds from the start of the day. */
  readonly at: number
  readonly site: SiteId
  readonly device: Device
  readonly isNew: boolean
  readonly isSignedIn: boolean
  readonly interacts: boolean
  readonly pages: readonly PlannedPage[]
}

export interface PlannedDay {
  readonly visits: readonly PlannedVisit[]
  readonly updates: readonly (Update & { readonly at: number })[]
  /** Milliseconds from the start of the day. */
  readonly deployAt: number
}

type Chance = () => number

/** An entry of a list by weight. */
function pick<Item>(chance: Chance, entries: readonly (readonly [Item, number])[]): Item {
  let left = chance() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of entries) {
    left -= weight
    if (left < 0) return item
  }
  const [last] = entries.at(-1) ?? []
  if (last === undefined) throw new Error('Nothing to choose from')
  return last
}

/** Rank of a page among `count` by Zipf's law; the inverse of its continuous form. */
const zipfRank = (chance: Chance, count: number, exponent: number): number =>
  exponent === 1
    ? Math.floor((count + 1) ** chance()) - 1
    : Math.floor((1 + chance() * ((count + 1) ** (1 - exponent) - 1)) ** (1 / (1 - exponent))) - 1

function pageOf(chance: Chance, model: DayModel, catalogue: SiteCatalogue, kinds: DayModel['entries']) {
  const known = Object.entries(kinds).filter(([kind]) => catalogue.has(kind))
  const byLanguage = catalogue.get(pick(chance, known)) ?? []
  const pages = byLanguage[chance() < model.firstLanguage ? 0 : 1] ?? byLanguage[0] ?? []
  const page = pages[Math.min(pages.length - 1, zipfRank(chance, pages.length, model.popularity))]
  if (!page) throw new Error('The sitemap has no such page')
  return page
}

/** Time of the day at which a share of its visits has begun. */
function momentOf(model: DayModel, share: number, milliseconds: number): number {
  const hour = milliseconds / model.hours.length
  let left = share * model.hours.reduce((sum, visits) => sum + visits, 0)
  for (const [index, visits] of model.hours.entries()) {
    if (left < visits) return (index + left / visits) * hour
    left -= visits
  }
  return milliseconds
}

function visitAt(
  chance: Chance,
  model: DayModel,
  catalogues: ReadonlyMap<SiteId, SiteCatalogue>,
  at: number,
) {
  const site = pick(
    chance,
    siteIds.map((id) => [id, model.sites[id] ?? 0]),
  )
  const catalogue = catalogues.get(site) ?? new Map()
  const device = pick(
    chance,
    model.devices.map((each) => [each, each.share]),
  )
  const count = pick(
    chance,
    model.pagesPerVisit.map((share, index) => [index + 1, share]),
  )
  const { from, to } = model.reading
  const entry = pageOf(chance, model, catalogue, model.entries)
  const further = Array.from({ length: count - 1 }, () => ({
    page: pageOf(chance, model, catalogue, model.following),
    after: from + chance() * (to - from),
  }))
  return {
    at,
    site,
    device,
    isNew: chance() < model.newVisitors,
    isSignedIn: device.loadsFiles && chance() < model.signedIn,
    interacts: device.loadsFiles && chance() < model.interacting,
    pages: [{ page: entry, after: 0 }, ...further],
  }
}

export interface DaySize {
  readonly visits: number
  /** Seconds of the whole day. */
  readonly seconds: number
  readonly seed: string
}

/** The same for the same seed and catalogues. */
export function planDay(
  model: DayModel,
  catalogues: ReadonlyMap<SiteId, SiteCatalogue>,
  { visits, seconds, seed }: DaySize,
): PlannedDay {
  const chance = chanceFrom(seed)
  const day = seconds * 1_000
  const at = (hour: number) => (hour / model.hours.length) * day
  const begins = Array.from({ length: visits }, () => momentOf(model, chance(), day)).toSorted(
    (a, b) => a - b,
  )
  return {
    visits: begins.map((begin) => visitAt(chance, model, catalogues, begin)),
    updates: model.updates.map((update) => ({ ...update, at: at(update.hour) })),
    deployAt: at(model.deploy.hour),
  }
}
