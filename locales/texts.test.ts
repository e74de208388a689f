import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../config/languages.ts'
import type { Language } from '../config/types.ts'

/** Texts that equal the English ones: words that the languages share. */
const sharedWords: Readonly<Record<'fr' | 'de' | 'nl', readonly string[]>> = {
  fr: [
    'Client',
    'Notifications',
    'Code',
    'Publications',
    'Film',
    'Films',
    'Total',
    'Date',
    'Distance',
    'Version',
    'Genre',
    '{{count, number}} film',
    '{{count, number}} films',
    '{{count, number}} question',
    '{{count, number}} questions',
    '{{count}} minute',
    '{{count}} minutes',
    '{{count}} point',
    '{{count}} points',
    'Bronze',
    '{{count, number}} article',
    '{{count, number}} articles',
    '{{halls}}, {{seats}}',
    'Administration',
    'Application',
    'Article',
    'Articles',
    'Assistant',
    'Conditions',
    'Description',
    'Document',
    'Documents',
    'Image',
    'Logo',
    'Message',
    'Options',
    'Page',
    'Pages',
    'Premium',
    'Promotion',
    'Questions',
    'Script',
    'Service',
    'Site',
    'Sites',
    'Synopsis',
    'Technologies',
    'Type',
    '–',
  ],
  de: [
    'Tablet',
    'Passkeys',
    'Code',
    '{{day}}',
    '{{text}}:',
    'Bronze',
    'Gold',
    'Film',
    'Genre',
    'Event',
    'Events',
    'Trailer',
    '{{halls}}, {{seats}}',
    'Element',
    'Link',
    'Links',
    'Logo',
    'Name',
    'News',
    'Person',
    'Premium',
    'Tablets',
    'Team',
    'Teaser',
    'Text',
    'Video',
    'Videos',
    '{{action}}: {{language}}',
    '{{languages}}: {{state}}',
    '{{by}}, {{at}}: {{reason}}',
    '{{first}}; {{rest}}',
    '{{name}}: {{value}}. {{why}}',
    'Live: {{value}}.',
    '–',
  ],
  nl: [
    'Tablet',
    'Variant',
    'Passkeys',
    'Code',
    '{{text}}:',
    '{{day}}',
    'Film',
    'Films',
    'Filters',
    'Genre',
    'Kids',
    'Home',
    'E-card',
    'Trailer',
    'Films in {{name}} — Marquee',
    '{{count, number}} film',
    '{{count, number}} films',
    '{{halls}}, {{seats}}',
    'Document',
    'E-cards',
    'Element',
    'Event',
    'Events',
    'Frame',
    'Link',
    'Links',
    'Logo',
    'Poster',
    'Poster (2:3)',
    'Premium',
    'Script',
    'Site',
    'Sites',
    'Synopsis',
    'Tablets',
    'Tags',
    'Team',
    'Teaser',
    'Teasers',
    'Trailers',
    'Video',
    '{{action}}: {{language}}',
    '{{languages}}: {{state}}',
    '{{by}}, {{at}}: {{reason}}',
    '{{first}}; {{rest}}',
    '{{name}}: {{value}}. {{why}}',
    'Live: {{value}}.',
    '–',
  ],
}

/** Replacements of Payload's own texts: each language corrects its own. `cms/src/users/payload-texts.test.ts` compares them with Payload's. */
const REPLACEMENTS = 'cms-payload.json'

type Nested = { readonly [key: string]: string | Nested }

const flat = (texts: Nested, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const folder = new URL('.', import.meta.url)
const namespaces = readdirSync(new URL('fr', folder)).toSorted()
const textsOf = (language: Language, namespace: string) =>
  new Map(flat(JSON.parse(readFileSync(new URL(`${language}/${namespace}`, folder), 'utf8')) as Nested))

test('every language has the same namespaces', () => {
  for (const language of languages)
    expect(readdirSync(new URL(language, folder)).toSorted(), language).toEqual(namespaces)
})

const withSameKeys = namespaces.filter((namespace) => namespace !== REPLACEMENTS)

test.each(withSameKeys)('%s has the same keys in every language, and no empty text', (namespace) => {
  const keys = [...textsOf('fr', namespace).keys()].toSorted()
  for (const language of languages) {
    const texts = textsOf(language, namespace)
    expect([...texts.keys()].toSorted(), language).toEqual(keys)
    expect(
      [...texts].filter(([, text]) => text.trim() === ''),
      language,
    ).toEqual([])
  }
})

const placeholdersIn = (text: string | undefined) =>
  [...new Set([...(text ?? '').matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].toSorted()

test.each(withSameKeys)('%s has the same placeholders in every language', (namespace) => {
  const english = textsOf('en', namespace)
  for (const language of languages) {
    const different = [...textsOf(language, namespace)].filter(
      ([key, text]) => `${placeholdersIn(text)}` !== `${placeholdersIn(english.get(key))}`,
    )
    expect(different, language).toEqual([])
  }
})

test.each(namespaces)('%s is translated', (namespace) => {
  const english = textsOf('en', namespace)
  for (const language of ['fr', 'de', 'nl'] as const) {
    const left = [...textsOf(language, namespace)].filter(
      ([key, text]) => text === english.get(key) && !sharedWords[language].includes(text),
    )
    expect(left, language).toEqual([])
  }
})

const looseInFrench =
  /[^\u202f?!][?!;]|(?<!https|mailto|tel)(?<![\u202f\u00a0\d]):(?!\d)|«[^\u202f\u00a0]|[^\u202f\u00a0]»|'/u

test.each(namespaces)('%s in French has narrow spaces and typographic apostrophes', (namespace) => {
  expect([...textsOf('fr', namespace)].filter(([, text]) => looseInFrench.test(text))).toEqual([])
})
