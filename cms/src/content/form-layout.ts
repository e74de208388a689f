import type { CollapsibleField, Field } from 'payload'
import type { ContentField, ContentType } from './content-field.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { atTheSide } from './payload-fields.ts'
import { labelOf, type SectionName, sectionLabel } from './texts.ts'

/** Order of the fields that a page begins with; others follow in the order of their model. */
const leading: readonly string[] = [
  'title',
  'name',
  'label',
  'category',
  'header',
  'subtitle',
  'headline',
  'teaser',
  'description',
  'details',
  'content',
  'message',
  'blocks',
]

const pictures: readonly string[] = ['trailers', 'video', 'icon', 'snapshot', 'externalId', 'videoType']

const whenAndWhere: readonly string[] = [
  'dateType',
  'featuredShow',
  'show',
  'showSlug',
  'shows',
  'currentShows',
  'weekdays',
  'cinemas',
  'allCinemas',
  'national',
  'tags',
  'tag',
  'group',
  'pages',
]
const times: readonly ContentType[] = ['date', 'time', 'instant']

const read: readonly ContentType[] = ['text', 'longText', 'html', 'link', 'texts', 'list', 'blocks', 'number']
/** Fields whose texts visitors read elsewhere, or not at all. */
const beside: readonly string[] = [
  'trackingSlug',
  'alt',
  'pushType',
  'pageType',
  'labels',
  'ctaUrl',
  'titleLanguage',
  'language',
  'tooltip',
  'thumbnailTitle',
  'modalTitle',
  'modalDescription',
  'orderShowtime',
  'orderFilter',
  'orderUpsell',
  'tagOrder',
  'upsellText',
]
/** Groups that belong to the texts. */
const open: readonly string[] = ['category', 'header']

type Place = SectionName | 'lead' | 'side'

function placeOf({ name, path, type }: ContentField): Place {
  if (atTheSide.includes(path)) return 'side'
  if (open.includes(name)) return 'lead'
  if (type === 'picture' || pictures.includes(name)) return 'pictures'
  if (times.includes(type) || whenAndWhere.includes(name)) return 'whenAndWhere'
  return read.includes(type) && !beside.includes(name) ? 'lead' : 'more'
}

const rankOf = ({ name }: ContentField): number =>
  leading.includes(name) ? leading.indexOf(name) : leading.length

interface Shown {
  readonly content: ContentField
  readonly field: Field
}

type Section = Pick<CollapsibleField, 'label'> &
  Pick<NonNullable<CollapsibleField['admin']>, 'className' | 'initCollapsed'>

/** A section is absent in documents in which none of its fields is shown. */
function sectionOf(
  { needs = {} }: EditorialKind,
  { label, ...admin }: Section,
  shown: readonly Shown[],
): Field[] {
  if (shown.length === 0) return []
  const conditions = shown.flatMap(({ content }) => needs[content.path] ?? [])
  const isConditional = conditions.length === shown.length
  return [
    {
      type: 'collapsible',
      label,
      admin: {
        ...admin,
        ...(isConditional && { condition: (data) => conditions.some((isShown) => isShown(data)) }),
      },
      fields: shown.map(({ field }) => field),
    },
  ]
}

/**
 * The fields of a form as the page is read: its texts, then its pictures, then when and where; each further part of the page and
 * the rest are folded.
 */
export function laidOut(
  kind: EditorialKind,
  contents: readonly ContentField[],
  fields: readonly Field[],
): Field[] {
  const shown = contents.flatMap((content, index): Shown[] => {
    const field = fields[index]
    return field ? [{ content, field }] : []
  })
  const places = Map.groupBy(shown, ({ content }) => placeOf(content))
  const at = (place: Place) => places.get(place) ?? []
  const isPart = ({ content: { type } }: Shown) => type === 'group'
  const folded = { initCollapsed: true }
  // A teaser leads somewhere.
  const isOpen = ({ content }: Shown) => kind.group === 'teasers' && content.name === 'cta'
  return [
    ...at('lead')
      .toSorted((one, other) => rankOf(one.content) - rankOf(other.content))
      .map(({ field }) => field),
    ...sectionOf(kind, { label: sectionLabel('pictures') }, at('pictures')),
    ...sectionOf(kind, { label: sectionLabel('whenAndWhere') }, at('whenAndWhere')),
    ...at('more')
      .filter(isPart)
      .flatMap((part) =>
        sectionOf(
          kind,
          {
            initCollapsed: !isOpen(part),
            label: labelOf(kind.slug, part.content) ?? part.content.name,
            className: 'form-layout__part',
          },
          [part],
        ),
      ),
    ...sectionOf(
      kind,
      { ...folded, label: sectionLabel('more') },
      at('more').filter((each) => !isPart(each)),
    ),
    ...at('side').map(({ field }) => field),
  ]
}
