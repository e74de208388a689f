import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { Poster } from './poster.tsx'
import { Backdrop } from './wide-picture.tsx'

test('a poster has its size, its tone and an AVIF source, and loads lazily', () => {
  const html = frenchMarkup(
    <Poster picture={{ url: '/media/posters/x.avif', tone: 'tone-16' }} title="X" place="grid" />,
  )
  expect(html).toMatch(/class="poster tone-16"/)
  expect(html).toContain('type="image/avif"')
  expect(html).toContain('width="480" height="720"')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('style=')
})

test('a missing poster shows its title with soft hyphens', () => {
  const html = frenchMarkup(
    <Poster picture={null} title="Donaudampfschifffahrt" titleLanguage="de" place="grid" />,
  )
  expect(html).toContain('poster--none')
  expect(html).toContain('lang="de"')
  expect(html).toContain('\u00ad')
})

test('the main picture is preloaded and loads eagerly', () => {
  const html = frenchMarkup(<Backdrop className="hero__art" picture={{ url: '/media/b.avif' }} />)
  expect(html).toContain('rel="preload"')
  expect(html.match(/fetchPriority="high"/gi)?.length).toBe(2)
  expect(html).toContain('loading="eager"')
})

test('renders no preload without a main picture', () => {
  expect(frenchMarkup(<Backdrop className="hero__art" picture={null} />)).toBe(
    '<div class="wide wide--none hero__art"></div>',
  )
})
