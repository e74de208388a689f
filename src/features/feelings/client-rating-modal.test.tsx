import { expect, test } from 'vitest'
import { frenchMarkup } from '../../components/test-rendering.tsx'
import { ClientRatingModal } from './client-rating-modal.tsx'

const show = { slug: 'heron', title: 'Le héron mécanique', poster: null } as const

test('has three choices, none pressed and no thanks at first', () => {
  const markup = frenchMarkup(<ClientRatingModal data={{ show }} />, ['feelings'])
  const choices = [...markup.matchAll(/aria-pressed="(true|false)".*?<\/svg>([^<]+)/g)].map(
    ([, pressed, label]) => `${label} ${pressed}`,
  )
  expect(choices).toEqual(['Adoré false', 'Aimé false', 'Déçu false'])
  expect(markup).not.toContain('Merci')
})
