import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'

const script = path.resolve(import.meta.dirname, '../deploy/backup.sh')
const LONG_AGO = 1_000_000_000

/** Runs the script with a command `node` that does `work` in the new folder, its third argument. */
function run(work: string) {
  const [tools, backups] = [temporaryFolder('tools'), temporaryFolder('backups')]
  mkdirSync(tools, { recursive: true })
  for (const name of ['former', 'recent']) mkdirSync(path.join(backups, name), { recursive: true })
  utimesSync(path.join(backups, 'former'), LONG_AGO, LONG_AGO)
  const node = path.join(tools, 'node')
  writeFileSync(node, `#!/bin/sh\nmkdir "$3" && cd "$3" && ${work}\n`)
  chmodSync(node, 0o700)
  const { status } = spawnSync('sh', [script, backups], { env: { PATH: `${tools}:${process.env.PATH}` } })
  const found = readdirSync(backups)
  return {
    status,
    former: found.includes('former'),
    recent: found.includes('recent'),
    made: found.filter((name) => /^\d/.test(name)).length,
  }
}

test('a complete backup ends those that are older than two weeks', () =>
  expect(run('touch backup.json')).toEqual({ status: 0, former: false, recent: true, made: 1 }))

test('a failed one is not kept, and ends none', () =>
  expect(run('touch site.dump && exit 1')).toEqual({ status: 1, former: true, recent: true, made: 0 }))

test('one that is complete, but could not be recorded, is kept', () =>
  expect(run('touch backup.json && exit 1')).toEqual({ status: 1, former: true, recent: true, made: 1 }))
