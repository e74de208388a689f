import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { i18nOf } from '../../document/edition.server.ts'
import type { SubscriptionOffersPage } from '../../page-models/subscriptions.ts'
import { SubscriptionOffersView } from './subscription-offers-view.tsx'

const page: SubscriptionOffersPage = {
  name: 'CinéPass',
  picture: null,
  maintenance: false,
  plans: null,
  orderHref: '/booking',
  ticket: null,
  promotion: { text: '<p>Un mois offert</p>', cta: null, until: null },
  otherPromotions: [],
  shows: [],
  showsHref: '/films',
  cinemaCount: 1,
  cinemas: [
    {
      name: 'Lyon',
      postalCode: null,
      cinemas: [{ slug: 'rex', name: 'Rex', address: null, postalCode: null, href: '/cinemas/rex' }],
    },
  ],
  teaser: null,
  breadcrumb: [],
}

const markup = (more: Partial<SubscriptionOffersPage>) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('fr', sites.fr)}>
      <SubscriptionOffersView page={{ ...page, ...more }} />
    </I18nextProvider>,
  )

const titleOf = (html: string) => /class="state__title">([^<]*)</.exec(html)?.[1]

test('each reason for missing plans has its own text and a link', () => {
  const states = [markup({ plans: null }), markup({ plans: [], maintenance: true }), markup({ plans: [] })]
  expect(new Set(states.map(titleOf)).size).toBe(3)
  for (const html of states) {
    expect(html).not.toContain('<form')
    expect(html).toContain('href="/films"')
    expect(html).toContain('href="/cinemas/rex"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  }
})

test('promises nothing during maintenance', () => {
  expect(markup({ plans: [], maintenance: true })).not.toContain('Un mois offert')
  expect(markup({ plans: null })).toContain('Un mois offert')
})

test('omits empty parts with their headings', () => {
  const html = markup({ cinemas: [], cinemaCount: 0, promotion: null })
  expect(html.match(/<h2/g)).toHaveLength(1)
})
