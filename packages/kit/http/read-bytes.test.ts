import { expect, it } from 'vitest'
import { readBytes } from './read-bytes.ts'

const bytes = (...sizes: readonly number[]) => sizes.map((size) => new Uint8Array(size).fill(size))

/** A body with a record of its pulls and its cancellation. */
function streamOf(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const left = [...chunks]
  const seen = { pulled: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        seen.pulled += 1
        const chunk = left.shift()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}

const announced = (length: string) => new Headers({ 'content-length': length })

it('joins the chunks of a body up to the limit', async () => {
  const { body } = streamOf(bytes(2, 3))
  expect(await readBytes({ headers: announced('5'), body }, 5)).toEqual(Uint8Array.of(2, 2, 3, 3, 3))
})

it('returns no bytes without a body', async () => {
  expect(await readBytes(new Request('http://localhost/'), 0)).toEqual(new Uint8Array())
})

it('rejects a body that declares more than the limit without reading it', async () => {
  const { body, seen } = streamOf(bytes(1))
  expect(await readBytes({ headers: announced('6'), body }, 5)).toBe('tooLarge')
  expect(seen).toEqual({ pulled: 0, cancelled: true })
})

it.each(['3', 'nonsense', ''])(
  'reads no further than the limit for the content length %j',
  async (length) => {
    const { body, seen } = streamOf(bytes(3, 3, 3, 3))
    expect(await readBytes({ headers: announced(length), body }, 5)).toBe('tooLarge')
    expect(seen).toEqual({ pulled: 2, cancelled: true })
  },
)

it('throws if a body breaks off', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error('broken off')),
  })
  await expect(readBytes({ headers: new Headers(), body }, 5)).rejects.toThrow('broken off')
})
