import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { createDerivativeStore } from './derivative-store.ts'

const folder = () => temporaryFolder('made')

test('evicts the least recently used file', async () => {
  const path = folder()
  const store = createDerivativeStore(path, 250)
  await store.write('a', Buffer.alloc(100))
  await store.write('b', Buffer.alloc(100))
  expect(await store.read('a')).toHaveLength(100)
  await store.write('c', Buffer.alloc(100))
  expect(readdirSync(path).toSorted()).toEqual(['a', 'c'])
  expect(store.bytes()).toBe(200)
  expect(await store.read('b')).toBeUndefined()
})

test('retains the order after a restart, and ignores unfinished files', async () => {
  const path = folder()
  for (const [index, name] of ['new', 'old'].entries()) {
    writeFileSync(join(path, name), Buffer.alloc(100))
    utimesSync(join(path, name), 2_000 - index, 2_000 - index)
  }
  writeFileSync(join(path, 'x.1.part'), 'half')
  const store = createDerivativeStore(path, 250)
  await store.write('c', Buffer.alloc(100))
  expect(await store.read('old')).toBeUndefined()
  expect(await store.read('new')).toHaveLength(100)
  expect(await store.read('x.1.part')).toBeUndefined()
})

test('a removed file is not found', async () => {
  const path = folder()
  const store = createDerivativeStore(path, 250)
  await store.write('a', Buffer.alloc(100))
  await import('node:fs/promises').then(({ rm }) => rm(join(path, 'a')))
  expect(await store.read('a')).toBeUndefined()
  expect(store.bytes()).toBe(0)
})
