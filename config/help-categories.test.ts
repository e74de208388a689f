import { expect, test } from 'vitest'
import { helpCategoriesBySite, helpCategoriesOf } from './help-categories.ts'
import { helpRoutes } from './routes/help.ts'
import { siteIds, sites } from './sites.ts'

test('sites with a help centre have six categories with a name in each language', () => {
  expect(Object.keys(helpCategoriesBySite)).toEqual([...helpRoutes.help.sites])
  for (const site of helpRoutes.help.sites) {
    const names = helpCategoriesBySite[site].map((category) => Object.keys(category.names).toSorted())
    expect(names).toEqual(Array.from({ length: 6 }, () => [...sites[site].languages].toSorted()))
  }
  expect(helpCategoriesBySite.fr.map(({ id }) => id)).toEqual([
    'online-booking',
    'programming',
    'subscription',
    'home-cinema',
    'your-account',
    'cinema-experience',
  ])
  expect(helpCategoriesBySite.nl.map(({ id }) => id)).toEqual([
    'tickets',
    'club-subscriptions',
    'vouchers-and-gift-cards',
    'streaming',
    'film-information',
    'plan-your-visit',
  ])
})

test('other sites have no help categories', () => {
  const helped: readonly string[] = helpRoutes.help.sites
  for (const site of siteIds.filter((id) => !helped.includes(id))) expect(helpCategoriesOf(site)).toEqual([])
})
