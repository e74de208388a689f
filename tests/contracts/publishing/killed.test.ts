import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { startBusy } from '../busy-process.ts'
import type { TestDatabase } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import { documentRequest, newsText, state } from './messages.ts'
import { publishingOfEachTest } from './set-up-publishing.ts'

/** Starts a process that stores published messages. */
async function startProcess({ dataDir, databaseUrl }: TestDatabase) {
  const opened = Promise.withResolvers<string>()
  const script = new URL('publishing-process.ts', import.meta.url)
  const { ended, kill } = startBusy<{ url: string }>(script, { dataDir, databaseUrl }, ({ url }) =>
    opened.resolve(url.replace(/\/$/, '')),
  )
  void ended.then(() => opened.reject(new Error('the process has ended')))
  const url = await opened.promise
  return {
    /** Undefined once the process has ended. */
    send: async (body: DocumentState) =>
      (await fetch(documentRequest(body, {}, url)).catch(() => undefined))?.status,
    async kill() {
      kill()
      await ended
    },
  }
}

const states = Array.from({ length: 200 }, (_, at) =>
  state(1 + at, {
    id: `news-${at % 40}`,
    published: { fr: newsText(`news-${at % 40}`, { title: `Revision ${1 + at}` }) },
  }),
)

describeOnEngines('publishing processes', { dialect: true, slow: true }, (engine) => {
  const stage = publishingOfEachTest(engine)

  test('a killed process loses no acknowledged message, and stores none partly', async () => {
    const responded: DocumentState[] = []
    const waiting = [...states]
    const first = await startProcess(stage.database)
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const status = await first.send(next)
        if (status === 200) responded.push(next)
        if (responded.length === 70) void first.kill()
        if (status === undefined) return
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(responded.length).toBeGreaterThanOrEqual(70)
    expect(responded.length).toBeLessThan(200)
    const rows = await stage.store.read.selectFrom('publications').select(['id', 'revision']).execute()
    const stored = new Map(rows.map(({ id, revision }) => [id, Number(revision)]))
    for (const { id, revision } of responded) expect(stored.get(id)).toBeGreaterThanOrEqual(revision)
    const items = await stage.store.site('fr').items.list('news', 'fr')
    expect(new Map(items.map(({ id, fields }) => [id, fields.title]))).toEqual(
      new Map([...stored].map(([id, revision]) => [id, `Revision ${revision}`])),
    )

    const second = await startProcess(stage.database)
    for (const each of states) expect(await second.send(each)).toBe(200)
    await second.kill()
    const titles = (await stage.store.site('fr').items.list('news', 'fr')).map(({ fields }) => fields.title)
    expect(titles.sort()).toEqual(states.slice(-40).map(({ revision }) => `Revision ${revision}`))
  })
})
