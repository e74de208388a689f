import { expect, test } from 'vitest'
import { outsideHref, readOutsidePage } from './outside-page.ts'

test.each([
  ['https://business.ch.marquee.example/', '/outside/de/business.ch.marquee.example'],
  ['https://video.fr.marquee.example/films/heron', '/outside/de/video.fr.marquee.example/films/heron'],
  ['https://player.film-database.example/embed/MQ-1', '/outside/de/player.film-database.example/embed/MQ-1'],
  ['https://apps.marquee.example/fr/ios', '/outside/de/apps.marquee.example/fr/ios'],
])('%s links to its replacement page', (address, path) => {
  expect(outsideHref('de', address)).toBe(path)
  expect(readOutsidePage(path)).toEqual({ language: 'de', name: path.slice('/outside/de/'.length) })
})

test.each([
  'https://business.example/',
  'https://marquee.example.evil/',
  'mailto:hello@marquee.example',
  'https://a.marquee.example/?q=<b>',
  '/films',
  '#top',
])('%s is unchanged', (address) => expect(outsideHref('de', address)).toBe(address))

test.each([
  '/outside/de/',
  '/outside/de/business.example',
  '/outside/deu/a.marquee.example',
  '/outside/de/a.marquee.example/<b>',
  '/films',
])('%s is not a replacement page', (path) => expect(readOutsidePage(path)).toBeUndefined())
