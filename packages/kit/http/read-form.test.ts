import { expect, it } from 'vitest'
import { readForm } from './read-form.ts'

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
