import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, it } from 'vitest'
import type { TonightShow } from '../../../page-models/tonight.ts'
import { SoonLine, startingSoon } from './wishes-soon.tsx'

const show = (slug: string, date: string, soon?: string): TonightShow => ({
  show: {
    slug,
    title: slug,
    titleLanguage: null,
    href: `/films/${slug}`,
    poster: null,
    flag: null,
    line: '',
    marks: [],
  },
  date,
  day: '',
  heading: '',
  ...(soon === undefined ? {} : { soon }),
  showtimes: [],
})
const shows = new Map(
  [
    show('heron', '2026-11-20'),
    show('wolf', '2026-11-25', 'dès mercredi à Lyon'),
    show('fox', '2026-11-22', 'en avant-première dimanche à Lyon'),
    show('owl', '2026-11-25', 'dès mercredi à Lyon'),
  ].map((each) => [each.show.slug, each]),
)

it('has the films of the list that start soon, first ones first', () => {
  const films = ['wolf', 'heron', 'unknown', 'fox'].map((slug) => ({ slug }))
  expect(startingSoon(films, shows).map((each) => each.show.slug)).toEqual(['fox', 'wolf'])
})

it('names the first one with its day and place, and counts the others', () => {
  const markup = (more: number) =>
    frenchMarkup(<SoonLine first={shows.get('wolf') as TonightShow} more={more} listHref="/mes-envies" />, [
      'wishlist',
    ])
  expect(markup(0)).toMatch(/href="\/films\/wolf".*dès mercredi à Lyon/)
  expect(markup(0)).not.toContain('/mes-envies')
  expect(markup(2)).toMatch(/href="\/mes-envies"[^>]*>et 2 autres/)
})
