import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languages } from '../../config/languages.ts'
import { sites } from '../../config/sites.ts'
import { createInstance } from './light-i18next.ts'
import { numbersOf } from './numbers.ts'
import { clientTextsOf, consoleTextsOf, textsOf } from './texts.server.ts'
import { createTexts } from './texts.ts'

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const COUNTS = [0, 1, 2, 5, 21, 1_000_000, 1.5]
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
  it.each(Object.keys(texts))('every text of %s is that of i18next, for several counts', (namespace) => {
    const keys = keysOf(texts[namespace] ?? {})
    expect(keys.length).toBeGreaterThan(0)
    const results = keys.flatMap((key) => {
      const names = namesIn(String(full.getResource(full.language, namespace, key)))
      const values = Object.fromEntries(names.map((name) => [name, NAME]))
      const bare = key.replace(PLURAL, '')
      const calls =
        PLURAL.test(key) || names.includes('count') ? COUNTS.map((count) => ({ ...values, count })) : [values]
      return calls.map((options) => ({ key: bare, options }))
    })
    for (const { key, options } of results) {
      const expected = full.t(key, { ...options, ns: namespace })
      expect(light.t(key, { ...options, ns: namespace })).toBe(expected)
      expect(light.t(`${namespace}:${key}`, options)).toBe(expected)
      expect(light.getFixedT(null, namespace)(key, options)).toBe(expected)
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

/** Options and exports of the packages that our part of them does not have. */
const MISSING =
  /(?:\breturnObjects|returnDetails|joinArrays|postProcess|keyPrefix|skipInterpolation|defaultValue_\w+|withTranslation|<Trans)\b/

it('nothing of i18next is used that our part does not have', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^services\/|\.test\./.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => MISSING.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
})
