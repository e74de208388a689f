import type { FlagModel, LinkModel, PictureModel, TrailerModel } from './parts.ts'

/** `booking` leads to tickets. */
export interface CtaModel extends LinkModel {
  readonly kind: 'yellow' | 'black' | 'booking'
}

export interface PushModel {
  readonly key: string
  readonly title: string
  readonly href: string | null
  readonly text: string
  readonly picture: PictureModel | null
  readonly logo: PictureModel | null
  /** `Film`, `Offer`; null for unknown types. */
  readonly type: string | null
  readonly flag: FlagModel | null
  /** Paid content: must be labelled. */
  readonly sponsored: boolean
  readonly cta: CtaModel | null
  /** Plays in a modal; without JavaScript `href` leads to the page that plays it. */
  readonly trailer: { readonly video: TrailerModel; readonly href: string } | null
}

export interface HeaderPushModel {
  readonly title: string
  readonly text: string
  readonly sponsored: boolean
  readonly link: LinkModel | null
}
