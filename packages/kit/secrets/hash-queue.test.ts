import { afterEach, expect, it } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { inHashQueue } from './hash-queue.ts'
import { isHashOf } from './slow-hash.ts'

const { perAddress, inAll } = serviceLimits.slowHashes
let release = () => {}
const held = new Promise<string>((resolve) => {
  release = () => resolve('done')
})
const all: Promise<unknown>[] = []
const enter = (address: string) => {
  const entered = inHashQueue(address, () => held)
  all.push(entered)
  return entered
}
afterEach(async () => {
  release()
  await Promise.all(all)
})

it('gives an address its places, then refuses it at once; the process likewise', async () => {
  for (let place = 0; place < perAddress; place += 1) void enter('203.0.113.7')
  expect(await enter('203.0.113.7')).toEqual({ kind: 'tooMany', of: 'address', retryAfterSeconds: 1 })
  for (let place = perAddress; place < inAll; place += 1) void enter(`198.51.100.${place}`)
  expect(await enter('192.0.2.1')).toMatchObject({ kind: 'tooMany', of: 'process' })
  release()
  await Promise.all(all)
  expect(await inHashQueue('203.0.113.7', async () => 'again')).toBe('again')
})

it('frees the place of work that fails', async () => {
  for (let round = 0; round <= perAddress; round += 1)
    await expect(
      inHashQueue('192.0.2.9', async () => {
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
})

it('lets another address through while one sends 400 passwords at once', async () => {
  const cost = { N: 1_024, r: 8, p: 1 }
  const order: string[] = []
  const check = async (address: string) => {
    const outcome = await inHashQueue(address, () => isHashOf('2468', null, cost))
    if (typeof outcome === 'boolean') order.push(address)
  }
  const flood = Array.from({ length: 400 }, () => check('198.51.100.7'))
  await Promise.all([...flood, check('203.0.113.8')])
  expect(order).toHaveLength(perAddress + 1)
  expect(order).toContain('203.0.113.8')
})
