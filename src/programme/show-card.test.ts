import { describe, expect, test } from 'vitest'
import type { WireShowDetail } from '#models/show-detail.ts'
import { aComposition, aShow, aTag } from '../page-kit/composition.fixture.ts'
import { createTagBook } from '../page-kit/tag-book.ts'
import { type CardMakers, flagOf, foreignLanguage, showCard } from './show-card.ts'

const { edition, formats, t } = aComposition({})
const makers: CardMakers = { edition, formats, t, tags: createTagBook([], t) }
const flag = (more: Partial<WireShowDetail>) => flagOf(aShow('heron', more), t)

describe('the flag of a show', () => {
  test('is that of the editors, else that of a favourite, else that of a new show', () => {
    expect(flag({ flag: 'En direct', flagColor: '1', labelHearth: 'Coup de cœur', isNew: true })).toEqual({
      label: 'En direct',
      tone: 1,
    })
    expect(flag({ labelHearth: 'Coup de cœur', isNew: true })).toEqual({ label: 'Coup de cœur', tone: 2 })
    expect(flag({ isNew: true })).toMatchObject({ label: 'Nouveau' })
  })

  test('is that of a most awaited film if it has no other', () => {
    expect(showCard(aShow('heron'), makers, { spare: 'awaited' }).flag).toEqual({
      label: 'Très attendu',
      tone: 1,
    })
    expect(
      showCard(aShow('heron', { labelHearth: 'Coup de cœur' }), makers, { spare: 'awaited' }).flag?.label,
    ).toBe('Coup de cœur')
    expect(showCard(aShow('heron'), makers).flag).toBeNull()
  })
})

describe('the formats of a card', () => {
  const tags = createTagBook(
    [
      aTag('live', { title: 'En direct', display: { show: true } }),
      aTag('imax', { title: 'MAX', display: { show: true } }),
    ],
    t,
  )
  const marks = (more: Partial<WireShowDetail>) =>
    showCard(aShow('tosca', { tags: ['live', 'imax'], ...more }), { ...makers, tags }).marks

  test('are the first one only, without the text of the flag', () => {
    expect(marks({})).toEqual(['MAX'])
    expect(marks({ flag: 'MAX', flagColor: '1' })).toEqual(['En direct'])
  })
})

describe('the language of a title', () => {
  test('is set if it differs from that of the page', () => {
    expect(showCard(aShow('kalk', { titleLanguage: 'nl' }), makers).titleLanguage).toBe('nl')
    expect(foreignLanguage('ko-Latn', 'fr')).toBe('ko-Latn')
    expect(foreignLanguage('fr-CH', 'fr')).toBeNull()
    expect(foreignLanguage(null, 'fr')).toBeNull()
  })

  test('is dropped if it is not a language tag', () =>
    expect(aShow('kalk', { titleLanguage: '"><b>' }).titleLanguage).toBeNull())
})
