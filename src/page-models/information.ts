import type { LinkModel, PictureModel, ShowCardModel } from './parts.ts'
import type { CtaModel } from './teasers.ts'

export interface BlockItemModel {
  /** Fragment, without `#`. */
  readonly anchor: string
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string | null
  readonly picture: PictureModel | null
  readonly cta: CtaModel | null
}

interface CardsBlock<Kind extends string> {
  readonly kind: Kind
  readonly title: string | null
  /** Sanitised HTML. */
  readonly text: string | null
  readonly items: readonly BlockItemModel[]
}

export type BlockModel =
  | CardsBlock<'explanation'>
  | CardsBlock<'mosaic'>
  | CardsBlock<'listing'>
  | (CardsBlock<'mobileApp'> & { readonly app: LinkModel | null; readonly stores: readonly LinkModel[] })
  | {
      readonly kind: 'cinemas'
      readonly title: string
      readonly cities: readonly { readonly name: string; readonly cinemas: readonly LinkModel[] }[]
    }
  | { readonly kind: 'shows'; readonly title: string; readonly shows: readonly ShowCardModel[] }
  | {
      readonly kind: 'guest'
      readonly title: string
      readonly name: string
      readonly text: string | null
      readonly picture: PictureModel | null
    }

export type BlockOf<Kind extends BlockModel['kind']> = Extract<BlockModel, { kind: Kind }>
export type BlockKind = BlockModel['kind']

/** A page of editors' blocks, or a printable document. */
export interface InformationPage {
  readonly title: string
  readonly subtitle: string | null
  /** Sanitised HTML. */
  readonly text: string | null
  readonly backdrop: PictureModel | null
  readonly logo: PictureModel | null
  readonly cta: CtaModel | null
  readonly isDocument: boolean
  readonly contentsTitle: string
  readonly blocks: readonly BlockModel[]
  readonly breadcrumb: readonly LinkModel[]
}

export interface MobileAppPage {
  readonly stores: { readonly ios: LinkModel; readonly android: LinkModel }
  readonly systems: { readonly ios: string; readonly android: string }
  /** Films of the week, for the app screens derived from them. */
  readonly shows: readonly ShowCardModel[]
  readonly cinema: string | null
  /** The site has a service worker. */
  readonly installable: boolean
  /** The page's own address as a QR code, for a phone's camera: modules a side, and the dark ones as a path. */
  readonly code: { readonly size: number; readonly path: string }
  readonly breadcrumb: readonly LinkModel[]
}
