import type { FlagModel, LinkModel, PictureModel, TrailerModel } from './parts.ts'

/** A button of the editors. `booking` leads to tickets. */
export interface CtaModel extends LinkModel {
  readonly kind: 'yellow' | 'black' | 'booking'
}

/** A teaser that editors place on a page, in its full form. */
export interface PushModel {
  readonly key: string
  readonly title: string
  /** Where the title leads; null where nothing does. */
  readonly href: string | null
  readonly text: string
  readonly picture: PictureModel | null
  readonly logo: PictureModel | null
  /** What is pushed (`Film`, `Offer`), where the source says something we have a word for. */
  readonly type: string | null
  /** Names of formats. */
  readonly tags: readonly string[]
  readonly flag: FlagModel | null
  /** Paid for by somebody else: always said in words. */
  readonly sponsored: boolean
  readonly cta: CtaModel | null
  /** Plays in a window; without script `href` leads to the page on which it starts. */
  readonly trailer: { readonly video: TrailerModel; readonly href: string } | null
}

/** The line above the header. */
export interface HeaderPushModel {
  readonly title: string
  readonly text: string
  readonly sponsored: boolean
  readonly link: LinkModel | null
}
