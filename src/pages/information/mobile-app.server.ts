import { encode } from 'uqr'
import { mobileApp } from '#config/mobile-app.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { storeLinks } from '../../editorial/information-blocks.server.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { MobileAppPage } from '../../page-models/information.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { showCard } from '../../programme/show-card.ts'
import { orderShows } from '../../programme/show-order.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument, mobileApplication } from '../../seo/json-ld.ts'

/** Number of screens. */
const SCREENS = 6

async function filmsOfTheWeek(composition: Composition): Promise<MobileAppPage['shows']> {
  const { api, edition, formats, t } = composition
  const [shows, books] = await Promise.all([
    optionalList(composition, api.shows({ language: edition.language })),
    loadBooks(composition),
  ])
  const playing = shows.filter(
    (show) => show.released && show.bookable && show.poster !== null && isMovieShow(show, null),
  )
  const ranked = orderShows(
    playing.map((show) => ({ ...show, order: show.orders.home ?? show.orders.default })),
    { selected: new Set(), upsell: new Set(), collator: formats.collator, sorted: false },
  )
  return ranked.slice(0, SCREENS).map((show) => showCard(show, { edition, formats, t, tags: books.tags }))
}

function codeOf(address: string): MobileAppPage['code'] {
  const { size, data } = encode(address, { border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** Screens without films are left out; nothing else depends on a source. */
export async function composeMobileApp(composition: Composition): Promise<PageResult<MobileAppPage>> {
  const { api, edition } = composition
  const appText = translateIn(edition.i18n, 'mobile-app')
  const [shows, cinemas] = await Promise.all([
    filmsOfTheWeek(composition),
    optionalList(composition, api.cinemas({ language: edition.language })),
  ])
  const stores = storeLinks(composition)
  const seo = pageSeo(composition, { kind: 'mobileApp' })
  composition.context.jsonLd.push(
    asDocument(
      mobileApplication({
        url: absolute(edition.origin, seo.canonical),
        name: mobileApp.name,
        description: seo.description,
        systems: `iOS ${mobileApp.systems.ios}+, Android ${mobileApp.systems.android}+`,
        downloads: [stores.ios, stores.android].map(({ href }) => absolute(edition.origin, href)),
        currency: edition.site.currency,
      }),
    ),
  )
  const page: MobileAppPage = {
    stores,
    systems: mobileApp.systems,
    shows,
    cinema: cinemas[0]?.name ?? null,
    installable: edition.flags.serviceWorker,
    code: codeOf(absolute(edition.origin, seo.canonical)),
    breadcrumb: breadcrumb(composition, [link(appText('crumb'), seo.canonical)]),
  }
  return { outcome: 'found', page, seo }
}
