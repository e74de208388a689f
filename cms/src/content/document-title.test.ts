import { expect, test } from 'vitest'
import { titleInLanguage } from './document-title.ts'

test('a title without the wanted language is that of the first language of the site', () => {
  const config = { slug: 'news', admin: { useAsTitle: 'title' } } as never
  const document = { id: 1, site: 'fr', key: 'snow', title: { en: 'Snow', fr: 'Neige', nl: '' } }
  expect(titleInLanguage(config, document, 'en')).toBe('Snow')
  expect(titleInLanguage(config, document, 'de')).toBe('Neige')
  expect(titleInLanguage(config, { ...document, site: 'nl' }, 'de')).toBe('Snow')
  expect(titleInLanguage(config, { ...document, title: {} }, 'de')).toBe('snow')
})

test('an alert without a title is called by the beginning of its message, in the same order of languages', () => {
  const config = { slug: 'alerts', admin: { useAsTitle: 'title' } } as never
  const words = 'Der Lift zum grossen Saal steht bis Freitag still, bitte nehmen Sie die Rampe'
  const message = { de: { root: { children: [{ children: [{ text: words }] }] } } }
  const document = { id: 1, site: 'ch', key: 'lift', title: {}, message }
  expect(titleInLanguage(config, document, 'fr')).toBe(
    'Der Lift zum grossen Saal steht bis Freitag still, bitte …',
  )
})
