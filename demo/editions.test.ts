import path from 'node:path'
import { expect, test } from 'vitest'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { cinemaItems } from './cinema-items.ts'
import { footerQuestions } from './editorial-items.ts'
import { pagePath } from './page-paths.ts'
import { loadPictures } from './pictures.ts'
import { slidesOf } from './pushes.ts'
import type { DemoLanguage } from './site-text.ts'

const pictures = loadPictures(path.resolve('demo/art'))
const taskOf = (site: SiteId, language: DemoLanguage) => ({ site, language, today: '2026-11-28', pictures })

test.each([
  ['ch', 'fr', 'Genève'],
  ['ch', 'de', 'Zürich'],
  ['be', 'fr', 'Bruxelles'],
  ['be', 'nl', 'Antwerpen'],
] as const)('on %s, readers of %s find the cinemas of %s first', (site, language, city) => {
  const cinemas = cinemaItems(taskOf(site, language)).toSorted((one, other) => one.position - other.position)
  expect(cinemas[0]?.base).toMatchObject({ theaters: [{ addressCity: city }] })
})

test('only countries that sell gift cards speak of them', () => {
  const speaks = siteIds.filter((site) => {
    const task = taskOf(site, 'en')
    return /gift card/i.test(JSON.stringify([slidesOf(task, 4), footerQuestions(task)]))
  })
  expect(speaks).toEqual(siteIds.filter((site) => pagePath({ site, language: 'en' }, 'giftCard')))
  const slides = slidesOf(taskOf('nl', sites.nl.languages[0]), 4)
  expect(JSON.stringify(slides)).toContain('"/nl/giftcard"')
})
