import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
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

function markup(language: Language, more: Partial<SubscriptionOffersPage>): string {
  const texts = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
    )
  const resources = { subscriptions: texts('subscriptions'), components: texts('components') } as Record<
    string,
    Record<string, string>
  >
  const i18n = createInstance().use(initReactI18next)
  void i18n.init({
    lng: language,
    initAsync: false,
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SubscriptionOffersView page={{ ...page, ...more }} />
    </I18nextProvider>,
  )
}

const titleOf = (html: string) => /class="state__title">([^<]*)</.exec(html)?.[1]

test.each(languages)('in %s: each reason for missing plans has its own text and a link', (language) => {
  const states = [
    markup(language, { plans: null }),
    markup(language, { plans: [], maintenance: true }),
    markup(language, { plans: [] }),
  ]
  expect(new Set(states.map(titleOf)).size).toBe(3)
  for (const html of states) {
    expect(html).not.toContain('<form')
    expect(html).toContain('href="/films"')
    expect(html).toContain('href="/cinemas/rex"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  }
})

test('promises nothing during maintenance', () => {
  expect(markup('fr', { plans: [], maintenance: true })).not.toContain('Un mois offert')
  expect(markup('fr', { plans: null })).toContain('Un mois offert')
})

test('omits empty parts with their headings', () => {
  const html = markup('fr', { cinemas: [], cinemaCount: 0, promotion: null })
  expect(html.match(/<h2/g)).toHaveLength(1)
})
