import { expect, test } from 'vitest'
import { type Filters, parseFilters, passesFilters, writeFilters } from '../page-kit/filters.ts'
import { filtersModel, rescueOf } from './filter-groups.ts'

const shows = [
  { tags: ['imax'], genres: ['drama'] },
  { tags: ['imax'], genres: ['comedy'] },
  { tags: ['4dx'], genres: ['drama'] },
].map((show) => ({ ...show, versions: [], isMovie: true, isKids: false, bookable: true }))

const choice = (value: string) => ({ value, label: value.toUpperCase() })
const options = (text: string) => ({
  filters: parseFilters(text),
  groups: [
    { name: 'tags', choices: ['imax', '4dx', 'dolby'].map(choice) },
    { name: 'genres', choices: ['drama', 'comedy'].map(choice) },
    { name: 'versions', choices: ['vf'].map(choice) },
  ] as const,
  count: (filters: Filters) => shows.filter((show) => passesFilters(filters, show)).length,
  hrefOf: (filters: Filters) => `/films/${writeFilters(filters)}`,
  t: (key: string, values?: Readonly<Record<string, unknown>>) =>
    values ? `${key} ${String(values.label)}` : key,
})

test('an access need has the number of shows that meet it and the selected needs', () => {
  const met = [['ad'], ['ad', 'pmr'], ['pmr']].map((tags) => ({
    tags,
    genres: [],
    versions: [],
    isMovie: true,
    isKids: false,
    bookable: true,
  }))
  const needs = {
    ...options('tags-access-wheelchair'),
    groups: [
      { name: 'access', choices: ['audio-description', 'wheelchair', 'relaxed'].map(choice) },
    ] as const,
    count: (filters: Filters) => met.filter((show) => passesFilters(filters, show)).length,
  }
  const [access] = filtersModel(needs).groups
  expect(access?.choices.map(({ value, count, href }) => [value, count, href])).toEqual([
    ['audio-description', 1, '/films/tags-access-audio-description_access-wheelchair'],
    ['wheelchair', 2, '/films/'],
  ])
})

test('a choice has the number of its own results, and links to its toggled state', () => {
  const [tags] = filtersModel(options('tags-imax,genres-drama')).groups
  expect(tags?.choices).toEqual([
    { value: 'imax', label: 'IMAX', count: 1, active: true, href: '/films/genres-drama' },
    { value: '4dx', label: '4DX', count: 1, active: false, href: '/films/tags-imax_4dx,genres-drama' },
  ])
})

test('omits choices and groups without results', () =>
  expect(filtersModel(options('')).groups.map(({ name, choices }) => [name, choices.length])).toEqual([
    ['tags', 2],
    ['genres', 2],
  ]))

test('active filters can be removed one by one, or all at once', () => {
  const model = filtersModel(options('tags-imax,genres-drama,sorted'))
  expect(model.active).toEqual([
    { label: 'IMAX', href: '/films/genres-drama,sorted' },
    { label: 'DRAMA', href: '/films/tags-imax,sorted' },
  ])
  expect([model.clearHref, model.sorted.href]).toEqual(['/films/', '/films/tags-imax,genres-drama'])
})

test('suggests the filter to remove with the most results', () => {
  expect(rescueOf(options('tags-4dx,genres-comedy'))).toMatchObject({ count: 1 })
  expect(rescueOf(options('tags-dolby,genres-drama'))).toEqual({
    label: 'rescue DOLBY',
    count: 2,
    href: '/films/genres-drama',
  })
  expect(rescueOf(options('tags-imax'))).toBeNull()
  expect(rescueOf(options(''))).toBeNull()
})
