import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import { aCinema, aComposition, aShow, down, found } from '../../page-kit/composition.fixture.ts'
import { composeMobileApp } from './mobile-app.server.ts'

const poster = { lg: '/media/posters/a.jpg', md: null }

test.each(siteIds)('%s: links to the stores of the site, and has structured data', async (site) => {
  const [language] = sites[site].languages
  const composition = aComposition({}, { site, language })
  const apps = `/outside/${language}/apps.marquee.example/${site}`
  expect(await composeMobileApp(composition)).toMatchObject({
    outcome: 'found',
    page: {
      stores: { ios: { href: `${apps}/ios` }, android: { href: `${apps}/android` } },
    },
  })
  const app = composition.context.jsonLd.find(
    (thing) => '@type' in thing && thing['@type'] === 'MobileApplication',
  )
  expect(app).toMatchObject({
    operatingSystem: 'iOS 16+, Android 10+',
    offers: { price: 0, priceCurrency: sites[site].currency },
  })
})

test('shows current films with a poster, and the first cinema', async () => {
  const shows = [
    aShow('heron', { posterPath: poster }),
    aShow('plain'),
    aShow('later', { posterPath: poster, isComingSoon: true }),
  ]
  const result = await composeMobileApp(
    aComposition({ shows: async () => shows, cinemas: async () => [aCinema('rex')] }),
  )
  expect(result).toMatchObject({ page: { shows: [{ slug: 'heron' }], cinema: 'rex' } })
})

test('is found even if all sources fail', async () => {
  expect(await composeMobileApp(aComposition({ shows: down, cinemas: down }))).toMatchObject({
    outcome: 'found',
    page: { shows: [], cinema: null },
  })
})

test('leads a phone’s camera to the page', async () => {
  const { code } = found(await composeMobileApp(aComposition({}))).page
  const dark = code.path.split('z').length - 1
  const { size, data } = encode('http://fr.localhost:3000/app', { border: 0 })
  expect([code.size, dark]).toEqual([size, data.flat().filter(Boolean).length])
})
