import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function tracked() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

test('limits the number of concurrent jobs', async () => {
  const queue = createWorkQueue(2)
  const { begun, work, end } = tracked()
  for (const name of ['a', 'b', 'c']) void queue.run(work(name))
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('low priority waits for other jobs and leaves one slot free', async () => {
  const queue = createWorkQueue(2)
  const { begun, work, end } = tracked()
  void queue.run(work('low 1'), 'low')
  void queue.run(work('low 2'), 'low')
  expect(begun).toEqual(['low 1'])
  void queue.run(work('visitor 1'))
  void queue.run(work('visitor 2'))
  expect(begun).toEqual(['low 1', 'visitor 1'])
  await end('low 1')
  expect(begun).toEqual(['low 1', 'visitor 1', 'visitor 2'])
  await end('visitor 1')
  await end('visitor 2')
  expect(begun.at(-1)).toBe('low 2')
})

test('a failed job rejects and frees its slot; `clear` rejects waiting jobs', async () => {
  const queue = createWorkQueue(1)
  const { work, end } = tracked()
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const running = queue.run(work('a'))
  const waiting = queue.run(work('b'))
  queue.clear()
  await expect(waiting).rejects.toThrow('stops')
  await end('a')
  expect(await running).toBe('a')
})
