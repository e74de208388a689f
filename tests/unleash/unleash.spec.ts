import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { flagNames } from '#config/flags.ts'
import { followerOfAllTests, followingTests, outageTests, remoteTests } from './following.ts'
import { openUnleashPlace, type UnleashPlace } from './unleash-place.ts'

test.describe.configure({ mode: 'serial' })

function push({ adminEnv }: UnleashPlace) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/services/flags/push/cli.ts'], {
    env: { PATH: process.env.PATH, ...adminEnv },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const stage = followerOfAllTests(async () => {
  const place = await openUnleashPlace()
  const first = push(place)
  expect(first, first.stderr).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`${flagNames.length + 3} made.`),
  })
  return place
})

test('a second push of the same table changes nothing', () => {
  const again = push(stage.place())
  expect(again, again.stderr).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Nothing is missing in the server.'),
  })
  expect(again.stdout).toContain('Server and table are the same in everything else.')
})

followingTests(stage)
outageTests(stage)
remoteTests(stage)

test('a push preserves the changes of owners and reports them', async () => {
  await stage.place().set('voucherChecker', 'nl', true)
  const { status, stdout } = push(stage.place())
  expect(status).toBe(0)
  expect(stdout).toContain('voucherChecker: on for nl; the table says off.')
  expect(stdout).toContain('smartBanner: its rules for visitors are not the table’s')
  expect(push(stage.place()).stdout).toBe(stdout)
})
