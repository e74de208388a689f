import { type AccessNeed, needOf } from '#models/rules/access.ts'
import type { Tag } from '#models/tag.ts'
import type { Version } from '#models/version.ts'
import type { MarkModel } from '../page-models/parts.ts'
import { markPicture } from './pictures.ts'

/** A tag shows as a row's format, an accessibility mark, a note on one showtime, or not at all. */
type TagMeaning = 'format' | 'accessibility' | 'note' | 'silent'

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

export interface TagBook {
  meaning(tag: string): TagMeaning
  /** Short name for formats (`MAX`), full name otherwise. */
  name(tag: string): string
  names(tags: readonly string[], meaning: 'accessibility' | 'note'): readonly string[]
  /** Format names to show on a cinema or a show, in the editors' order. */
  namesIn(place: 'cinema' | 'show', tags: readonly string[]): readonly string[]
  marks(tags: readonly string[], meaning: 'format' | 'accessibility'): readonly MarkModel[]
  /** Accessibility marks, from tags or the version. */
  helpMarks(tagsAndVersion: readonly string[]): readonly MarkModel[]
  /** The mark of a showtime without wheelchair places; none if the source has no tag for them. */
  readonly withoutWheelchair: readonly MarkModel[]
  /** Worth naming on a poster. */
  isPremium(tag: string): boolean
  /** Ascending. */
  rank(tag: string): number
  readonly tags: readonly Tag[]
}

/** Fallback labels for sources without a tag list. */
const formatNames: Readonly<Record<string, string>> = {
  imax: 'IMAX',
  '4dx': '4DX',
  screenx: 'ScreenX',
  dolby: 'Dolby',
  atmos: 'Atmos',
  '3d': '3D',
  live: 'LIVE',
}
const knownFormats = Object.keys(formatNames)
const premiumFormats: readonly string[] = ['imax', '4dx', 'screenx', 'dolby']
/** Tags shown as a note on one showtime; labels fall back to our translations. */
const knownNotes: readonly string[] = ['avp', 'avp-equipe', 'lastchance', 'pause']

const UNRANKED = 1_000

/** Source sprite name → our icon. Unknown sprites are shown as text. */
const signs: Readonly<Record<string, NonNullable<MarkModel['icon']>>> = {
  wheelchair: 'accessibility',
  accessibility: 'accessibility',
  ear: 'ear',
  audiodescription: 'ear',
  eye: 'captions',
  subtitles: 'captions',
  screen: 'screen',
  star: 'star',
}

const needSigns: Readonly<Record<AccessNeed, NonNullable<MarkModel['icon']>>> = {
  'audio-description': 'ear',
  captions: 'captions',
  wheelchair: 'accessibility',
  relaxed: 'calm',
}

function iconOf(tag: Tag | undefined): Pick<MarkModel, 'icon' | 'image'> {
  if (tag?.icon?.type === 'img') return { image: markPicture(tag.icon.value) }
  const sign = tag?.icon?.type === 'sprite' ? signs[tag.icon.value] : undefined
  return sign === undefined ? {} : { icon: sign }
}

const onePerLabel = (marks: readonly MarkModel[]) => [
  ...new Map(marks.map((each) => [each.label, each])).values(),
]

function needMark(slug: string, translate: Translate): MarkModel | null {
  const need = needOf(slug)
  return need && { tag: slug, label: translate(`access.${need}`), icon: needSigns[need] }
}

const lackMark = (translate: Translate): MarkModel => ({
  tag: 'no-wheelchair',
  label: translate('access.noWheelchair'),
  icon: needSigns.wheelchair,
  missing: true,
})

export function createTagBook(tags: readonly Tag[], translate: Translate): TagBook {
  const bySlug = new Map(tags.map((tag) => [tag.slug, tag]))

  function meaning(slug: string): TagMeaning {
    const need = needOf(slug)
    // Nearly every auditorium has wheelchair places, so this is a note on the time, not a row of its own.
    if (knownNotes.includes(slug) || need === 'wheelchair') return 'note'
    if (need !== null) return 'accessibility'
    const tag = bySlug.get(slug)
    if (!tag) return knownFormats.includes(slug) ? 'format' : 'silent'
    if (tag.places.accessibility) return 'accessibility'
    return tag.places.showtime ? 'format' : 'silent'
  }

  function name(slug: string): string {
    const need = needOf(slug)
    if (need !== null) return translate(`access.${need}`)
    const tag = bySlug.get(slug)
    const written = tag?.icon?.type === 'text' ? tag.icon.value : null
    if (meaning(slug) === 'format')
      return tag?.thumbnailTitle ?? written ?? tag?.title ?? formatNames[slug] ?? slug.toUpperCase()
    return tag?.title ?? (knownNotes.includes(slug) ? translate(`notes.${slug}`) : slug)
  }

  const rank = (slug: string) =>
    bySlug.get(slug)?.orders.showtime ?? (knownFormats.includes(slug) ? knownFormats.indexOf(slug) : UNRANKED)
  const isPremium = (slug: string) => bySlug.get(slug)?.premium ?? premiumFormats.includes(slug)
  const namesOf = (list: readonly string[], wanted: TagMeaning) => [
    ...new Set(
      list
        .filter((slug) => meaning(slug) === wanted)
        .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
        .map(name),
    ),
  ]
  const ranked = (list: readonly string[]) =>
    [...new Set(list)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  const tagRank = (slug: string) => bySlug.get(slug)?.orders.tag ?? rank(slug)
  const byTagOrder = (list: readonly string[]) => ranked(list).sort((a, b) => tagRank(a) - tagRank(b))
  const mark = (slug: string): MarkModel => {
    const tag = bySlug.get(slug)
    return { tag: slug, label: name(slug), ...iconOf(tag), ...(tag?.highlighted ? { lit: true } : {}) }
  }
  const helpMarks = (list: readonly string[]) => {
    const helpful = list.filter((slug) => meaning(slug) === 'accessibility' || needOf(slug) !== null)
    return onePerLabel(ranked(helpful).map((slug) => needMark(slug, translate) ?? mark(slug)))
  }
  const isShownIn = (place: 'cinema' | 'show', slug: string) =>
    needOf(slug) === null &&
    !knownNotes.includes(slug) &&
    (bySlug.get(slug)?.places[place] ?? knownFormats.includes(slug))
  const shortName = (slug: string) => bySlug.get(slug)?.thumbnailTitle ?? name(slug)
  return {
    meaning,
    name,
    rank,
    isPremium,
    tags,
    withoutWheelchair: tags.some(({ slug }) => needOf(slug) === 'wheelchair') ? [lackMark(translate)] : [],
    names: namesOf,
    namesIn: (place, list) => [
      ...new Set(byTagOrder(list.filter((slug) => isShownIn(place, slug))).map(shortName)),
    ],
    helpMarks,
    marks: (list, wanted) => ranked(list.filter((slug) => meaning(slug) === wanted)).map(mark),
  }
}

export interface VersionBook {
  label(version: string): string
  /** Null if the label is clear by itself. */
  note(version: string): string | null
  rank(version: string): number
}

/** Version codes of subtitled showtimes end in `st` by convention. */
const isSubtitled = (version: string): boolean => version.endsWith('st')

export function createVersionBook(
  versions: readonly Version[],
  translate: Translate,
  exists: (key: string) => boolean,
): VersionBook {
  const bySlug = new Map(
    versions.map((version, index) => [version.slug.toLowerCase(), { ...version, index }]),
  )
  const ownName = (slug: string) =>
    exists(`versions.names.${slug}`) ? translate(`versions.names.${slug}`) : slug.toUpperCase()
  return {
    label: (slug) => bySlug.get(slug)?.label ?? ownName(slug),
    note: (slug) =>
      bySlug.get(slug)?.description ?? (isSubtitled(slug) ? translate('versions.subtitled') : null),
    rank: (slug) => bySlug.get(slug)?.index ?? UNRANKED,
  }
}
