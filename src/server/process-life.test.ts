import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stopOnSignal } from './process-life.ts'

describe('a signal or an uncaught error', () => {
  const handlers = new Map<string | symbol, (error?: Error) => void>()
  const lines: string[] = []
  let ended: number | undefined

  beforeEach(() => {
    handlers.clear()
    lines.length = 0
    ended = undefined
    vi.useFakeTimers()
    vi.spyOn(process, 'on').mockImplementation((event, handler) => {
      handlers.set(event, handler)
      return process
    })
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      ended ??= Number(code)
      return undefined as never
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const said = (text: string) => void lines.push(text)
  function stopping(drainSeconds = 0, lastStep: () => unknown = () => said('closed')) {
    stopOnSignal({
      drain: { begin: () => drainSeconds > 0 && said('not ready'), seconds: drainSeconds },
      steps: [() => said('stopped listening'), lastStep],
      onFault: (error) => said(String(error)),
    })
  }
  const happens = async (event: string, error?: Error) => {
    handlers.get(event)?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }

  test.each([
    ['SIGTERM', undefined, 0, []],
    ['SIGINT', undefined, 0, []],
    ['uncaughtException', new Error('first'), 70, ['Error: first']],
  ] as const)('%s completes pending work and ends with the code', async (event, error, code, reported) => {
    stopping()
    await happens(event, error)
    expect([ended, lines]).toEqual([code, [...reported, 'stopped listening', 'closed']])
  })

  test('reports every uncaught error and stops once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stopping(0, () => promise)
    await happens('uncaughtException', new Error('first'))
    await happens('uncaughtException', new Error('second'))
    expect([ended, lines]).toEqual([undefined, ['Error: first', 'stopped listening', 'Error: second']])
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toBe(70)
  })

  test('serves on after a signal until a proxy has noticed', async () => {
    stopping(1)
    await happens('SIGTERM')
    await vi.advanceTimersByTimeAsync(999)
    expect([ended, lines]).toEqual([undefined, ['not ready']])
    await vi.advanceTimersByTimeAsync(1)
    expect([ended, lines]).toEqual([0, ['not ready', 'stopped listening', 'closed']])
  })

  test('ends after 15 seconds although a step hangs', async () => {
    stopping(0, () => new Promise(() => {}))
    await happens('SIGTERM')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toBe(1)
  })
})

/** Exit code and output of a process that runs `work` with `process-life.ts`. */
function endOf(name: string, work: string) {
  const script = `
    import { writeFileSync } from 'node:fs'
    import { ${name} } from ${JSON.stringify(new URL('process-life.ts', import.meta.url).href)}
    ${work}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

describe.skipIf(process.platform === 'win32')('a process', { tags: ['rest'] }, () => {
  const stopping = `
    stopOnSignal({
      drain: { begin: () => {}, seconds: 0 },
      steps: [() => process.stdout.write('closed\\n')],
      onFault: (error) => process.stdout.write(error.message + '\\n'),
    })
    setInterval(() => {}, 1000)`

  test.each([
    ["Promise.reject(new Error('first'))", 70, ['first', 'closed']],
    ["setImmediate(() => { throw new Error('first') })", 70, ['first', 'closed']],
    ["process.kill(process.pid, 'SIGTERM')", 0, ['closed']],
  ])('ends after %s with %i', (work, status, lines) => {
    expect(endOf('stopOnSignal', `${stopping}\n${work}`)).toEqual({ status, lines })
  })

  test('writes files that no other user reads, whatever mask it inherits', () => {
    const folder = temporaryFolder('mask')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'clients.sqlite')
    const work = `
      process.umask(0)
      await startOrExplain(async () => writeFileSync(${JSON.stringify(file)}, ''))`
    expect(endOf('startOrExplain', work).status).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('a full disk at the start is one sentence', () => {
    const work = `
      process.stderr.write = (text) => process.stdout.write(text)
      const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
      await startOrExplain(() => Promise.reject(full))`
    expect(endOf('startOrExplain', work)).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^A disk is full .*database or disk is full.*\.$/)],
    })
  })
})
