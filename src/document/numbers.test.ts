import { formatsOf } from '@marquee/i18n/format.ts'
import { describe, expect, it } from 'vitest'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { i18nOf } from './edition.server.ts'

const NARROW = '\u202f'
const SPACE = '\u00a0'
const MINUS = '\u2212'

const french = (price: string) =>
  [`1${NARROW}234${NARROW}567,5`, price, `${MINUS}24${SPACE}%`, `1${NARROW}432 cinémas`] as const
const english = (price: string) => ['1,234,567.5', price, `${MINUS}24%`, '1,432 cinemas'] as const
const dutch = (price: string) => ['1.234.567,5', price, `${MINUS}24%`, '1.432 bioscopen'] as const

const table: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'fr fr': french(`1${NARROW}432,50${SPACE}€`),
  'fr en': english('€1,432.50'),
  'ch en': english(`CHF${SPACE}1,432.50`),
  'ch fr': ["1'234'567,5", `1'432.50${SPACE}CHF`, `${MINUS}24%`, "1'432 cinémas"],
  'ch de': ["1'234'567.5", `CHF${SPACE}1'432.50`, `${MINUS}24%`, "1'432 Kinos"],
  'be en': english('€1,432.50'),
  'be fr': french(`1${NARROW}432,50${SPACE}€`),
  'be nl': dutch(`€${SPACE}1.432,50`),
  'tn fr': french(`1${NARROW}432,500${SPACE}DT`),
  'tn en': english(`TND${SPACE}1,432.500`),
  'sn fr': french(`1${NARROW}433${SPACE}F${NARROW}CFA`),
  'sn en': english(`F${NARROW}CFA${SPACE}1,433`),
  'nl nl': dutch(`€${SPACE}1.432,50`),
  'nl en': english('€1,432.50'),
  'ci fr': french(`1${NARROW}433${SPACE}F${NARROW}CFA`),
  'ci en': english(`F${NARROW}CFA${SPACE}1,433`),
  'ma fr': ['1.234.567,5', `1.432,50${SPACE}MAD`, `${MINUS}24${SPACE}%`, '1.432 cinémas'],
  'ma en': english(`MAD${SPACE}1,432.50`),
}

const editions = Object.values(sites).flatMap((site) =>
  site.languages.flatMap((language: Language) => {
    const written = table[`${site.id} ${language}`]
    return written ? [{ site, language, name: `${site.id} ${language}`, written }] : []
  }),
)

describe('number formats, independent of the ICU data of the runtime', () => {
  it.each(editions)('formats numbers for $name', ({ site, language, written }) => {
    const { number, price, percent } = formatsOf(language, site)
    const inText = i18nOf(language, site).t('cinemas:count', { count: 1432 })
    expect([number(1_234_567.5), price(1432.5), percent(-0.24), inText]).toEqual(written)
  })

  it('groups no small amounts', () => expect(formatsOf('fr', sites.ch).price(9.5)).toBe(`9.50${SPACE}CHF`))
})
