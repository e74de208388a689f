import { expect, test } from 'vitest'
import { cardPicture, markPicture, sharedPicture } from './pictures.ts'

test.each([
  ['/media/a.avif?w=720', '/media/a.avif'],
  ['/media/a.avif?w=720&f=webp', '/media/a.avif'],
  ['/media/a.avif?v=12ab&w=720', '/media/a.avif?v=12ab'],
  ['/media/a.avif?w=720&v=12ab', '/media/a.avif?v=12ab'],
  ['https://pictures.example/a.jpg?w=720', 'https://pictures.example/a.jpg?w=720'],
])('the picture %s of a card is %s', (md, url) =>
  expect(cardPicture({ lg: md, md, tone: null })?.url).toBe(url),
)

test('the size of a mark and of a shared picture follow the version', () => {
  expect(markPicture('/media/a.avif')).toBe('/media/a.avif?w=160&f=webp')
  expect(markPicture('/media/a.avif?v=12ab&w=720')).toBe('/media/a.avif?v=12ab&w=160&f=webp')
  expect(sharedPicture('/media/a.avif')).toBe('/media/a.avif?w=1280&f=jpg')
  expect(sharedPicture('/media/a.avif?v=12ab')).toBe('/media/a.avif?v=12ab&w=1280&f=jpg')
})
