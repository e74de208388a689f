import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import { ShowFeelings } from './show-feelings.tsx'

const show = { slug: 'heron', isMovie: true, title: 'Le Héron', titleLanguage: null, poster: null }
const none = { loved: 0, liked: 0, disappointed: 0, wishlist: 0 }
const markupOf = (feelings: typeof none) =>
  frenchMarkup(<ShowFeelings show={show} feelings={feelings} />, ['show'])

test('a film without ratings has a rating button and no bars', () => {
  const html = markupOf({ ...none, wishlist: 3 })
  expect(html).toContain('Donner mon avis')
  expect(html).toContain('Personne n’a encore donné son avis')
  expect(html).not.toContain('Adoré')
})

test('shows the number of ratings', () => {
  const html = markupOf({ ...none, loved: 3, liked: 1 })
  expect(html).toContain('4 spectateurs Marquee ont donné leur avis.')
  expect(html).toContain('Adoré')
})

test('the percentages have the sum of their shares', () => {
  const html = markupOf({ ...none, loved: 117, liked: 70, disappointed: 13 })
  const shares = [...html.matchAll(/(\d+)\s%/g)].map(([, share]) => Number(share))
  expect(shares).toEqual([59, 35, 6])
})
