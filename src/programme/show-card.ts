import { duration, type Formats } from '@marquee/i18n/format.ts'
import type { Language } from '#config/types.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import type { Edition } from '../document/edition.ts'
import { type Filters, vipTags } from '../page-kit/filters.ts'
import { showPath } from '../page-kit/links.ts'
import { cardPicture, flagModel } from '../page-kit/pictures.ts'
import type { TagBook, Translate } from '../page-kit/tag-book.ts'
import type { CardTimesModel, FlagModel, ShowCardModel } from '../page-models/parts.ts'

export interface CardMakers {
  readonly edition: Pick<Edition, 'paths' | 'language'>
  readonly formats: Formats
  readonly tags: TagBook
  readonly t: Translate
  /** Added to the card's link, such as day and place. */
  readonly filters?: Filters
}

const MARKS = 1

/** The editors' flag, else a derived one. */
export function flagOf(
  show: Pick<Show, 'flag' | 'label' | 'labelHearth' | 'isNew' | 'premiere'>,
  t: Translate,
): FlagModel | null {
  const own = flagModel(show.flag ?? show.label)
  if (own) return own
  if (show.labelHearth !== null) return { label: show.labelHearth, tone: 2 }
  if (show.premiere) return { label: t('flags.premiere'), tone: 5 }
  return show.isNew ? { label: t('flags.new'), tone: 4 } : null
}

/** A value for the `lang` attribute; null if it is the page's language. */
export function foreignLanguage(titleLanguage: string | null, language: Language): string | null {
  return titleLanguage?.split('-')[0] === language ? null : titleLanguage
}

/** Absent if it is the page's language, to keep models small. */
export function titleLanguageOf(
  titleLanguage: string | null,
  language: Language,
): { readonly titleLanguage?: string } {
  const foreign = foreignLanguage(titleLanguage, language)
  return foreign === null ? {} : { titleLanguage: foreign }
}

/** `Drama · 1h58` */
function factsLine(show: Pick<Show, 'genres' | 'duration'>): string {
  return [show.genres[0]?.label, show.duration === null ? undefined : duration(show.duration)]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/**
 * The list's formats, else the premium ones of the programme; without seat types and the
 * tag that the flag shows.
 */
function marksOf(
  show: Show,
  tags: TagBook,
  ofProgramme: readonly string[],
  flag: FlagModel | null,
): readonly string[] {
  const flagged = tags.tags.find(({ title }) => title === flag?.label)?.slug
  const spoken = (list: readonly string[]) =>
    tags.namesIn(
      'show',
      list.filter((tag) => tag !== flagged && !vipTags.includes(tag)),
    )
  const own = spoken(show.tags)
  return (own.length > 0 ? own : spoken(ofProgramme.filter(tags.isPremium))).slice(0, MARKS)
}

/** `tags` of the programme, if known. */
export function showCard(
  show: Show,
  makers: CardMakers,
  more: {
    readonly line?: string | undefined
    readonly tags?: readonly string[] | undefined
    /** The flag of a show that has no other. */
    readonly spare?: 'awaited' | 'presale' | undefined
    readonly next?: CardTimesModel | undefined
  } = {},
): ShowCardModel {
  const flag =
    flagOf(show, makers.t) ?? (more.spare ? { label: makers.t(`flags.${more.spare}`), tone: 1 } : null)
  return {
    slug: show.slug,
    title: show.title,
    titleLanguage: foreignLanguage(show.titleLanguage, makers.edition.language),
    href: showPath(makers.edition, show.slug, isMovieShow(show, null), makers.filters),
    poster: cardPicture(show.poster),
    flag,
    line: more.line ?? factsLine(show),
    marks: marksOf(show, makers.tags, more.tags ?? [], flag),
    ...(more.next ? { next: more.next } : {}),
  }
}
