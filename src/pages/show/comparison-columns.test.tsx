import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { ComparedCinemaModel, ComparisonModel } from '../../page-models/comparison.ts'
import { Comparison } from './comparison.tsx'

function markupWith(row: Partial<ComparedCinemaModel>): string {
  const cinema = { slug: 'rex', name: 'Rex', href: '/cinemas/rex', kilometres: null }
  const bare = { cinema, href: '', versions: [], formats: [], access: [], price: null, times: [] }
  const comparison = {
    place: 'Lyon',
    from: 'Rex',
    timesOfDay: [],
    further: [],
    cinemas: [bare, { ...bare, ...row, cinema: { ...cinema, slug: 'vox' } }],
  } as unknown as ComparisonModel
  return frenchMarkup(<Comparison page={{} as never} comparison={comparison} minute={null} />, [
    'show',
    'programme',
  ])
}

const headingsWith = (row: Partial<ComparedCinemaModel>): readonly string[] =>
  [...markupWith(row).matchAll(/<th scope="col">([^<]+)/g)].map(([, label = '']) => label)

test('says in words what a cinema has nothing of', () => {
  const html = markupWith({ price: '12,50 €', access: [{ tag: 'pmr', label: 'Places PMR' } as never] })
  for (const text of ['Prix inconnu', 'Aucun aménagement indiqué'])
    expect(html).toContain(`<span aria-hidden="true">–</span><span class="visually-hidden">${text}</span>`)
})

test('has no column of which the source says nothing for any cinema', () => {
  const always = ['Cinéma', 'Prochaines séances', 'Version et formats']
  expect(headingsWith({})).toEqual(always)
  expect(headingsWith({ price: 'Plein tarif 12,50 €' })).toEqual([...always, 'Prix'])
  expect(headingsWith({ access: [{ tag: 'pmr', label: 'Places PMR' } as never] })).toEqual([
    ...always,
    'Accessibilité',
  ])
})
