import type { Endpoint, PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { jsonResponse } from '../json-calls.ts'
import { collectionName } from '../reports/collection-name.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { languageName, siteName } from '../users/display-names.ts'
import { type FoundDocument, searchDocuments } from './search-documents.ts'
import { searchTexts } from './texts.ts'

/** Documents that the palette shows. */
const SHOWN = 8
const LONGEST = 200

/** A document for its reader. */
export interface Hit {
  readonly href: string
  readonly title: string
  /** Kind, site, language and state. */
  readonly facts: string
  readonly language: Language | null
}

export function hitOf(req: PayloadRequest, found: FoundDocument, uiLanguage: Language): Hit {
  const { collection, document, language, site, state, title } = found
  const page = `${req.payload.config.routes.admin}/collections/${collection}/${document}`
  const facts = [
    collectionName(req, collection),
    ...(site ? [siteName(site, uiLanguage)] : []),
    ...(language ? [languageName(language, uiLanguage)] : []),
    ...(state ? [searchTexts.t(uiLanguage)(state)] : []),
  ]
  return { href: language ? `${page}?locale=${language}` : page, title, facts: facts.join(' · '), language }
}

/** GET `/api/search?q=`: the first `Hit`s of a search, for the palette. */
export const searchCall: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    const text = req.searchParams.get('q') ?? ''
    const { found } = await searchDocuments(req, { text: text.slice(0, LONGEST) })
    const uiLanguage = interfaceLanguage(req)
    return jsonResponse(found.slice(0, SHOWN).map((each) => hitOf(req, each, uiLanguage)) satisfies Hit[])
  },
}
