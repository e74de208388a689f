import { readPreview, signPreview } from '@marquee/flags/console/preview/preview.server.ts'
import { expect, test } from 'vitest'
import { type ContentPreview, readContentPreview, signContentPreview } from '#models/preview-token.ts'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const secret = 'a secret of at least thirty-two signs'
const CMS = 'https://cms.marquee.example'
const HOUR = 3_600_000
const NOON = Date.parse('2026-11-20T12:00:00Z')
const own = { 'sec-fetch-site': 'same-origin' }
const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

function previewed() {
  const state = { revision: '1' }
  const fake = fakeOuter(
    {},
    {
      readPreview: (site, token, now) => readPreview(secret, site, token, now),
      contentPreviews: {
        read: (site, token, now) => readContentPreview(secret, site, token, now),
        sign: (preview) => signContentPreview(secret, preview),
        frame: async () => ({ days: { first: '2026-11-20', last: '2026-12-10' }, revision: state.revision }),
        framedBy: CMS,
      },
    },
  )
  return { ...fake, contents: state }
}

const token = (overrides: Partial<ContentPreview> = {}) =>
  signContentPreview(secret, {
    site: 'ch',
    drafts: true,
    at: null,
    travel: true,
    by: 'Camille D.',
    until: NOON + 8 * HOUR,
    ...overrides,
  })
const [flagToken] = signPreview(secret, { site: 'ch', flags: { vod: true }, now: NOON })
const linkTo = (signed: string, to = '/de/news') =>
  `http://ch.localhost/_preview?${new URLSearchParams({ token: signed, to })}`
const valueOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(';', 1)[0]?.slice('preview='.length) ?? ''
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

test('a link sets a cookie until it expires, and pages receive the previewed contents', async () => {
  const { send, renders } = previewed()
  const signed = token({ at: NOON + 30 * HOUR })
  const opened = await send(linkTo(signed))
  expect(seen(opened, 'location', 'cache-control')).toEqual([303, '/de/news', 'no-store'])
  expect(opened.headers.getSetCookie()).toEqual([
    `preview=${signed}; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax`,
  ])
  const page = await send('http://ch.localhost/de/news', { headers: { cookie: `preview=${signed}` } })
  expect(seen(page, 'cache-control', 'x-robots-tag', 'etag')).toEqual([200, 'no-store', 'noindex', null])
  const context = renders[0]?.context
  expect(context?.now.getTime()).toBe(NOON + 30 * HOUR)
  expect(context?.content).toMatchObject({ drafts: true, token: signed, revision: '1', framed: false })
  expect(context?.preview).toEqual({ flags: {}, until: NOON + 8 * HOUR })
})

test('public pages have the same bytes and ETag before, during and after a preview', async () => {
  const { send, state } = previewed()
  state.next = () => ({ body: '<!doctype html><title>news</title>' })
  const live = async () => {
    const response = await send('http://ch.localhost/de/news')
    return [await response.text(), ...seen(response, 'etag', 'cache-control', 'content-security-policy')]
  }
  const before = await live()
  expect(before.at(-1)).toContain("frame-ancestors 'none'")
  const headers = { cookie: `preview=${token()}` }
  for (const path of ['/de/news', '/_page/news?language=de'])
    expect((await send(`http://ch.localhost${path}`, { headers })).headers.get('etag')).toBeNull()
  expect(await live()).toEqual(before)
  await send('http://ch.localhost/_preview/end', { method: 'POST', headers: { ...own, ...headers } })
  expect(await live()).toEqual(before)
})

test.each([
  ['of another site', 403, 'preview-invalid', token({ site: 'fr' })],
  ['over', 410, 'preview-expired', token({ until: NOON })],
])('a link that is %s returns %i %s and sets no cookie', async (_, status, reason, signed) => {
  const response = await previewed().send(linkTo(signed))
  expect(seen(response, 'x-refusal', 'set-cookie', 'cache-control')).toEqual([
    status,
    reason,
    null,
    'no-store',
  ])
})

test('flags and contents are previewed together, replaced by kind, and expire independently', async () => {
  const { send, renders, state } = previewed()
  const both = valueOf(await send(linkTo(token()), { headers: { cookie: `preview=${flagToken}` } }))
  expect(both).toBe(`${flagToken}~${token()}`)
  const again = valueOf(
    await send(linkTo(token({ drafts: false })), { headers: { cookie: `preview=${both}` } }),
  )
  expect(again).toBe(`${flagToken}~${token({ drafts: false })}`)
  const short = `${flagToken}~${token({ until: NOON + HOUR })}`
  await send('http://ch.localhost/de/news', { headers: { cookie: `preview=${short}` } })
  state.now += 2 * HOUR
  await send('http://ch.localhost/de/news', { headers: { cookie: `preview=${short}` } })
  expect(renders.map(({ context }) => [context.flags.vod, context.content?.drafts])).toEqual([
    [true, true],
    [true, undefined],
  ])
})

test('the time is set on the clock of the site, retains the expiry, and can be reset to now', async () => {
  const { send } = previewed()
  const headers = {
    ...own,
    cookie: `preview=${token()}`,
    referer: 'http://ch.localhost:3000/de/kinos',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const move = (body: string, more: Record<string, string> = {}) =>
    send('http://ch.localhost/_preview/time', { method: 'POST', headers: { ...headers, ...more }, body })
  const moved = await move('at=2026-12-01T00%3A30')
  expect(seen(moved, 'location')).toEqual([303, '/de/kinos'])
  expect(readContentPreview(secret, 'ch', valueOf(moved), NOON)).toEqual({
    site: 'ch',
    drafts: true,
    at: Date.parse('2026-11-30T23:30:00Z'),
    travel: true,
    by: 'Camille D.',
    until: NOON + 8 * HOUR,
  })
  expect(
    readContentPreview(secret, 'ch', valueOf(await move('at=2026-12-01T00%3A30&now=1')), NOON),
  ).toMatchObject({ at: null })
  expect((await move('at=x', { cookie: `preview=${token({ travel: false })}` })).status).toBe(403)
  expect((await move('at=x', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send('http://ch.localhost/_preview/time')).status).toBe(405)
})

test('only the content management may frame the preview, with a partitioned cookie', async () => {
  const { send, renders } = previewed()
  const opened = await send(linkTo(token()), { headers: inFrame })
  expect(opened.headers.getSetCookie()).toEqual([
    `preview=framed~${token()}; Max-Age=28800; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`,
  ])
  const page = await send('http://ch.localhost/de/news', { headers: { cookie: `preview=framed~${token()}` } })
  expect(policyOf(page)).toContain(`frame-ancestors ${CMS}`)
  expect(renders[0]?.context.content?.framed).toBe(true)
  const flags = await send('http://ch.localhost/de/news', { headers: { cookie: `preview=${flagToken}` } })
  expect(policyOf(flags)).toContain("frame-ancestors 'none'")
  expect((await send(linkTo(flagToken), { headers: inFrame })).headers.getSetCookie()[0]).toContain(
    'SameSite=Lax',
  )
})

test('only previewed pages can request the revision of an editor’s changes', async () => {
  const { send, contents } = previewed()
  const state = async (headers: Record<string, string>) => {
    const response = await send('http://ch.localhost/_preview/state', { headers })
    return [response.status, await response.text(), response.headers.get('cache-control')]
  }
  const headers = { cookie: `preview=${token()}` }
  expect(await state(headers)).toEqual([200, '1', 'no-store'])
  contents.revision = '2'
  expect(await state(headers)).toEqual([200, '2', 'no-store'])
  expect((await state({}))[0]).toBe(404)
})
