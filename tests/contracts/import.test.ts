import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDemo } from '../../demo/seed.ts'
import {
  ImportError,
  type OutsideSource,
  openOutsideSource,
} from '../../src/services/import/outside-source.ts'
import { type ImportOptions, type ImportSummary, runImport } from '../../src/services/import/run-import.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { type OutsideApi, startOutsideApi } from '../fixtures/outside-api/outside-api.ts'
import { responseOf } from '../fixtures/outside-api/responses.ts'
import { type TestDatabase } from './databases.ts'
import { eventually } from './eventually.ts'
import { describeOnEngines } from './on-engines.ts'
import { contentOf, storeOfEachTest } from './set-up.ts'

const now = Date.parse('2026-11-20T11:00:00Z')
const today = '2026-11-20'
const nothing = { added: 0, changed: 0, removed: 0 }

describeOnEngines('an import', { dialect: true, slow: true }, (engine) => {
  const nightlyOnPostgres = { tags: engine === 'postgres' ? ['exhaustive'] : [] }
  let database: TestDatabase
  let store: Store
  let outside: OutsideApi
  let clock: number
  let fetchCall: (call: string) => Promise<{ status: number; json: unknown }>

  storeOfEachTest(engine, async (opened) => {
    clock = now
    ;({ database, store } = opened)
    outside = await startOutsideApi({ today })
    const fetch = contentOf(store, () => clock)
    fetchCall = async (call) => {
      const response = await fetch('nl', new Request(`http://nl.localhost/api/${call}`))
      return { status: response.status, json: await response.json() }
    }
    return () => outside.close()
  })

  async function bring(options: Partial<ImportOptions> = {}, attempts = 8): Promise<ImportSummary> {
    return runImport({
      store,
      site: 'nl',
      source: 'outside',
      outside: await openOutsideSource(outside.url, attempts),
      now: () => clock,
      ...options,
    })
  }
  const read = async <Json>(call: string) => (await fetchCall(call)).json as Json
  const titles = async () =>
    (await read<{ shows: { title: string }[] }>('shows?language=nl')).shows.map(({ title }) => title)
  const seedDemo = () =>
    createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee', sites: ['nl'] }).roll(now)

  test('imports valid items, and reports others with call and path', nightlyOnPostgres, async () => {
    const { items, showtimes, faults, demoHidden } = await bring()
    expect(items).toMatchObject({ changed: 0, removed: 0 })
    expect(showtimes.added).toBeGreaterThan(100)
    expect(demoHidden).toBe(true)
    const messages = faults.map(({ call, path: at, reason }) => `${call} ${at}: ${reason}`)
    for (const message of [
      'cinemas?language=nl [6]: name: Invalid input: expected string, received number',
      'cinemas?language=nl [7].slug: the slug "filters" is reserved',
      'cinemas?language=nl [8].slug: the slug "dorp-de-vonk" is already taken',
      expect.stringMatching(/showtimes.*time: not a local time$/),
    ])
      expect(messages).toContainEqual(message)
    expect(await titles()).toHaveLength(12)
  })

  test(
    'serves the source’s calls with equal responses without past days, and 404 for missing ones',
    nightlyOnPostgres,
    async () => {
      await bring()
      const expected = (call: string) => responseOf(call, new URLSearchParams(), today, { broken: true })
      for (const call of [
        'cities',
        'show/la-traviata-507/cinemas',
        'cinema/waterlo-passage/shows',
        'zone/waterlo',
      ])
        expect([call, (await fetchCall(call)).json]).toEqual([call, expected(call)])
      expect((await fetchCall('show/la-traviata-507')).json).toEqual({
        ...(expected('show/la-traviata-507') as object),
        next24ShowtimesCount: expect.anything(),
      })
      const times = await read<Record<string, Record<string, unknown>[]>>(
        'show/la-traviata-507/showtimes/waterlo-passage',
      )
      const [[date = '', list = []] = []] = Object.entries(times)
      expect(list[0]).toMatchObject({
        time: expect.stringMatching(`^${date} 14:`),
        refCmd: 'https://kaarten.example/nl/waterlo-passage/la-traviata-507',
      })
      // The evening showtime of the source has no statement.
      expect(list.map(({ availability }) => availability)).toEqual([
        { level: 'few', asOf: `${date}T09:00:00+01:00` },
        null,
      ])
      expect(list.map(({ price }) => price)).toEqual([19.5, null])
      expect(list[0]?.specialShowtimeDetails).toMatchObject({ titleShowtimeDetails: 'Met nagesprek' })
      for (const call of ['news', 'footer', 'city/waterlo', 'zone/amsterdam', 'show/the-withdrawn-film'])
        expect([call, (await fetchCall(`${call}?language=nl`)).status]).toEqual([call, 404])
      expect((await fetchCall('settings')).json).toMatchObject({ clientUrl: 'https://klant.example' })
      const found = await read<{ slug: string }[]>('search/full?language=nl&q=cafe')
      expect(found.map(({ slug }) => slug)).toEqual(['cafe-de-noordpool-502'])

      clock = Date.parse('2026-11-25T11:00:00Z')
      const { days } = await read<{ days: object }>('cinema/waterlo-passage/shows')
      expect(Object.keys(days)[0]).toBe('2026-11-25')
      const ahead = (await fetchCall('show/rauwe-aarde-504/showtimes/waterlo-passage')).json as object
      expect(Object.keys(ahead).every((date) => date >= '2026-11-25')).toBe(true)
    },
  )

  test('is idempotent, and applies only changes of the source', async () => {
    const first = await bring()
    const second = await bring()
    expect(second.items).toEqual({ ...nothing, unchanged: first.items.added })
    expect(second.showtimes).toEqual({ ...nothing, unchanged: first.showtimes.added })
    outside.switches.broken = false
    const third = await bring()
    expect(third.faults.map(({ call }) => call).filter((call) => call.startsWith('cinemas'))).toEqual([])
    expect(third.items).toMatchObject(nothing)
    outside.switches.today = '2026-11-21'
    clock = Date.parse('2026-11-21T11:00:00Z')
    const fourth = await bring()
    expect(fourth.items.changed).toBeGreaterThan(0)
    expect(fourth.showtimes).toMatchObject({ unchanged: 0 })
  })

  test('fetches each language of a source, or once if there is only one', nightlyOnPostgres, async () => {
    const title = async (call: string) => (await read<{ title: string }>(call)).title
    await bring()
    const requests = outside.requests.filter((call) => call.startsWith('/api/show/rauwe-aarde-504?'))
    expect(requests).toEqual(['/api/show/rauwe-aarde-504?language=nl'])
    expect(await title('show/rauwe-aarde-504?language=en')).toBe('Rauwe aarde')
    outside.switches.english = true
    await bring()
    expect(await title('show/rauwe-aarde-504?language=en')).toBe('Raw Earth')
    expect(await title('show/rauwe-aarde-504?language=nl')).toBe('Rauwe aarde')
  })

  test('an interrupted import shows nothing, and the next resumes it', async () => {
    const whole = await bring()
    await store.db.deleteFrom('items').where('source', '=', 'outside').execute()
    const before = await titles()
    const halfway = stoppingAfter(await openOutsideSource(outside.url), 70)
    outside.switches.today = '2026-11-21'
    await expect(bring({ outside: halfway, concurrency: 3 })).rejects.toThrow(ImportError)
    expect(await titles()).toEqual(before)
    outside.requests.length = 0
    let resumed = 0
    const result = await bring({ onResume: (responses) => void (resumed = responses) })
    expect(resumed).toBeGreaterThan(60)
    expect(outside.requests.some((call) => call.startsWith('/api/shows'))).toBe(false)
    expect(result.items.added).toBe(whole.items.added)
    expect(await titles()).toHaveLength(12)
  })

  test('hides the demo on the first import, and shows both with --keep-demo', nightlyOnPostgres, async () => {
    await seedDemo()
    const demo = await titles()
    const cinemas = async () => (await read<unknown[]>('cinemas?language=nl')).length
    const demoCinemas = await cinemas()
    expect((await bring()).demoHidden).toBe(true)
    expect(await titles()).toHaveLength(12)
    expect((await bring()).demoHidden).toBe(false)
    expect(await seedDemo()).toEqual([])
    expect(await titles()).toHaveLength(12)
    expect((await bring({ keepDemo: true })).demoHidden).toBe(false)
    expect(await titles()).toHaveLength(12 + demo.length)
    expect(await cinemas()).toBe(6 + demoCinemas)
  })

  test(
    'retries a flaky source, and reports an unavailable one in a sentence',
    nightlyOnPostgres,
    async () => {
      outside.switches.fail = 0.2
      expect((await bring({ concurrency: 12 })).items.added).toBeGreaterThan(50)
      outside.switches.down = true
      await expect(bring({}, 2)).rejects.toThrow(
        /^http\S+ did not respond after 2 attempts \(status 503\)\.$/,
      )
      expect(await titles()).toHaveLength(12)
    },
  )

  test('refuses a source without films and cinemas, and an invalid name', nightlyOnPostgres, async () => {
    outside.switches.lacking = ['shows', 'cinemas', 'cities']
    await expect(bring()).rejects.toThrow('neither cities nor cinemas nor shows')
    await expect(bring({ source: 'demo' })).rejects.toThrow(ImportError)
    const nowhere = openOutsideSource('/dev/null/nowhere')
    await expect(nowhere).rejects.toThrow('neither an http address nor a folder')
  })

  test('imports a folder of responses', nightlyOnPostgres, async () => {
    const folder = path.join(database.dataDir, 'spring')
    for (const call of [
      'cities',
      'cinemas',
      'shows',
      'show/het-glazen-uur-501',
      'show/het-glazen-uur-501/cinemas',
      'show/het-glazen-uur-501/showtimes/dorp-lichtspel',
    ]) {
      const file = path.join(folder, `${call}.json`)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(responseOf(call, new URLSearchParams(), today, { broken: false })))
    }
    const result = await bring({ outside: await openOutsideSource(folder), source: 'spring' })
    expect(result.showtimes.added).toBeGreaterThan(5)
    expect((await fetchCall('show/het-glazen-uur-501')).status).toBe(200)
    expect((await fetchCall('show/rauwe-aarde-504')).status).toBe(404)
  })

  test('the command can be killed at any moment and run again', async () => {
    outside.switches.answered = 90
    const run = () => {
      const command = `src/services/import/cli.ts ${outside.url} --site nl --name outside --concurrency 4`
      return spawn(process.execPath, command.split(' '), {
        env: { ...process.env, DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '' },
      })
    }
    const killed = run()
    await eventually(() => expect(outside.requests.length).toBeGreaterThan(90))
    killed.kill('SIGKILL')
    await once(killed, 'close')
    expect(await titles().catch(() => [])).toEqual([])
    outside.switches.answered = Infinity
    const again = run()
    let output = ''
    again.stdout.on('data', (chunk) => void (output += chunk))
    again.stderr.on('data', (chunk) => void (output += chunk))
    await once(again, 'close')
    expect(output).toMatch(/Resuming the import started at .*: \d+ responses are already stored/)
    expect([again.exitCode, await titles()]).toEqual([0, expect.objectContaining({ length: 12 })])
  })
})

function stoppingAfter(outside: OutsideSource, calls: number): OutsideSource {
  let left = calls
  return {
    ...outside,
    read: (call, language) =>
      left-- > 0 ? outside.read(call, language) : Promise.reject(new ImportError('stopped by the test.')),
  }
}
