import type { Tag } from '../../content-models/tag.ts'
import type { Version } from '../../content-models/version.ts'

/** What a tag says on a page: the format of a row, help for a handicap, a note on one time, or nothing. */
type TagMeaning = 'format' | 'accessibility' | 'note' | 'silent'

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

export interface TagBook {
  meaning(tag: string): TagMeaning
  /** Short name on a mark (`MAX`), full words for notes. */
  name(tag: string): string
  /** Names of the formats among tags, in the editors' order. */
  formats(tags: readonly string[]): readonly string[]
  names(tags: readonly string[], meaning: 'accessibility' | 'note'): readonly string[]
  /** A format that is worth naming on a poster. */
  isPremium(tag: string): boolean
  /** Rank among marks, ascending. */
  rank(tag: string): number
  readonly tags: readonly Tag[]
}

/** Formats that a page names where the source has no list of tags (`field-shapes`: the ones seen in the field). */
const knownFormats: readonly string[] = ['imax', '4dx', 'screenx', 'dolby', 'atmos', '3d', 'live']
const premiumFormats: readonly string[] = ['imax', '4dx', 'screenx', 'dolby']
/** Marks of one screening; the words are ours where the source has none. */
const knownNotes: readonly string[] = ['avp', 'avp-equipe', 'lastchance', 'pause', 'pmr']

const UNRANKED = 1_000

export function createTagBook(tags: readonly Tag[], translate: Translate): TagBook {
  const bySlug = new Map(tags.map((tag) => [tag.slug, tag]))

  function meaning(slug: string): TagMeaning {
    if (knownNotes.includes(slug)) return 'note'
    const tag = bySlug.get(slug)
    if (!tag) return knownFormats.includes(slug) ? 'format' : 'silent'
    if (tag.places.accessibility) return 'accessibility'
    return tag.places.showtime ? 'format' : 'silent'
  }

  function name(slug: string): string {
    const tag = bySlug.get(slug)
    if (meaning(slug) === 'format') return tag?.thumbnailTitle ?? tag?.title ?? slug.toUpperCase()
    return tag?.title ?? (knownNotes.includes(slug) ? translate(`notes.${slug}`) : slug)
  }

  const rank = (slug: string) => bySlug.get(slug)?.orders.showtime ?? (knownFormats.includes(slug) ? knownFormats.indexOf(slug) : UNRANKED)
  const isPremium = (slug: string) => bySlug.get(slug)?.premium ?? premiumFormats.includes(slug)
  const namesOf = (list: readonly string[], wanted: TagMeaning) => [
    ...new Set(
      list
        .filter((slug) => meaning(slug) === wanted)
        .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
        .map(name),
    ),
  ]
  return { meaning, name, rank, isPremium, tags, formats: (list) => namesOf(list, 'format'), names: namesOf }
}

export interface VersionBook {
  label(version: string): string
  /** What it means, where that is more than its name. */
  note(version: string): string | null
  rank(version: string): number
}

/** Versions ending in `st` are subtitled, whatever the source calls them. */
const isSubtitled = (version: string): boolean => version.endsWith('st')

export function createVersionBook(versions: readonly Version[], translate: Translate, exists: (key: string) => boolean): VersionBook {
  const bySlug = new Map(versions.map((version, index) => [version.slug.toLowerCase(), { ...version, index }]))
  const ownName = (slug: string) => (exists(`versions.names.${slug}`) ? translate(`versions.names.${slug}`) : slug.toUpperCase())
  return {
    label: (slug) => bySlug.get(slug)?.label ?? ownName(slug),
    note: (slug) => bySlug.get(slug)?.description ?? (isSubtitled(slug) ? translate('versions.subtitled') : null),
    rank: (slug) => bySlug.get(slug)?.index ?? UNRANKED,
  }
}
