import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { type TestDatabase } from '../databases.ts'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { documentRequest, newsText, state } from './messages.ts'
import { publishingOfEachTest } from './set-up-publishing.ts'

const script = fileURLToPath(new URL('publishing-process.ts', import.meta.url))

interface Report {
  readonly url?: string
  readonly tags?: readonly string[]
}

/** Starts a process that stores published messages. */
async function startProcess({ dataDir, databaseUrl }: TestDatabase) {
  const child = spawn(process.execPath, [script, JSON.stringify({ dataDir, databaseUrl })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const reports: Report[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const report = JSON.parse(line) as Report
      reports.push(report)
      if (report.url) resolve(report.url.replace(/\/$/, ''))
    })
    void ended.then(() => reject(new Error('the process has ended')))
  })
  return {
    reports,
    /** Undefined once the process has ended. */
    send: async (body: DocumentState) =>
      (await fetch(documentRequest(body, {}, url)).catch(() => undefined))?.status,
    async kill() {
      child.kill('SIGKILL')
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

  test('two processes see each other’s changes, without interference', async () => {
    const both = await Promise.all([startProcess(stage.database), startProcess(stage.database)])
    const [one, other] = both
    expect(await one?.send(state(1))).toBe(200)
    await eventually(() => expect(other?.reports.some(({ tags }) => tags?.includes('news:une'))).toBe(true))
    // Senders repeat what a busy database refused with 503.
    const sent = await Promise.all(
      states.map(async (each, at) => {
        const body = {
          ...each,
          id: 'one',
          published: { fr: newsText('one', { title: `Revision ${each.revision}` }) },
        }
        let status: number | undefined
        do status = await both[at % 2 === 0 ? 0 : 1].send(body)
        while (status === 503)
        return status
      }),
    )
    expect(new Set(sent)).toEqual(new Set([200]))
    expect((await stage.store.site('fr').items.find('news', 'one', 'fr'))?.fields.title).toBe('Revision 200')
    for (const each of both) await each.kill()
  })
})
