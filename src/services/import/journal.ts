import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { ContentStore } from '../content/store/content-store.ts'
import { fingerprint } from '../content/store/layers.ts'
import type { OutsideSource } from './outside-source.ts'

/** Older unfinished imports start over: their responses are outdated. */
const RESUMABLE = 2 * 3_600_000
const FLUSH = 40

export interface JournalEntry {
  readonly call: string
  readonly language: string
  readonly body: unknown
}

/** Stores each response on arrival, apart from the content, so that an interrupted import can resume. */
export interface Journal {
  readonly resumed: number
  readonly startedAt: string
  read(call: string, language: string): Promise<unknown>
  flush(): Promise<void>
}

const storedRun = z.object({ run: z.string(), startedAt: z.string() })

export const runNote = (site: SiteId, source: string): string => `import-run:${site}:${source}`

export interface JournalOptions {
  readonly store: ContentStore
  readonly site: SiteId
  readonly source: string
  readonly outside: OutsideSource
  readonly now: Clock
}

export async function openJournal(options: JournalOptions): Promise<Journal> {
  const { store, site, source, outside, now } = options
  const { run, startedAt } = await openRun(options)
  const known = await knownResponses(options, run)
  let waiting: { call: string; language: string; body: unknown }[] = []
  let writing = Promise.resolve()

  const write = async (entries: readonly JournalEntry[]) => {
    const rows = entries.map(({ call, language, body }) => {
      const text = body === undefined ? null : JSON.stringify(body)
      return {
        site,
        source,
        call,
        language,
        run,
        fingerprint: fingerprint(text),
        body: text,
        fetched_at: new Date(now()).toISOString(),
      }
    })
    await store.db
      .insertInto('import_journal')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { call, language } of entries) known.add(keyOf(call, language))
  }
  const flush = () => {
    const entries = waiting
    waiting = []
    if (entries.length > 0) writing = writing.then(() => write(entries))
    return writing
  }
  const resumed = known.size
  return {
    resumed,
    startedAt,
    flush,
    async read(call, language) {
      if (known.has(keyOf(call, language))) return storedResponse(options, call, language)
      const response = await outside.read(call, language)
      const body = response.found ? response.body : undefined
      waiting.push({ call, language, body })
      if (waiting.length >= FLUSH) await flush()
      return body
    },
  }
}

const keyOf = (call: string, language: string) => `${language} ${call}`

async function openRun({ store, site, source, now }: JournalOptions): Promise<z.output<typeof storedRun>> {
  const note = await store.note(runNote(site, source))
  const unfinished = note ? storedRun.parse(JSON.parse(note)) : undefined
  if (unfinished && now() - Date.parse(unfinished.startedAt) < RESUMABLE) return unfinished
  const fresh = { run: randomUUID(), startedAt: new Date(now()).toISOString() }
  await store.db.deleteFrom('import_journal').where('site', '=', site).where('source', '=', source).execute()
  await store.setNote(runNote(site, source), JSON.stringify(fresh))
  return fresh
}

async function knownResponses({ store, site, source }: JournalOptions, run: string): Promise<Set<string>> {
  const rows = await store.db
    .selectFrom('import_journal')
    .where((row) => row.and({ site, source, run }))
    .select(['call', 'language'])
    .execute()
  return new Set(rows.map(({ call, language }) => keyOf(call, language)))
}

async function storedResponse({ store, site, source }: JournalOptions, call: string, language: string) {
  const row = await store.db
    .selectFrom('import_journal')
    .where((row) => row.and({ site, source, call, language }))
    .select('body')
    .executeTakeFirst()
  return row?.body ? JSON.parse(row.body) : undefined
}
