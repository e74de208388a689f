import { environmentOf } from '../../config/environments.ts'
import { routes } from '../../config/routes.ts'
import type { Language, SiteEnvironment } from '../../config/types.ts'
import type { Edition } from '../edition.ts'
import type { ShowTrackingModel } from '../page-data/models/tracking.ts'
import type { SeenPage } from './seen-page.ts'

/** In every event. */
interface Sender {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  readonly platform_type: 'web-desktop' | 'web-mobile'
}

export interface PageView extends Sender {
  readonly event: 'virtualPageview'
  readonly page_name: string
  /** Page type of the route table. */
  readonly page_category: string
  readonly language: Language
  readonly site_env: SiteEnvironment
  readonly page_error: '404' | '410' | '500' | '503' | null
  readonly private_mode: boolean
  readonly show: ShowTrackingModel | null
}

export interface Item {
  readonly item_name: string
  readonly item_id: string
  readonly item_category: 'ticket'
}

export interface Promotion {
  readonly promotion_name: string
  readonly creative_name: string
  readonly items: readonly Item[]
}

export interface PromotionSelected extends Sender, Promotion {
  readonly event: 'select_promotion'
}

/** A client is signed in: a hash of the e-mail address, never the address. */
export interface ClientKnown extends Sender {
  readonly event: 'client_known'
  /** SHA-256 of the address in lower case, in hexadecimal digits. */
  readonly email_hash: string
}

export type DataLayerEvent = PageView | PromotionSelected | ClientKnown

type Place = Pick<Edition, 'site' | 'language' | 'origin'>

const senderOf = ({ site }: Pick<Place, 'site'>, isDesktop: boolean): Sender => ({
  country: site.region.toUpperCase(),
  platform_type: isDesktop ? 'web-desktop' : 'web-mobile',
})

interface Device {
  readonly isDesktop: boolean
  readonly isPrivate: boolean
}

export function pageView(page: SeenPage, place: Place, { isDesktop, isPrivate }: Device): PageView {
  const absent = page.error === '404' || page.error === '410'
  const kind = absent ? undefined : page.kind
  return {
    event: 'virtualPageview',
    ...senderOf(place, isDesktop),
    page_name: kind ?? 'notFound',
    page_category: kind ? routes[kind].pageType : 'NotFound',
    language: place.language,
    site_env: environmentOf(new URL(place.origin).hostname),
    page_error: page.error,
    private_mode: isPrivate,
    show: page.show,
  }
}

export const promotionSelected = (promotion: Promotion, place: Pick<Place, 'site'>, isDesktop: boolean): PromotionSelected => ({
  event: 'select_promotion',
  ...senderOf(place, isDesktop),
  ...promotion,
})

export const clientKnown = (emailHash: string, place: Pick<Place, 'site'>, isDesktop: boolean): ClientKnown => ({
  event: 'client_known',
  ...senderOf(place, isDesktop),
  email_hash: emailHash,
})
