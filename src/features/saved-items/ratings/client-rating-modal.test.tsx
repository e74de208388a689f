import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import { ClientRatingModal } from './client-rating-modal.tsx'

const show = {
  slug: 'heron',
  isMovie: true,
  title: 'Le héron mécanique',
  titleLanguage: null,
  poster: null,
} as const

test('starts with three choices, none of them pressed, and without a thank-you', () => {
  const markup = frenchMarkup(<ClientRatingModal data={{ show }} />, ['feelings'])
  const choices = [...markup.matchAll(/aria-pressed="(true|false)".*?<\/svg>([^<]+)/g)].map(
    ([, pressed, label]) => `${label} ${pressed}`,
  )
  expect(choices).toEqual(['Adoré false', 'Aimé false', 'Déçu false'])
  expect(markup).not.toContain('Merci')
})
