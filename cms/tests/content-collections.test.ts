import type { Block, Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { languages } from '#config/languages.ts'
import { editorialCollection } from '../src/content/editorial-collection.ts'
import { editorialKinds } from '../src/content/kinds.ts'

interface Named {
  readonly path: string
  readonly label: unknown
}

const optionsOf = (field: Field, path: string): Named[] =>
  field.type === 'select'
    ? field.options.map((option) => ({
        path: `${path}=${JSON.stringify(option)}`,
        label: typeof option === 'string' ? option : option.label,
      }))
    : []

function namedIn(fields: readonly (Field | Block)[], path: string): Named[] {
  return fields.flatMap((field): Named[] => {
    if ('slug' in field)
      return [
        { path: `${path}.${field.slug}`, label: field.labels?.singular },
        ...namedIn(field.fields, `${path}.${field.slug}`),
      ]
    if (field.type === 'collapsible' && 'fields' in field)
      return [{ path: `${path} (section)`, label: field.label }, ...namedIn(field.fields, path)]
    if (!('name' in field)) return []
    const here = `${path}.${field.name}`
    const inner =
      'blocks' in field ? namedIn(field.blocks, here) : 'fields' in field ? namedIn(field.fields, here) : []
    const note =
      typeof field.admin === 'object' && 'description' in field.admin
        ? [{ path: `${here} (note)`, label: field.admin.description }]
        : []
    return [{ path: here, label: field.label }, ...note, ...optionsOf(field, here), ...inner]
  })
}

/** Present and not empty in every language. */
const isFilledIn = (label: unknown) =>
  label instanceof Object &&
  languages
    .map((language): unknown => Reflect.get(label, language))
    .every((text) => typeof text === 'string' && text !== '')

describe('the form of a collection', () => {
  test.each(editorialKinds.map((kind) => [kind.slug, kind] as const))(
    '%s has a label for everything, in every interface language',
    (slug, kind) => {
      const collection = editorialCollection(kind)
      const all: Named[] = [
        { path: 'one', label: collection.labels?.singular },
        { path: 'many', label: collection.labels?.plural },
        { path: 'about', label: collection.admin?.description },
        { path: 'group', label: collection.admin?.group },
        ...namedIn(collection.fields, slug),
      ]
      expect(all.length).toBeGreaterThan(8)
      expect(all.filter(({ label }) => !isFilledIn(label)).map(({ path }) => path)).toEqual([])
    },
  )

  type Shown = string | { readonly folded: boolean; readonly fields: readonly Shown[] }

  const isLeft = ({ admin = {} }: Field, data: Record<string, unknown>) => {
    const condition: unknown = Reflect.get(admin, 'condition')
    return (
      Reflect.get(admin, 'hidden') === true ||
      Reflect.get(admin, 'position') === 'sidebar' ||
      (typeof condition === 'function' && condition(data) === false)
    )
  }

  const shownOf = (fields: readonly Field[], data: Record<string, unknown>): readonly Shown[] =>
    fields.flatMap((field): readonly Shown[] => {
      if (isLeft(field, data)) return []
      if (field.type === 'collapsible')
        return [{ folded: field.admin?.initCollapsed === true, fields: shownOf(field.fields, data) }]
      return 'name' in field && field.name !== undefined ? [field.name] : []
    })

  /** The form of a document beside its sidebar: names of fields, and sections of them. */
  function formOf(slug: string, data: Record<string, unknown>): readonly Shown[] {
    const kind = editorialKinds.find((each) => each.slug === slug)
    if (!kind) throw new Error(`no kind ${slug}`)
    return shownOf(editorialCollection(kind).fields, data)
  }

  const namesIn = (shown: readonly Shown[]): readonly string[] =>
    shown.flatMap((each) => (typeof each === 'string' ? [each] : namesIn(each.fields)))
  const shownIn = (slug: string, data: Record<string, unknown>) => namesIn(formOf(slug, data))

  test('begins with the texts of the page, then has pictures, dates and places; the rest is folded', () => {
    const open = ['title', 'headline', 'content', 'author']
    expect(formOf('news', {})).toEqual([
      ...open,
      { folded: false, fields: ['image', 'thumbnail'] },
      { folded: false, fields: ['cinemas', 'featuredShow'] },
      ...['display', 'cta', 'guest', 'seo'].map((part) => ({ folded: true, fields: [part] })),
      { folded: true, fields: ['trackingSlug'] },
    ])
  })

  test('has no section of which no field is shown', () => {
    expect(formOf('header-pushes', {})).toEqual([
      'title',
      'teaser',
      { folded: false, fields: ['cta'] },
      { folded: true, fields: ['sponsored'] },
    ])
    expect(formOf('alerts', { allCinemas: true })).toContainEqual({ folded: false, fields: ['allCinemas'] })
  })

  test('an offer shows the dates that its wording names, and those that it has', () => {
    const dates = (data: Record<string, unknown>) =>
      shownIn('offers', data).filter((name) => /^(?:start|end)(?:Date|Time)$/.test(name))
    expect(dates({ dateType: 'until' })).toEqual(['endDate'])
    expect(dates({ dateType: 'noDate', startTime: '2026-12-02T12:00:00.000Z' })).toEqual(['startTime'])
    expect(dates({})).toHaveLength(4)
  })
})
