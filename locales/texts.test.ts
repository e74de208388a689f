import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flags } from '#config/flags.ts'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'

/** Texts that may equal the English ones: words that languages share. */
const sharedWords = new Set(
  `Administration|Application|Article|Articles|Assistant|Bronze|Client|Code|Conditions|Date|Description|
Distance|Document|Documents|E-card|E-cards|E-mail|Element|Event|Event ({{count, number}})|Events|
Events ({{count, number}})|Film|Films|Films in {{name}} — Marquee|Filters|Frame|Genre|Gold|Home|Image|Kids|
Link|Links|Live: {{value}}.|Logo|Marketing|Marquee|Message|Name|News|Notifications|Options|Page|Pages|Passkeys|
Person|Platform|Poster|Poster (2:3)|Premium|Promotion|Publications|Questions|Script|Service|Site|Sites|Start|{{role}} ({{reach}})|
Synopsis|Tablet|Tablets|Tags|Team|Teaser|Teasers|Technologies|Text|Ticketing|Total|Trailer|Trailers|Type|Variant|
Version|Video|Videos|{{action}}: {{language}}|{{by}}, {{at}}: {{reason}}|{{count, number}} article|
{{count, number}} articles|{{count, number}} film|{{count, number}} films|{{count, number}} question|
{{count, number}} questions|{{count}} minute|{{count}} minutes|{{count}} point|{{count}} points|{{day}}|
{{first}}; {{rest}}|{{halls}}, {{seats}}|{{km, number}} km|{{languages}}: {{state}}|{{name}} {{share, number}}%|
{{name}}: {{value}}. {{why}}|{{text}}:|–`
    .replaceAll('\n', '')
    .split('|'),
)

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

interface Text {
  readonly place: string
  readonly language: Language
  readonly text: string
  readonly english: string | undefined
}
const texts: readonly Text[] = languages.flatMap((language) =>
  namespaces.flatMap((namespace) => {
    const english = textsOf('en', namespace)
    return [...textsOf(language, namespace)].map(([key, text]) => ({
      place: `${namespace} ${key}`,
      language,
      text,
      english: english.get(key),
    }))
  }),
)
const placesWhere = (isFault: (text: Text) => boolean) =>
  texts.filter(isFault).map(({ language, place, text }) => `${language} ${place}: ${text}`)
const isReplacement = ({ place }: Text) => place.startsWith(REPLACEMENTS)

/** The configuration has the English effects of features. */
const inConfiguration = Object.keys(flags).map((flag) => `features.json features.${flag}.effect`)

test('has the same keys in every language, and no empty text', () => {
  const keysIn = (language: Language) =>
    texts.filter((each) => each.language === language && !isReplacement(each)).map(({ place }) => place)
  const english = [...keysIn('en'), ...inConfiguration].toSorted()
  for (const language of languages)
    expect(language === 'en' ? english : keysIn(language).toSorted(), language).toEqual(
      keysIn('fr').toSorted(),
    )
  expect(placesWhere(({ text }) => text.trim() === '')).toEqual([])
})

const placeholdersIn = (text: string | undefined) =>
  [...new Set([...(text ?? '').matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].toSorted().join()

test('has the same placeholders in every language', () => {
  expect(
    placesWhere((each) => !isReplacement(each) && placeholdersIn(each.text) !== placeholdersIn(each.english)),
  ).toEqual([])
})

test('is translated', () => {
  expect(
    placesWhere(
      ({ language, text, english }) => language !== 'en' && text === english && !sharedWords.has(text),
    ),
  ).toEqual([])
})

const looseInFrench =
  /[^\u202f?!][?!;]|(?<!https|mailto|tel)(?<![\u202f\u00a0\d]):(?!\d)|«[^\u202f\u00a0]|[^\u202f\u00a0]»|'/u

test('has narrow spaces and typographic apostrophes in French', () => {
  expect(placesWhere(({ language, text }) => language === 'fr' && looseInFrench.test(text))).toEqual([])
})

test.each(namespaces)('%s in Dutch addresses readers as je', (namespace) => {
  expect([...textsOf('nl', namespace)].filter(([, text]) => /\b(?:u|uw|uzelf)\b/i.test(text))).toEqual([])
})
