import { environmentOf } from '#config/environments.ts'
import { routes } from '#config/routes.ts'
import type { Language, SiteEnvironment } from '#config/types.ts'
import type { LinkContext } from '../../document/edition.ts'
import type { CinemaTrackingModel, ItemTrackingModel, ShowTrackingModel } from '../../page-models/tracking.ts'
import type { SeenPage } from './seen-page.ts'

interface Sender {
  readonly country: string
  readonly platform_type: 'web-desktop' | 'web-mobile'
}

export interface PageView extends Sender {
  readonly event: 'virtualPageview'
  /** Page type and the subject's slug: `Cinema/lyon-bellecour`. */
  readonly page_name: string
  readonly page_category: string
  readonly language: Language
  readonly site_env: SiteEnvironment
  readonly page_error: '404' | '410' | '500' | '503' | null
  readonly private_mode: boolean
  readonly show: ShowTrackingModel | null
  readonly cinema: CinemaTrackingModel | null
  readonly city: ItemTrackingModel | null
  readonly season: ItemTrackingModel | null
  readonly article: ItemTrackingModel | null
}

export interface AnalyticsItem {
  readonly item_name: string
  readonly item_id: string
  readonly item_category: 'ticket'
}

export interface Promotion {
  readonly promotion_name: string
  readonly creative_name: string
  readonly items: readonly AnalyticsItem[]
}

export interface PromotionEvent extends Sender, Promotion {
  readonly event: 'view_promotion' | 'select_promotion'
}

export interface ClientKnown extends Sender {
  readonly event: 'client_known'
  /** SHA-256 of the lower-case address, in hex. */
  readonly email_hash: string
}

export interface VariantViewed extends Sender {
  readonly event: 'view_variant'
  readonly feature_name: string
  readonly variant_name: string
}

export type DataLayerEvent = PageView | PromotionEvent | ClientKnown | VariantViewed

const senderOf = ({ site }: Pick<LinkContext, 'site'>, isDesktop: boolean): Sender => ({
  country: site.region.toUpperCase(),
  platform_type: isDesktop ? 'web-desktop' : 'web-mobile',
})

interface Device {
  readonly isDesktop: boolean
  readonly isPrivate: boolean
}

type Subjects = Pick<PageView, 'show' | 'cinema' | 'city' | 'season' | 'article'>

/** A data layer retains values that an event does not overwrite, so each event has all of them. */
const noSubject: Subjects = { show: null, cinema: null, city: null, season: null, article: null }

export function pageView(
  page: SeenPage,
  edition: Pick<LinkContext, 'site' | 'language' | 'origin'>,
  { isDesktop, isPrivate }: Device,
): PageView {
  const absent = page.error === '404' || page.error === '410'
  const category = page.kind === undefined || absent ? 'NotFound' : routes[page.kind].pageType
  const subjects: Subjects = { ...noSubject, ...page.tracking }
  const { slug } = Object.values(subjects).find((subject) => subject !== null) ?? { slug: page.item }
  return {
    event: 'virtualPageview',
    ...senderOf(edition, isDesktop),
    page_name: absent || slug === undefined ? category : `${category}/${slug}`,
    page_category: category,
    language: edition.language,
    site_env: environmentOf(new URL(edition.origin).hostname),
    page_error: page.error,
    private_mode: isPrivate,
    ...subjects,
  }
}

const promotion =
  (event: PromotionEvent['event']) =>
  (promoted: Promotion, edition: Pick<LinkContext, 'site'>, isDesktop: boolean): PromotionEvent => ({
    event,
    ...senderOf(edition, isDesktop),
    ...promoted,
  })

export const promotionViewed = promotion('view_promotion')
export const promotionSelected = promotion('select_promotion')

export const clientKnown = (
  emailHash: string,
  edition: Pick<LinkContext, 'site'>,
  isDesktop: boolean,
): ClientKnown => ({
  event: 'client_known',
  ...senderOf(edition, isDesktop),
  email_hash: emailHash,
})

export const variantViewed = (
  feature: string,
  variant: string,
  { edition, isDesktop }: { readonly edition: Pick<LinkContext, 'site'>; readonly isDesktop: boolean },
): VariantViewed => ({
  event: 'view_variant',
  ...senderOf(edition, isDesktop),
  feature_name: feature,
  variant_name: variant,
})
