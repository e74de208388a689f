import { expect, test } from 'vitest'
import { frenchMarkup } from '../../components/test-rendering.tsx'
import { ClientRatingModal } from './client-rating-modal.tsx'

const show = { slug: 'heron', title: 'Le héron mécanique', poster: null } as const
const choices = (chosen: 'liked' | null) =>
  [...frenchMarkup(<ClientRatingModal data={{ show, chosen }} />, ['feelings']).matchAll(/aria-pressed="(true|false)".*?<\/svg>([^<]+)/g)].map(
    ([, pressed, label]) => `${label} ${pressed}`,
  )

test('a client chooses between three, and finds what was chosen before', () => {
  expect(choices(null)).toEqual(['Adoré false', 'Aimé false', 'Déçu false'])
  expect(choices('liked')).toEqual(['Adoré false', 'Aimé true', 'Déçu false'])
})

test('the thanks are said once there is a choice, where they are heard', () => {
  const markup = (chosen: 'loved' | null) => frenchMarkup(<ClientRatingModal data={{ show, chosen }} />, ['feelings'])
  expect(markup(null)).not.toContain('Merci')
  expect(markup('loved')).toMatch(/role="status">Merci/)
})
