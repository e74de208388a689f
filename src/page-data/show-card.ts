import { isMovieShow } from '../../content-models/rules/show-kind.ts'
import type { Show } from '../../content-models/show.ts'
import type { Edition } from '../edition.ts'
import { duration, type Formats } from '../i18n/format.ts'
import type { Filters } from './filters.ts'
import { showPath } from './links.ts'
import type { FlagModel, ShowCardModel } from './models/parts.ts'
import { cardPicture, flagModel } from './pictures.ts'
import type { TagBook, Translate } from './tag-book.ts'

export interface CardMakers {
  readonly edition: Pick<Edition, 'paths' | 'language'>
  readonly formats: Formats
  readonly tags: TagBook
  readonly say: Translate
  /** Carried by the card's link: the day and place that the visitor chose. */
  readonly filters?: Filters
}

const MARKS = 3

/** The editor's flag, else what the show is. */
export function flagOf(show: Pick<Show, 'flag' | 'label' | 'isNew' | 'premiere'>, say: Translate): FlagModel | null {
  const own = flagModel(show.flag ?? show.label)
  if (own) return own
  if (show.premiere) return { label: say('flags.premiere'), colour: 5 }
  return show.isNew ? { label: say('flags.new'), colour: 4 } : null
}

/** `Drama · 1h58` */
export function factsLine(show: Pick<Show, 'genres' | 'duration'>): string {
  return [show.genres[0]?.label, show.duration === null ? undefined : duration(show.duration)].filter((part) => part !== undefined).join(' · ')
}

/** `tags` are those of the programme where they are known better than in the list. */
export function showCard(show: Show, makers: CardMakers, more: { readonly line?: string; readonly tags?: readonly string[] } = {}): ShowCardModel {
  return {
    slug: show.slug,
    title: show.title,
    titleLanguage: null,
    href: showPath(makers.edition, show.slug, isMovieShow(show, null), makers.filters),
    poster: cardPicture(show.poster),
    flag: flagOf(show, makers.say),
    line: more.line ?? factsLine(show),
    marks: makers.tags.formats([...show.tags, ...(more.tags ?? [])]).slice(0, MARKS),
  }
}
