import { describe, expect, it } from 'vitest'
import { languages } from '../../config/languages.ts'
import { sites } from '../../config/sites.ts'
import { isExhaustive } from '../../tests/scope.ts'
import { createInstance } from './light-i18next.ts'
import { numbersOf } from './numbers.ts'
import { clientTextsOf, consoleTextsOf, textsOf } from './texts.server.ts'
import { createTexts } from './texts.ts'

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const COUNTS = isExhaustive ? [0, 1, 2, 5, 21, 1_000_000, 1.5] : [0, 1, 2, 1_000_000]
const NAME = 'A & B "<x>" {{name}} $t(shell:menu)'

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  )
}

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)

const pairs = languages.map((language) => {
  const texts = { ...clientTextsOf(language), ...consoleTextsOf(language), ...textsOf(language) }
  const region = language === 'nl' ? sites.nl.region : sites.ch.region
  const light = createInstance()
  light.init({
    lng: language,
    resources: { [language]: texts as Record<string, object> as never },
    defaultNS: 'shell',
  })
  const number = numbersOf(language, region)
  light.services.formatter.add('number', (value: number) => number(value))
  return { language, texts, light, full: createTexts(language, region, texts) }
})

describe.each(pairs)('in $language', ({ texts, light, full }) => {
  it('every text is that of i18next, for several counts', () => {
    const results = Object.entries(texts).flatMap(([namespace, own]) =>
      keysOf(own).flatMap((key) => {
        const names = namesIn(String(full.getResource(full.language, namespace, key)))
        const values = Object.fromEntries(names.map((name) => [name, NAME]))
        const bare = key.replace(PLURAL, '')
        const calls =
          PLURAL.test(key) || names.includes('count')
            ? COUNTS.map((count) => ({ ...values, count }))
            : [values]
        return calls.map((options) => ({ namespace, key: bare, options }))
      }),
    )
    const differing = results.filter(({ namespace, key, options }) => {
      const expected = full.t(key, { ...options, ns: namespace })
      return (
        light.t(key, { ...options, ns: namespace }) !== expected ||
        (isExhaustive && light.t(`${namespace}:${key}`, options) !== expected) ||
        (isExhaustive && light.getFixedT(null, namespace)(key, options) !== expected)
      )
    })
    expect(results.length).toBeGreaterThan(1_000)
    expect(differing).toEqual([])
  })

  it('a text has the same address with its namespace and in a translator', () => {
    for (const [key, options] of [
      ['menu.close', {}],
      ['menu.none', {}],
    ] as const) {
      const expected = full.t(key, { ...options, ns: 'shell' })
      expect([light.t(`shell:${key}`), light.getFixedT(null, 'shell')(key)]).toEqual([expected, expected])
    }
  })

  it('looks in several namespaces, and returns the key of a missing text', () => {
    for (const key of [
      'menu.close',
      'banner.title',
      'consent:banner.title',
      'none.at.all',
      'consent:none',
      'x',
    ])
      expect(light.getFixedT(null, ['shell', 'consent'])(key)).toBe(
        full.getFixedT(null, ['shell', 'consent'])(key),
      )
    for (const key of ['menu', 'none', 'pageTitle'])
      expect([key, light.exists(key, { ns: 'errors' })]).toEqual([key, full.exists(key, { ns: 'errors' })])
  })

  it('writes the given text instead of a missing one', () => {
    for (const key of ['levels.gold', 'levels.Platine', 'account:levels.Platine'])
      for (const defaultValue of ['Platine', '{{name}} Platine']) {
        const options = { defaultValue, name: 'Ada', ns: 'account' }
        expect(light.t(key, options)).toBe(full.t(key, options))
      }
  })

  it('writes the first of several texts, or the last key', () => {
    for (const keys of [
      ['client-guest:faults.email.tooShort', 'client-guest:faults.any.missing'],
      ['client-guest:faults.password.tooShort', 'client-guest:faults.any.missing'],
      ['client-guest:none', 'shell:none.at.all'],
    ])
      expect(light.t(keys, { least: 8 })).toBe(full.t(keys, { least: 8 }))
    const options = { defaultValue: 'Neither' }
    expect(light.t(['shell:none', 'shell:nothing'], options)).toBe(
      full.t(['shell:none', 'shell:nothing'], options),
    )
  })

  it('writes nothing for a missing value', () =>
    expect(light.t('title', { ns: 'errors' })).toBe(full.t('title', { ns: 'errors' })))
})

it('adds namespaces, and returns the same translator for the same namespaces', () => {
  const light = createInstance()
  light.init({ lng: 'fr', resources: { fr: {} }, defaultNS: 'shell' })
  expect(light.hasResourceBundle('fr', 'late')).toBe(false)
  light.addResourceBundle('fr', 'late', { a: { b: 'c' } })
  expect([light.hasResourceBundle('fr', 'late'), light.t('late:a.b')]).toEqual([true, 'c'])
  expect(light.getFixedT(null, 'late')).toBe(light.getFixedT(null, 'late'))
})
