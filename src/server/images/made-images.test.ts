import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test, vi } from 'vitest'
import { derivativeName } from './derivative-store.ts'
import { createMadeImages } from './made-images.ts'
import type { PictureProcesses } from './picture-processes.ts'

/** Makes a picture when the test ends it. */
function staged(built: Readonly<Record<string, string>> = {}) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const processes: PictureProcesses = {
    resize: ({ format }, priority) =>
      new Promise((resolve, reject) => {
        begun.push(`${format} ${priority}`)
        ends.set(format, (error) => (error ? reject(error) : resolve(Buffer.from(format))))
      }),
    portrait: async () => null,
    close: async () => {},
  }
  const folder = temporaryFolder('made')
  const builtDir = join(folder, 'built')
  mkdirSync(builtDir)
  for (const [name, body] of Object.entries(built)) writeFileSync(join(builtDir, name), body)
  const onError = vi.fn()
  const made = createMadeImages({
    artDir: folder,
    dataDir: folder,
    builtDir,
    processes,
    memoryMegabytes: 1,
    onError,
  })
  const end = async (format: string, error?: Error) => {
    await expect.poll(() => ends.has(format)).toBe(true)
    ends.get(format)?.(error)
    await setImmediate()
  }
  return { made, begun, end, onError }
}

const avif = { path: 'posters/a.jpg', width: 320, format: 'avif', version: '1' } as const

test('a WebP is made first and the AVIF after it, once for all requests', async () => {
  const { made, begun, end } = staged()
  const requests = [made.available(avif), made.available(avif)]
  await end('webp')
  for (const { format, body } of await Promise.all(requests)) {
    expect([format, body.toString()]).toEqual(['webp', 'webp'])
  }
  expect((await made.available(avif)).format).toBe('webp')
  await expect.poll(() => begun).toEqual(['webp normal', 'avif low'])
  await end('avif')
  await expect.poll(async () => (await made.available(avif)).format).toBe('avif')
  expect(begun).toEqual(['webp normal', 'avif low'])
})

test('a picture that fails rejects its request, and no AVIF is made', async () => {
  const { made, begun, end } = staged()
  const rejection = expect(made.available(avif)).rejects.toThrow('broken')
  await end('webp', new Error('broken'))
  await rejection
  expect(begun).toEqual(['webp normal'])
})

test('an AVIF that fails in the background is reported, and tried again by the next request', async () => {
  const { made, begun, end, onError } = staged()
  const request = made.available(avif)
  await end('webp')
  await request
  await end('avif', new Error('broken'))
  await expect.poll(() => onError).toHaveBeenCalledWith(new Error('broken'), 'posters/a.jpg')
  expect((await made.available(avif)).format).toBe('webp')
  await expect.poll(() => begun).toEqual(['webp normal', 'avif low', 'avif low'])
})

test('a picture of the build is not made again', async () => {
  const { made, begun } = staged({ [derivativeName(avif)]: 'built' })
  const { format, body } = await made.available(avif)
  expect([format, body.toString(), begun]).toEqual(['avif', 'built', []])
})
