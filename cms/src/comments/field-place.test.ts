import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { pathAt, placeOf, rowsAround } from './field-place.ts'

const formOf = (...rows: readonly (readonly [id: string, type?: string])[]) =>
  Object.fromEntries([
    ['blocks', { rows: rows.map(([id]) => ({ id })) }],
    ...rows.flatMap(([id, blockType], index) => [
      [`blocks.${index}.id`, { value: id }],
      ...(blockType ? [[`blocks.${index}.blockType`, { value: blockType }]] : []),
    ]),
  ]) as FormState

test('a place stays with its row when rows are moved', () => {
  const place = placeOf(formOf(['a', 'offers'], ['b', 'headline']), 'blocks.1.text')
  expect(place).toBe('blocks.@b:headline.text')
  expect(pathAt(formOf(['b', 'headline'], ['a', 'offers']), place ?? '')).toBe('blocks.0.text')
  expect(placeOf(formOf(['a']), 'blocks.0.text')).toBe('blocks.@a.text')
})

test('a removed row has no path, a row without an id no place', () => {
  expect(pathAt(formOf(['a']), 'blocks.@b.text')).toBeUndefined()
  expect(placeOf(formOf(['a']), 'blocks.3.text')).toBeUndefined()
  expect(pathAt({}, 'seo.title')).toBe('seo.title')
})

test('rows around a field come from outside in', () => {
  expect(rowsAround('blocks.2.items.0.title')).toEqual([
    { list: 'blocks', index: 2 },
    { list: 'blocks.2.items', index: 0 },
  ])
})
