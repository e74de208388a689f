import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import { wordsOf } from '#models/rules/search-text.ts'
import { sitesOf } from '../users/access.ts'
import { type Person, personOf } from '../users/person.ts'
import type { EntryQuery, FoundEntry, IndexFile, Match } from './index-file.ts'
import { isSearched } from './search-entries.ts'
import { searchIndexOf } from './search-index.ts'
import { type SnippetPart, snippetOf } from './snippet.ts'

export const PAGE_SIZE = 20
/** Documents that can be paged through. */
export const MOST_FOUND = 200
/** Entries: a document has one for each language. */
const MOST_ENTRIES = MOST_FOUND * 4
/** Milliseconds that a search waits for the newest changes. */
const PATIENCE = 100

export interface EditorQuery {
  readonly text: string
  readonly site?: SiteId | undefined
  readonly collection?: string | undefined
  /** The first page is 1. */
  readonly page?: number
}

export interface FoundDocument extends FoundEntry {
  readonly titleParts: readonly SnippetPart[]
  /** A part of the texts beside the title. */
  readonly snippet: readonly SnippetPart[]
}

export interface FoundDocuments {
  readonly found: readonly FoundDocument[]
  /** There is a next page. */
  readonly hasMore: boolean
  /** More documents match than can be paged through. */
  readonly isCut: boolean
  /** False while the index is filled, after the start of the process. */
  readonly isComplete: boolean
}

const keyOf = ({ collection, document }: { collection: string; document: string }) =>
  `${collection} ${document}`

/** The best entry of each document. */
function eachOnce(matches: readonly Match[]): readonly Match[] {
  const seen = new Set<string>()
  return matches.filter((match) => !seen.has(keyOf(match)) && seen.add(keyOf(match)))
}

const identified = ({ payload }: PayloadRequest, document: string) =>
  payload.db.defaultIDType === 'number' ? Number(document) : document

/** The documents that exist, for the user or at all. */
async function present(
  req: PayloadRequest,
  matches: readonly Match[],
  rights: { readonly overrideAccess: boolean },
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  for (const [collection, some] of Map.groupBy(matches, (match) => match.collection)) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: some.map(({ document }) => identified(req, document)) } },
      select: { updatedAt: true },
      draft: true,
      depth: 0,
      pagination: false,
      disableErrors: true,
      user: req.user,
      ...rights,
    })
    for (const { id } of docs) seen.add(keyOf({ collection, document: String(id) }))
  }
  return seen
}

function described(entry: FoundEntry, words: readonly string[]): FoundDocument {
  const { title, body } = entry
  const rest = body.startsWith(title) ? body.slice(title.length).replace(/^ · /, '') : body
  return {
    ...entry,
    titleParts: snippetOf(title, words) ?? [{ place: 0, text: title, isHit: false }],
    snippet: snippetOf(rest, words) ?? [],
  }
}

/** The part of the index that the user may search. */
function rightsOf(req: PayloadRequest, person: Person): Pick<EntryQuery, 'within'> {
  if (person.role === 'admin') return {}
  const shared = req.payload.config.collections.filter((each) => isSearched(each) && each.upload)
  return { within: { sites: sitesOf(person), shared: shared.map(({ slug }) => slug) } }
}

/** The entries of a page that the user may read; forgets documents that are gone. */
async function shown(req: PayloadRequest, file: IndexFile, page: readonly Match[]): Promise<FoundEntry[]> {
  const seen = await present(req, page, { overrideAccess: false })
  const unseen = page.filter((match) => !seen.has(keyOf(match)))
  const existing = await present(req, unseen, { overrideAccess: true })
  await file.remove(unseen.filter((match) => !existing.has(keyOf(match))))
  const entries = await Promise.all(
    page.filter((match) => seen.has(keyOf(match))).map(({ entry }) => file.read(entry)),
  )
  return entries.flatMap((entry) => entry ?? [])
}

/** Documents and pictures with all words of the query, the best first. */
export async function searchDocuments(
  req: PayloadRequest,
  { text, site, collection, page = 1 }: EditorQuery,
): Promise<FoundDocuments> {
  const person = personOf(req.user)
  const index = await searchIndexOf(req.payload)
  const isComplete = await index.refresh(PATIENCE)
  const words = wordsOf(text)
  if (!person || words.length === 0) return { found: [], hasMore: false, isCut: false, isComplete }
  const query = { words, site, collection, ...rightsOf(req, person), limit: MOST_ENTRIES }
  const matches = eachOnce(await index.file.find(query))
  const [from, next] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE]
  const entries = await shown(req, index.file, matches.slice(0, MOST_FOUND).slice(from, next))
  return {
    found: entries.map((entry) => described(entry, words)),
    hasMore: next < Math.min(matches.length, MOST_FOUND),
    isCut: matches.length > MOST_FOUND,
    isComplete,
  }
}
