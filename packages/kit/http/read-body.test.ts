import { expect, it } from 'vitest'
import { readBytes, readForm, readJson } from './read-body.ts'

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

const sent = (body: string, type = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })

it.each(['application/json', 'Application/JSON; charset=utf-8'])('reads %s', async (type) => {
  expect(await readJson(sent('{"a":"é"}', type), 20)).toEqual({ json: { a: 'é' } })
})

it.each([
  ['another type', sent('{}', 'text/plain'), 'type'],
  ['more than the limit', sent(`"${'a'.repeat(20)}"`), 'tooLarge'],
  ['what is no JSON', sent('{'), 'noJson'],
  ['nothing', sent(''), 'noJson'],
])('rejects %s', async (_, request, refused) => {
  expect(await readJson(request, 20)).toEqual({ json: undefined, refused })
})

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })

async function withFile(): Promise<Request> {
  const form = new FormData()
  form.set('name', 'Ada')
  form.set('picture', new File(['abc'], 'a.png'))
  const written = new Response(form)
  return post(await written.arrayBuffer(), written.headers.get('content-type') ?? '')
}

it('reads fields', async () => {
  const form = await readForm(post(new URLSearchParams({ name: 'Ada é' })), { fields: 20, files: 0 })
  expect(form).toEqual(expect.any(FormData))
  if (typeof form !== 'string') expect([...form]).toEqual([['name', 'Ada é']])
})

it('reads a form with a file if files are allowed', async () => {
  const form = await readForm(await withFile(), { fields: 20, files: 1_000 })
  if (typeof form === 'string') throw new Error(form)
  expect([form.get('name'), await (form.get('picture') as File).text()]).toEqual(['Ada', 'abc'])
  expect(await readForm(await withFile(), { fields: 1_000, files: 0 })).toBe('notAForm')
})

it('rejects a form above the limit of its type', async () => {
  expect(
    await readForm(post(new URLSearchParams({ name: 'a'.repeat(20) })), { fields: 20, files: 1_000 }),
  ).toBe('tooLarge')
  expect(await readForm(await withFile(), { fields: 1_000, files: 20 })).toBe('tooLarge')
})

it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'rejects a body of the type %s',
  async (type) => {
    expect(await readForm(post('name=Ada', type), { fields: 20, files: 1_000 })).toBe('notAForm')
  },
)
