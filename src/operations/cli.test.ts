import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/temporary-folder.fixture.ts'

test('a command whose output nobody reads to the end is completed', async () => {
  const [data, target] = [temporaryFolder('operations'), join(temporaryFolder('saved'), 'backup')]
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'session-secret'), 'x'.repeat(43))
  const command = spawn(process.execPath, ['src/operations/cli.ts', 'backup', target], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  command.stdout.destroy()
  expect(await once(command, 'close')).toEqual([0, null])
  expect(existsSync(join(target, 'backup.json'))).toBe(true)
})
