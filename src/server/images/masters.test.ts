import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { createMasters } from './masters.ts'

const folder = temporaryFolder('masters')
const find = createMasters(folder)

test('the version of a picture depends on its bytes alone', async () => {
  const path = join(folder, 'a.JPG')
  writeFileSync(path, 'one')
  const first = await find('a.JPG')
  expect(first).toEqual({ file: path, bytes: 3, version: '7692c3ad3540', extension: '.jpg' })
  utimesSync(path, 1_000, 1_000)
  expect(await find('a.JPG')).toEqual(first)
  writeFileSync(path, 'two')
  expect((await find('a.JPG'))?.version).toBe('3fc4ccfe7458')
})

test('the version of a film changes with its time and size', async () => {
  const path = join(folder, 'a.mp4')
  writeFileSync(path, 'film')
  utimesSync(path, 1_000, 1_000)
  expect((await find('a.mp4'))?.version).toBe('lfls-4')
})

test('folders and missing files are no originals', async () => {
  expect([await find(''), await find('none.jpg')]).toEqual([undefined, undefined])
})
