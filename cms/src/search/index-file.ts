import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createClient, type InArgs, type InStatement } from '@libsql/client'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { foldText } from '#models/rules/search-text.ts'
import type { SearchEntry, SearchedState } from './search-entries.ts'

/** The index finds parts of words from this length; shorter words only at the start of words of the title. */
const INDEXED = 3
/** A word in the title counts as much as so many in the text. */
const TITLE_WEIGHT = 8

const tables = [
  // Lost with the process, whose file nobody else opens.
  'pragma journal_mode = off',
  'pragma synchronous = off',
  `create table entries (
    id integer primary key, collection text not null, document text not null, language text, site text,
    title text not null, plain text not null, body text not null, state text, changed text not null
  )`,
  'create index entries_of on entries (collection, document)',
  `create virtual table words using fts5(
    title, body, content = '', contentless_delete = 1, tokenize = 'trigram'
  )`,
]

/** A document in the index. */
export interface IndexedDocument {
  readonly collection: string
  readonly id: number | string
}

export interface EntryQuery {
  /** Folded, at least one. */
  readonly words: readonly string[]
  readonly collection?: string | undefined
  /** Only documents of these sites and all of `shared` are found. Default: all. */
  readonly within?: { readonly sites: readonly SiteId[]; readonly shared: readonly string[] } | undefined
  readonly site?: SiteId | undefined
  readonly limit: number
}

export interface FoundEntry extends SearchEntry {
  readonly collection: string
  readonly document: string
}

/** An entry by its number, with its document. */
export interface Match {
  readonly entry: number
  readonly collection: string
  readonly document: string
}

const removing = (collection: string, document: string): InStatement[] => [
  {
    sql: 'delete from words where rowid in (select id from entries where collection = ? and document = ?)',
    args: [collection, document],
  },
  { sql: 'delete from entries where collection = ? and document = ?', args: [collection, document] },
]

const adding = (collection: string, document: string, entry: SearchEntry): InStatement[] => {
  const { language, site, title, body, state, changedAt } = entry
  const plain = foldText(title)
  return [
    {
      sql: 'insert into entries values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      args: [collection, document, language, site, title, plain, body, state, changedAt],
    },
    {
      sql: 'insert into words (rowid, title, body) values (last_insert_rowid(), ?, ?)',
      args: [plain, foldText(body)],
    },
  ]
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

function selection({ words, collection, within, site, limit }: EntryQuery): { sql: string; args: InArgs } {
  const long = words.filter(({ length }) => length >= INDEXED)
  const short = words.filter(({ length }) => length < INDEXED)
  const conditions: { readonly sql: string; readonly args: readonly string[] }[] = [
    ...(long.length > 0
      ? [{ sql: 'words match ?', args: [long.map((word) => `"${word}"`).join(' AND ')] }]
      : []),
    ...short.map((word) => ({ sql: "instr(' ' || e.plain, ' ' || ?) > 0", args: [word] })),
    ...(collection === undefined ? [] : [{ sql: 'e.collection = ?', args: [collection] }]),
    ...(site === undefined ? [] : [{ sql: 'e.site = ?', args: [site] }]),
    ...(within === undefined
      ? []
      : [
          {
            sql: `(e.site in (${marks(within.sites)}) or e.collection in (${marks(within.shared)}))`,
            args: [...within.sites, ...within.shared],
          },
        ]),
  ]
  const from = long.length > 0 ? 'words join entries e on e.id = words.rowid' : 'entries e'
  const order = long.length > 0 ? `bm25(words, ${TITLE_WEIGHT}, 1), e.changed desc` : 'e.changed desc'
  return {
    sql: `select e.id, e.collection, e.document from ${from}
      where ${conditions.map(({ sql }) => sql).join(' and ')} order by ${order} limit ?`,
    args: [...conditions.flatMap(({ args }) => args), limit],
  }
}

const states: readonly SearchedState[] = ['public', 'changed', 'draft']

/** An index of texts in a file of the folder that ends with the process. */
export async function openIndexFile(folder: string) {
  const own = mkdtempSync(path.join(folder, 'search-'))
  const client = createClient({ url: `file:${path.join(own, 'index.sqlite')}` })
  for (const statement of tables) await client.execute(statement)
  // The open file goes on until it is closed, and is gone after a crash.
  rmSync(own, { recursive: true, force: true })
  return {
    async put(documents: readonly (IndexedDocument & { readonly entries: readonly SearchEntry[] })[]) {
      await client.batch(
        documents.flatMap(({ collection, id, entries }) => [
          ...removing(collection, String(id)),
          ...entries.flatMap((entry) => adding(collection, String(id), entry)),
        ]),
        'write',
      )
    },
    async remove(documents: readonly { readonly collection: string; readonly document: string }[]) {
      if (documents.length === 0) return
      await client.batch(
        documents.flatMap(({ collection, document }) => removing(collection, document)),
        'write',
      )
    },
    /** The best first. */
    async find(query: EntryQuery): Promise<readonly Match[]> {
      const { rows } = await client.execute(selection(query))
      return rows.map(({ id, collection, document }) => ({
        entry: Number(id),
        collection: String(collection),
        document: String(document),
      }))
    },
    async read(entry: number): Promise<FoundEntry | undefined> {
      const { rows } = await client.execute({ sql: 'select * from entries where id = ?', args: [entry] })
      const row = rows[0]
      return (
        row && {
          collection: String(row.collection),
          document: String(row.document),
          language: isLanguage(row.language) ? row.language : null,
          site: isSite(row.site) ? row.site : null,
          title: String(row.title),
          body: String(row.body),
          state: states.find((state) => state === row.state) ?? null,
          changedAt: String(row.changed),
        }
      )
    },
  }
}

export type IndexFile = Awaited<ReturnType<typeof openIndexFile>>
