import type { SiteText, Text } from './site-text.ts'

interface ButtonRecord {
  readonly label: Text
  /** Parsed by `demoLink`. */
  readonly to: string
  readonly kind: string
}

export interface InformationCard {
  readonly title: SiteText
  readonly description: SiteText
  readonly motif?: string
  readonly cta?: ButtonRecord
}

export interface BlockRecord {
  readonly title: SiteText | null
  readonly description: SiteText | null
  readonly items: readonly InformationCard[]
}

export interface InformationRecord {
  readonly id: string
  readonly slug: SiteText
  /** The name in lists, where the title does not say where the link leads. */
  readonly name?: SiteText
  readonly indexed?: boolean
  /** Id of the page that replaces it. */
  readonly redirectTo?: string
  readonly pageType?: string
  readonly blockOrder?: readonly string[]
  readonly header: {
    readonly title: SiteText
    readonly subtitle: SiteText | null
    readonly description: SiteText | null
    readonly motif: string | null
    readonly cta: ButtonRecord | null
  }
  readonly explanation?: BlockRecord
  readonly mosaic?: BlockRecord
  readonly listing?: BlockRecord
  readonly mobileApp?: BlockRecord
  /** `all`, `pmr` or a format. */
  readonly cinemas?: string
  /** `kids`, `events` or a format. */
  readonly shows?: string
  readonly labels?: Readonly<Record<string, SiteText | undefined>>
  readonly guest?: { readonly name: string; readonly description: SiteText; readonly motif: string }
}

export interface TeaserRecord {
  readonly id: string
  readonly title: Text
  readonly teaser: Text
  readonly cta: Text
  readonly to: string
  readonly kind: string
  readonly motif?: string
  readonly type?: string
  readonly tags?: readonly string[]
  /** File in `public/partners`. */
  readonly logo?: string
  /** Pages that show it. */
  readonly pages?: readonly string[]
}

export interface TeaserFile {
  readonly header: readonly TeaserRecord[]
  readonly native: readonly TeaserRecord[]
  readonly autopromos: readonly TeaserRecord[]
}
