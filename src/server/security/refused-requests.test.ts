import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { type FakeRender, fakeApis, fakeOuter } from '../outer-server.fixture.ts'

type Fake = ReturnType<typeof fakeOuter>

const FILMS = 'http://fr.localhost/films'
const few = { atOnce: 1, waiting: 0 }

async function refusalIn({ send, lines }: Fake, address: string, init?: RequestInit) {
  const { status, headers } = await send(address, init)
  const logged: unknown = JSON.parse(lines.at(-1) ?? '{}').reason
  const metrics = await (await send('http://fr.localhost/metrics')).text()
  const counted = [...metrics.matchAll(/^refusals_total\{reason="([^"]+)"\} 1$/gm)].map(
    ([, reason]) => reason,
  )
  return { status, sent: headers.get('x-refusal'), logged, counted }
}

const everywhere = (status: number, reason: Refusal) => ({
  status,
  sent: reason,
  logged: reason,
  counted: [reason],
})

describe('a refused request has its reason in the response, the log and the metrics:', () => {
  it.each<readonly [number, Refusal, string, RequestInit, Record<string, string>]>([
    [421, 'unknown-host', 'http://unknown.test/films', {}, { STRICT_HOSTS: '1' }],
    [400, 'malformed-address', 'http://fr.localhost/%ff', {}, {}],
    [405, 'method', FILMS, { method: 'POST' }, {}],
    [401, 'sign-in-needed', 'http://fr.localhost/_page/giftCardOrder', {}, {}],
    [400, 'picture-size', 'http://fr.localhost/media/posters/a.jpg?w=7', {}, {}],
    [415, 'body-type', 'http://fr.localhost/policy-reports', { method: 'POST' }, {}],
    [503, 'accounts-outside', 'http://client.fr.localhost/fr/profile', {}, {}],
  ])('%i %s', async (status, reason, address, init, environment) => {
    expect(await refusalIn(fakeOuter(environment), address, init)).toEqual(everywhere(status, reason))
  })

  it.each<readonly [number, Refusal, FakeRender]>([
    [503, 'render-failed', { error: new Error('broken') }],
    [503, 'render-failed', { status: 500 }],
    [503, 'source-unavailable', { status: 503 }],
  ])('%i %s for a page', async (status, reason, render) => {
    const fake = fakeOuter()
    fake.state.next = () => render
    expect(await refusalIn(fake, FILMS)).toEqual(everywhere(status, reason))
  })

  it.each([FILMS, 'http://fr.localhost/_page/shows', 'http://fr.localhost/calendar/fr/dune.ics'])(
    '503 render-gate-full for %s',
    async (address) => {
      const fake = fakeOuter({}, { renders: { plain: few, wild: few, data: few, api: few } })
      const { promise: wait, resolve: open } = Promise.withResolvers<void>()
      fake.state.next = () => ({ wait })
      const others = ['http://fr.localhost/cinemas', 'http://fr.localhost/_page/cinemas'].map((other) =>
        fake.send(other),
      )
      await expect.poll(() => fake.renders).toHaveLength(others.length)
      expect(await refusalIn(fake, address)).toEqual(everywhere(503, 'render-gate-full'))
      open()
      await Promise.all(others)
    },
  )

  it('503 render-late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const fake = fakeOuter()
    fake.state.next = () => ({ wait: new Promise(() => {}) })
    const refusal = refusalIn(fake, FILMS)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await refusal).toEqual(everywhere(503, 'render-late'))
  })

  it('503 source-unavailable for an old address', async () => {
    const siteItems = { slugs: async () => [], exists: async () => undefined }
    const fake = fakeOuter({}, { siteItems })
    expect(await refusalIn(fake, 'http://fr.localhost/redirect/en/show/dune')).toEqual(
      everywhere(503, 'source-unavailable'),
    )
  })

  it.each<readonly [number, Refusal]>([
    [429, 'rate-limit'],
    [503, 'unavailable'],
  ])('%i %s of an API that names no reason', async (status, reason) => {
    const apis = { ...fakeApis, chat: async () => new Response(null, { status }) }
    expect(await refusalIn(fakeOuter({}, { apis }), 'http://fr.localhost/api/chat/x')).toEqual(
      everywhere(status, reason),
    )
  })

  it('503 failed for an error that nothing expected', async () => {
    const apis = { ...fakeApis, chat: () => Promise.reject(new Error('broken')) }
    expect(await refusalIn(fakeOuter({}, { apis }), 'http://fr.localhost/api/chat/x')).toEqual(
      everywhere(503, 'failed'),
    )
  })

  it('503 not-ready', async () => {
    const fake = fakeOuter()
    fake.outer.drain()
    expect(await refusalIn(fake, 'http://fr.localhost/readyz')).toEqual(everywhere(503, 'not-ready'))
  })

  it.each<readonly [Refusal, string, RequestInit, Record<string, string>]>([
    ['operators-only', 'http://fr.localhost/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } }, {}],
    ['publishing-host', 'http://fr.localhost/publishing/x', {}, { PUBLISHING_HOST: 'inside.test' }],
  ])('%s, but not in the response', async (reason, address, init, environment) => {
    const publishing = {
      fetch: async () => new Response(),
      picture: async () => undefined,
      figures: () => ({ results: {}, delays: { count: 0, seconds: 0, late: 0 } }),
    }
    expect(await refusalIn(fakeOuter(environment, { publishing }), address, init)).toEqual({
      ...everywhere(404, reason),
      sent: null,
    })
  })
})

it.each<readonly [string, string, Refusal | undefined]>([
  ['of a feature that is off', 'http://fr.localhost/voucher', 'feature-off'],
  ['that does not exist', 'http://fr.localhost/nowhere', undefined],
])('a page %s has the reason from the cache too', async (_, address, reason) => {
  const fake = fakeOuter()
  fake.flags.set('fr', { values: { ...defaultFlags('fr'), voucherChecker: false }, hash: 'off' })
  fake.state.next = () => ({ status: 404 })
  const sent = [await fake.send(address), await fake.send(address)]
  expect(sent.map(({ headers }) => headers.get('x-refusal') ?? undefined)).toEqual([reason, reason])
  expect(fake.lines.map((line) => JSON.parse(line))).toMatchObject(
    ['miss', 'hit'].map((cache) => ({ cache, status: 404 })),
  )
  expect(fake.lines.map((line) => JSON.parse(line).reason)).toEqual([reason, reason])
})
