import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { createUncaughtErrors } from './uncaught-errors.ts'

test('the process that is started in its place counts on, also after one beside it', () => {
  const folder = temporaryFolder('uncaught')
  const [first, beside] = [createUncaughtErrors(folder), createUncaughtErrors(folder)]
  expect(first.count()).toBe(0)
  first.add()
  beside.add()
  expect(createUncaughtErrors(folder).count()).toBe(2)
})

test('a spoilt file or a folder that cannot be written stops nothing', () => {
  const folder = temporaryFolder('uncaught')
  writeFileSync(join(folder, 'uncaught-errors'), 'no number')
  const errors = createUncaughtErrors(join(folder, 'uncaught-errors'))
  errors.add()
  expect([createUncaughtErrors(folder).count(), errors.count()]).toEqual([0, 1])
})
