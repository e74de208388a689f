import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'

test('commands whose output nobody reads to the end are completed: a backup, and its restoration', async () => {
  const [data, target] = [temporaryFolder('operations'), join(temporaryFolder('saved'), 'backup')]
  const run = async (name: string) => {
    const command = spawn(process.execPath, ['src/operations/cli.ts', name, target], {
      env: { PATH: process.env.PATH, DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    command.stdout.destroy()
    return once(command, 'close')
  }
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'session-secret'), 'x'.repeat(43))
  expect(await run('backup')).toEqual([0, null])
  expect(existsSync(join(target, 'backup.json'))).toBe(true)
  rmSync(data, { recursive: true })
  expect(await run('restore')).toEqual([0, null])
  expect(existsSync(join(data, 'session-secret'))).toBe(true)
})
