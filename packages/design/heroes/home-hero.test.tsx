import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { HomeHero } from './home-hero.tsx'

const hero = {
  label: 'Film de la semaine',
  title: 'Le Héron',
  href: '/films/heron',
  picture: null,
  facts: [],
  book: { label: 'Réserver' },
}
const none = { subtitle: null, text: null, logo: null }

test('renders the editorial subtitle, text and logo', () => {
  const editorial = {
    subtitle: 'Un film de Noor Vasseur',
    text: 'Seul contre le vent.',
    logo: { url: '/media/logo.avif' },
  }
  const html = frenchMarkup(<HomeHero {...hero} editorial={editorial} />)
  expect(html).toContain('<b>Un film de Noor Vasseur</b> Seul contre le vent.')
  expect(html).toContain('src="/media/logo.avif" alt=""')
})

test('renders no empty elements without them', () => {
  const html = frenchMarkup(<HomeHero {...hero} editorial={none} />)
  expect(html).not.toContain('hero__text')
  expect(html).not.toContain('hero__logo')
})
