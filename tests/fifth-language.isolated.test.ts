import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test, vi } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { languages } from '#config/languages.ts'
import { everywhere } from '#config/routes/modes.ts'
import { routes } from '#config/routes.ts'
import { configFaults } from '#config/schema.ts'
import { sites } from '#config/sites.ts'
import type { Language, SiteConfig } from '#config/types.ts'
import { wireDocumentState } from '#models/document-state.ts'
import { editionInput, readInput } from '../src/page-kit/page-input.ts'

/**
 * A language added as its name in the list and its code on one site: only texts and route names remain to be
 * written.
 */
vi.mock('#config/languages.ts', async (original) => {
  const four = await original<typeof import('#config/languages.ts')>()
  const languageNames = { ...four.languageNames, es: 'Español' }
  const languages = Object.keys(languageNames)
  return {
    ...four,
    languageNames,
    languages,
    isLanguage: (value: unknown) => languages.includes(String(value)),
  }
})
vi.mock('#config/sites.ts', async (original) => {
  const eight = await original<typeof import('#config/sites.ts')>()
  const ch: SiteConfig = eight.sites.ch
  return { ...eight, sites: { ...eight.sites, ch: { ...ch, languages: [...ch.languages, 'es'] } } }
})

const es = 'es' as Language

test('the configuration is valid', () => {
  expect(languages).toContain(es)
  expect(configFaults()).toEqual([])
})

test('resolves its home page and the kinds with the same name in every language', () => {
  expect(everywhere('screenx')).toHaveProperty('es', 'screenx')
  const paths = createSitePaths(sites.ch, defaultFlags('ch'))
  expect(paths.href('home', es)).toBe('/es')
  expect(paths.match('/es')).toMatchObject({ kind: 'home', language: es })
  const alike = Object.entries(routes).filter(([, { names }]) => es in names)
  expect(alike.length).toBeGreaterThan(10)
})

test('pages and published documents accept it', () => {
  expect(readInput(editionInput, { language: es })).toEqual({ language: es })
  expect(() => readInput(editionInput, { language: 'pt' })).toThrow('Unknown language')
  const text = { slug: 'noticia', fields: {}, formerSlugs: [] }
  const state = {
    site: 'ch',
    kind: 'news',
    id: 'a',
    mode: 'whole',
    revision: 1,
    position: null,
    draft: null,
    plans: [],
    published: { es: text },
  }
  expect(wireDocumentState.safeParse(state)).toMatchObject({ success: true })
})
