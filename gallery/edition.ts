import { textsOf } from '@marquee/i18n/texts.server.ts'
import { createTexts } from '@marquee/i18n/texts.ts'
import type { i18n } from 'i18next'
import { createContext, useContext } from 'react'
import { isSite } from '#config/is-site.ts'
import { type Site, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type Samples, samplesOf } from './samples.ts'

/** Selected in the toolbar, besides theme and width. */
export interface Edition {
  readonly site: Site
  readonly language: Language
  readonly i18n: i18n
  readonly samples: Samples
}

const editions = new Map<string, Edition>()

/** Falls back to the site's first language. */
export function editionOf(siteId: unknown, wanted: unknown): Edition {
  const site = sites[isSite(siteId) ? siteId : 'fr']
  const language = site.languages.find((each) => each === wanted) ?? site.languages[0]
  const key = `${site.id} ${language}`
  const known = editions.get(key)
  if (known) return known
  const i18n = createTexts(language, site.region, textsOf(language))
  const edition = { site, language, i18n, samples: samplesOf(site, language, i18n.t) }
  editions.set(key, edition)
  return edition
}

export const EditionContext = createContext<Edition | null>(null)

export function useEdition(): Edition {
  const edition = useContext(EditionContext)
  if (!edition) throw new Error('A story is drawn inside the decorator of preview.tsx')
  return edition
}
