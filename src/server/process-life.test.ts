import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { firstAdminLine } from './process-life.ts'
import { temporaryFolder } from './temporary-folder.fixture.ts'

const admin = { name: 'admin', password: '0123ab-4567cd' }

it('prints the first admin of the flag service at the first start only', () => {
  const env = { DATA_DIR: '/srv/data', FLAGS_ADMIN_PASSWORD: undefined }
  expect(firstAdminLine(env, admin, true)).toBe(
    '  First admin     admin / 0123ab-4567cd (password saved in /srv/data/flag-admin until it is changed)\n',
  )
  expect(firstAdminLine(env, undefined, true)).toBe('')
})

it('names only the file of the password where the output is no terminal', () => {
  const line = firstAdminLine({ DATA_DIR: '/srv/data', FLAGS_ADMIN_PASSWORD: undefined }, admin, false)
  expect(line).toContain('/srv/data/flag-admin')
  expect(line).not.toContain(admin.password)
})

it('does not print a password from the environment', () => {
  const line = firstAdminLine({ DATA_DIR: '/srv/data', FLAGS_ADMIN_PASSWORD: admin.password }, admin, true)
  expect(line).toBe('  First admin     admin, with the password of FLAGS_ADMIN_PASSWORD\n')
})

/** Exit code and output of a process that runs `work`. */
function endOf(work: string, drainSeconds = 0) {
  const script = `
    import { stopOnSignal } from ${JSON.stringify(new URL('process-life.ts', import.meta.url).href)}
    const said = (text) => process.stdout.write(text + '\\n')
    stopOnSignal({
      drain: { begin: () => ${drainSeconds} && said('not ready'), seconds: ${drainSeconds} },
      steps: [() => said('stopped listening'), () => new Promise((resolve) => setTimeout(resolve, 50)), () => said('closed')],
      onFault: (error) => said(error.message),
    })
    setInterval(() => {}, 1000)
    ${work}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, lines: stdout.trim().split('\n') }
}

it.each([
  ['an exception', "setTimeout(() => { throw new Error('first') }, 10)"],
  ['a rejection', "Promise.reject(new Error('first'))"],
])('completes pending work and exits with 70 after %s that is not caught', (_, work) => {
  expect(endOf(work)).toEqual({ status: 70, lines: ['first', 'stopped listening', 'closed'] })
})

it('reports every uncaught error and stops once', () => {
  const work =
    "setTimeout(() => { throw new Error('first') }, 10); setTimeout(() => { throw new Error('second') }, 30)"
  expect(endOf(work)).toEqual({ status: 70, lines: ['first', 'stopped listening', 'second', 'closed'] })
})

it.skipIf(process.platform === 'win32')('ends with 0 on a signal', () => {
  expect(endOf("process.kill(process.pid, 'SIGTERM')")).toEqual({
    status: 0,
    lines: ['stopped listening', 'closed'],
  })
})

it.skipIf(process.platform === 'win32')('serves on after a signal until a proxy has noticed', () => {
  const work = "process.kill(process.pid, 'SIGTERM'); setTimeout(() => said('served'), 500)"
  expect(endOf(work, 1).lines).toEqual(['not ready', 'served', 'stopped listening', 'closed'])
})

it.skipIf(process.platform === 'win32')(
  'writes files that no other user reads, whatever mask it inherits',
  () => {
    const folder = temporaryFolder('mask')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'clients.sqlite')
    const script = `
    import { writeFileSync } from 'node:fs'
    import { startOrExplain } from ${JSON.stringify(new URL('process-life.ts', import.meta.url).href)}
    process.umask(0)
    await startOrExplain(async () => writeFileSync(${JSON.stringify(file)}, ''))`
    expect(
      spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 }).status,
    ).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)
