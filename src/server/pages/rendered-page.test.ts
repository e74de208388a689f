import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { frenchFrame, frenchHost } from '../hosts/hosts.fixture.ts'
import { preparePage, readRender } from './rendered-page.ts'

const OWN = 'own()'
const INJECTED = 'injected()'
const html = `<p><script>${INJECTED}</script></p><script>${OWN}</script>`
const inline = { scripts: [OWN], styles: [] }

async function policyOf(body: string | null, context: Parameters<typeof readRender>[3], of = frenchFrame) {
  const response = new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const { headers } = await readRender(response, frenchHost, of, context)
  return headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? ''
}

const allows = (policy: string, script: string) =>
  policy.includes(createHash('sha256').update(script).digest('base64'))

it('allows the scripts that a page was written with, and no other script in its HTML', async () => {
  const policy = await policyOf(null, { html, inline })
  expect([OWN, INJECTED].map((script) => allows(policy, script))).toEqual([true, false])
})

it('allows no other script of a document that the framework wrote', async () =>
  expect(allows(await policyOf(html, { html: undefined, inline }), INJECTED)).toBe(false))

it('counts the scripts that it was not written with', async () => {
  const response = () => new Response(null, { headers: { 'content-type': 'text/html' } })
  const countIn = async (text: string, of = frenchFrame) =>
    (await readRender(response(), frenchHost, of, { html: text, inline })).foreignScripts
  expect(await countIn(html)).toBe(1)
  expect(await countIn(`<script>${OWN}</script><script type="application/json">{}</script>`)).toBe(0)
  expect(await countIn(html, { ...frenchFrame, hotReload: true })).toBe(0)
})

it('allows the scripts that tools add to a page in development', async () =>
  expect(allows(await policyOf(null, { html, inline }, { ...frenchFrame, hotReload: true }), INJECTED)).toBe(
    true,
  ))

it('counts no script that only a comment contains', async () => {
  const response = new Response(null, { headers: { 'content-type': 'text/html' } })
  const text = `<!-- <script>${INJECTED}</script> --><script>${OWN}</script>`
  expect((await readRender(response, frenchHost, frenchFrame, { html: text, inline })).foreignScripts).toBe(0)
})

describe('a stored page', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Uint8Array) => body }
  const stored = async (first: keyof typeof unpack) => {
    const response = new Response(html, { headers: { 'content-type': 'text/html' } })
    return preparePage(
      await readRender(response, frenchHost, frenchFrame, { html: undefined, inline }),
      first,
    )
  }

  it.each(['br', 'gzip', 'identity'] as const)(
    'first requested as %s has the same text in every encoding',
    async (first) => {
      const page = await stored(first)
      const tags = new Set<string | undefined>()
      for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip'] as const) {
        const { status, headers, body } = await page.respond(encoding, undefined)
        expect(status).toBe(200)
        expect(Buffer.from(unpack[encoding](body ?? Buffer.alloc(0))).toString()).toBe(html)
        const etag = headers[headers.indexOf('ETag') + 1]
        tags.add(etag)
        expect((await page.respond(encoding, etag)).status).toBe(304)
      }
      expect(tags.size).toBe(3)
    },
  )

  it('is compressed once in the encoding of the first request, and in the other one once it is requested', async () => {
    const page = await stored('gzip')
    expect(page.respond('gzip', undefined)).not.toBeInstanceOf(Promise)
    const [first, second] = [page.respond('br', undefined), page.respond('br', undefined)]
    expect(first).toBeInstanceOf(Promise)
    expect(await first).toBe(await second)
    expect(page.respond('br', undefined)).toBe(await first)
  })

  it('is unpacked without a turn of the event loop', async () => {
    for (const first of ['br', 'gzip'] as const)
      expect((await stored(first)).respond('identity', undefined)).not.toBeInstanceOf(Promise)
  })

  it('holds no more bytes than it has', async () => {
    const { body } = await (await stored('br')).respond('br', undefined)
    expect(body?.buffer.byteLength).toBe(body?.byteLength)
  })
})
