import { formatsOf } from '@marquee/i18n/format.ts'
import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { defaultFlags, type FlagValues } from '#config/flags.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { toCinemaDetail, wireCinemaDetail } from '#models/cinema-detail.ts'
import { toCity, wireCity } from '#models/city.ts'
import {
  toSchedule,
  toShowCinemas,
  type WireSchedule,
  wireSchedule,
  wireShowCinemas,
} from '#models/schedule.ts'
import { toSettings, wireSettings } from '#models/settings.ts'
import { toShowDetail, type WireShowDetail, wireShowDetail } from '#models/show-detail.ts'
import { toShowtime, type WireShowtime, wireShowtime } from '#models/showtime.ts'
import { todayIn } from '#models/site-clock.ts'
import { toTag, type WireTag, wireTag } from '#models/tag.ts'
import type { SharedClientHost } from '../api/client-host.ts'
import { type ContentApi, createContentApi } from '../api/content-api.ts'
import { type CallName, callNames, contract } from '../api/contract.ts'
import type { PageResult, PageSeo } from '../page-models/page-result.ts'
import { type Composition, editionIn } from './composition.server.ts'
import { parseFilters } from './filters.ts'
import { translateIn } from './labels.ts'
import { connectSources } from './sources.server.ts'

export const NOON = Date.parse('2026-11-20T12:00:00+01:00')

export const aShow = (slug: string, more: Partial<WireShowDetail> = {}) =>
  toShowDetail(wireShowDetail.parse({ slug, title: slug, ...more }))

export const aShowtime = (time: string, more: Partial<WireShowtime> = {}) =>
  toShowtime(
    wireShowtime.parse({ time: `2026-11-20 ${time}:00`, version: 'vf', status: 'available', ...more }),
  )

export const aCinema = (slug: string, more: object = {}) =>
  toCinemaDetail(wireCinemaDetail.parse({ slug, name: slug, status: true, ...more }))

export const aCity = (slug: string, cinemas: readonly string[]) =>
  toCity(wireCity.parse({ slug, name: slug, cinemas, hasPage: true }))

export const aTag = (slug: string, more: Partial<WireTag> = {}) =>
  toTag(wireTag.parse({ slug, title: slug.toUpperCase(), ...more }))

export const someShowCinemas = (wire: object) => toShowCinemas(wireShowCinemas.parse(wire))

export const someSettings = (wire: object) => toSettings(wireSettings.parse(wire))

export const aSchedule = (wire: WireSchedule) => toSchedule(wireSchedule.parse(wire))

/** The content API of a source with these responses; its other calls are not found. */
export function someContent(responses: Partial<Record<CallName, unknown>>): ContentApi {
  const known = new Map<unknown, unknown>(callNames.map((name) => [contract[name], responses[name]]))
  return createContentApi({
    source: {
      async read(call) {
        const response = known.get(call)
        if (response === undefined) throw new NotFoundError('not in this test')
        const parsed = call.parse(response)
        if (!parsed.ok) throw new Error(parsed.reason)
        if (parsed.model === null || parsed.model === undefined) throw new NotFoundError('none')
        return { model: parsed.model, skipped: parsed.skipped, bytes: 0, stale: false }
      },
    },
  })
}

/** A call whose source fails. */
export const down = () => Promise.reject(new UnavailableError('down'))

/** The page of a result that must be found. */
export function found<Page>(result: PageResult<Page>): {
  readonly outcome: 'found'
  readonly page: Page
  readonly seo: PageSeo
} {
  if (result.outcome !== 'found') throw new Error(result.outcome)
  return result
}

/** The result of a page that has another address. */
export const movedTo = (path: string) => ({ outcome: 'moved', path })

/** The text with plain spaces instead of non-breaking ones. */
export const plain = (text: string | null | undefined): string | undefined => text?.replace(/\s/g, ' ')

/** Connects sources that reject, for compositions that also load the site-wide programme. */
export function connectNoProgramme(): void {
  connectSources(Object.fromEntries(siteIds.map((site) => [site, { read: down }])))
}

interface FixtureOptions {
  readonly site?: SiteId
  readonly language?: Language
  readonly slug?: string
  readonly filters?: string
  readonly now?: number
  /** Overrides of the site's defaults. */
  readonly flags?: Partial<FlagValues>
  readonly clientHost?: Partial<SharedClientHost>
  readonly ownClientArea?: boolean
}

/** A composition over a partial API; calls that `api` does not define reject with NotFoundError. */
export function aComposition(
  api: Partial<ContentApi>,
  {
    site = 'fr',
    language = 'fr',
    slug = '',
    filters,
    now = NOON,
    flags = {},
    clientHost = {},
    ownClientArea = true,
  }: FixtureOptions = {},
): Composition {
  const edition = editionIn(
    sites[site],
    language,
    { ...defaultFlags(site), ...flags },
    `http://${sites[site].hosts.local}:3000`,
  )
  const missing = () => Promise.reject(new NotFoundError('not in this test'))
  return {
    api: new Proxy(api, { get: (calls, name) => Reflect.get(calls, name) ?? missing }) as ContentApi,
    clientHost: { subscriptionOffers: missing, permanentAutopromo: missing, ...clientHost },
    edition,
    context: {
      tags: new Set(),
      jsonLd: [],
      foreignHost: false,
      stale: false,
      deadline: Infinity,
      clientOrigin: `http://client.${sites[site].hosts.local}:3000`,
      ownClientArea,
    },
    now,
    today: todayIn(edition.site.timeZone, now),
    slug,
    filters: parseFilters(filters),
    formats: formatsOf(language, edition.site),
    t: translateIn(edition.i18n, 'programme'),
  }
}
