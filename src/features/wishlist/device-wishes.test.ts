import { describe, expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { parseWishes, writeWishes } from './device-wishes.ts'

const wish = (slug: string) => ({ slug, title: slug.toUpperCase() })

describe('the stored list', () => {
  it('is read as it was written', () => {
    const wishes = [wish('heron'), wish('wolf')]
    expect(parseWishes(writeWishes(wishes))).toEqual(wishes)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"slug":"heron","title":"Heron"}'],
    ['a text', '"heron"'],
  ])('is empty with %s', (_, stored) => expect(parseWishes(stored)).toEqual([]))

  it('drops invalid entries and keeps the others', () => {
    const entries = [
      wish('heron'),
      null,
      'wolf',
      { slug: 'no-title' },
      { slug: '', title: 'Empty' },
      { slug: '../profile', title: 'A path' },
      { slug: 'a'.repeat(201), title: 'Long' },
      { slug: 'long-title', title: 'a'.repeat(301) },
      wish('heron'),
      { ...wish('fox'), script: 'alert(1)' },
    ]
    expect(parseWishes(JSON.stringify(entries))).toEqual([wish('heron'), wish('fox')])
  })

  it('has at most as many films as the limit', () => {
    const many = Array.from({ length: limits.wishlist.onDevice + 5 }, (_, index) => wish(`film-${index}`))
    const read = parseWishes(writeWishes(many))
    expect([read.length, read[0]?.slug]).toEqual([limits.wishlist.onDevice, 'film-0'])
  })
})
