import { expect, test } from 'vitest'
import { hidingRule, MOST_HIDDEN, readHidden } from './hidden-films.ts'

const film = (slug: string) => ({ slug, title: slug })

test('stored films are read in their order, without what is invalid', () => {
  const stored = [
    film('heron'),
    null,
    'wolf',
    { slug: 'a"]{}', title: 'x' },
    { slug: 'untitled' },
    film('wolf-2'),
  ]
  expect(readHidden(JSON.stringify(stored))).toEqual([film('heron'), film('wolf-2')])
  for (const text of [null, '', '{', '{"slug":"heron","title":""}']) expect(readHidden(text)).toEqual([])
})

test('a list that is too long loses its oldest films', () => {
  const many = Array.from({ length: MOST_HIDDEN + 5 }, (_, index) => film(`film-${index}`))
  expect(readHidden(JSON.stringify(many))).toEqual(many.slice(0, MOST_HIDDEN))
})

test('a rule hides items that link to a film, and exists only for hidden films', () => {
  expect(hidingRule([])).toBe('')
  const rule = hidingRule([film('heron'), film('wolf')])
  for (const link of ['$="/heron"', '*="/heron/filters/"', '$="/wolf"'])
    expect(rule).toContain(`[href${link}]`)
})
