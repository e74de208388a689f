import { describe, expect, it } from 'vitest'
import { aComposition } from '../page-kit/composition.fixture.ts'
import { pageHead } from './page-head.ts'

const titles = {
  fr: ['Page supprimée — Marquee', 'Page momentanément indisponible — Marquee', 'Page introuvable — Marquee'],
  en: ['Page removed — Marquee', 'Page temporarily unavailable — Marquee', 'Page not found — Marquee'],
  de: [
    'Seite entfernt — Marquee',
    'Seite vorübergehend nicht verfügbar — Marquee',
    'Seite nicht gefunden — Marquee',
  ],
  nl: [
    'Pagina verwijderd — Marquee',
    'Pagina tijdelijk niet beschikbaar — Marquee',
    'Pagina niet gevonden — Marquee',
  ],
} as const

describe.each(['fr', 'en', 'de', 'nl'] as const)('in %s', (language) => {
  const { edition } = aComposition({}, { site: language === 'nl' ? 'nl' : 'ch', language })
  const [gone, unavailable, missing] = titles[language]

  it.each([
    [gone, { outcome: 'gone' }],
    [unavailable, { outcome: 'unavailable' }],
    [missing, undefined],
  ] as const)('has the title %s and is not indexed', (title, loaded) => {
    expect(pageHead({ match: { context: { edition } }, loaderData: loaded }).meta).toEqual([
      { title },
      { name: 'robots', content: 'noindex' },
    ])
  })
})
