import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { flagNames } from '#config/flags.ts'
import { followerOfAllTests, followingTests, outageTests, remoteTests } from './following.ts'
import { openUnleashPlace, type UnleashPlace } from './unleash-place.ts'

test.describe.configure({ mode: 'serial' })

function push({ adminEnv }: UnleashPlace) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/flags/service/send/cli.ts'], {
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
})

followingTests(stage)
outageTests(stage)
remoteTests(stage)

test('a push preserves the changes of owners', async () => {
  await stage.place().set('voucherChecker', 'nl', true)
  expect(push(stage.place())).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Nothing is missing in the server.'),
  })
  expect(await stage.place().sitesOf('voucherChecker')).toContain('nl')
})
