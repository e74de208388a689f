import { afterEach, describe, expect, test } from 'vitest'
import { defaultFlags } from '../../../config/flags.ts'
import { createFlagConsole } from '../../../src/flag-console/console.server.tsx'
import { sessionCookie } from '../../../src/flag-console/session-cookie.ts'
import { createPreviewLinks } from '../../../src/server/previews/preview-link.server.ts'
import { createFlagService } from '../../../src/services/flags/create-flag-service.ts'
import { createFlagTokens } from '../../../src/services/flags/create-flag-tokens.ts'
import { createOwnerFactors } from '../../../src/services/flags/create-owner-factors.ts'
import { createOwnerPasskeys } from '../../../src/services/flags/create-owner-passkeys.ts'
import { added, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

const origin = 'http://flags.localhost:3000'
const secret = 'a secret of at least thirty-two signs'
const previews = createPreviewLinks(secret, (site) => `http://${site}.localhost:3000`)
const now = Date.parse('2026-11-20T12:00:00Z')
const VIEWER = { name: 'Vera', password: 'looking and no touching', role: 'viewer', sites: [] } as const

describe('the preview page', () => {
  let stage: OwnerStage
  let close = async () => {}
  let respond: (path: string, init?: RequestInit) => Promise<Response>
  ownersOfEachTest('sqlite', async (opened) => {
    stage = opened
    const onError = (error: unknown) => {
      throw error
    }
    const service = await createFlagService({ store: opened.store, onError })
    close = service.close
    const response = createFlagConsole({
      service,
      owners: opened.owners,
      tokens: createFlagTokens({ store: opened.store, environment: 'development' }),
      factors: createOwnerFactors({ store: opened.store, secret, required: false }),
      passkeys: createOwnerPasskeys({ store: opened.store }),
      previews,
      secret,
      clock: () => now,
    })
    respond = (path, init) =>
      response(new Request(origin + path, { redirect: 'manual', ...init }), {
        address: '203.0.113.7',
        origin,
        https: false,
      })
  })

  afterEach(() => close())

  async function viewer() {
    await added(stage.owners, stage.admin, VIEWER)
    const cookie =
      sessionCookie(await sessionOf(stage.owners, VIEWER), { https: false }).split(';', 1)[0] ?? ''
    const csrf =
      /name="csrf" value="([^"]+)"/.exec(
        await (await respond('/preview', { headers: { cookie } })).text(),
      )?.[1] ?? ''
    return {
      get: async (path: string) => (await respond(path, { headers: { cookie } })).text(),
      send: (fields: readonly (readonly [string, string])[], guard = csrf) =>
        respond('/preview', {
          method: 'POST',
          headers: { cookie, origin },
          body: new URLSearchParams([['csrf', guard], ...fields.map(([name, value]) => [name, value])]),
        }),
    }
  }

  const tokenIn = (html: string) => /_preview\?token=([\w.-]+)/.exec(html)?.[1] ?? ''

  test('requires a sign-in', async () => {
    const response = await respond('/preview?site=be')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sign-in?back=%2Fpreview%3Fsite%3Dbe',
    ])
  })

  test('opens with the live values, and inverts the feature of the address', async () => {
    const { get } = await viewer()
    const isOn = (html: string, flag: string) =>
      / checked=""/.test(new RegExp(`<input[^>]*value="${flag}"[^>]*>`).exec(html)?.[0] ?? '')
    const html = await get('/preview?site=be&flag=voucherChecker')
    expect(['voucherChecker', 'vod', 'wallet'].map((flag) => isOn(html, flag))).toEqual([true, false, true])
  })

  test('begins on the page of the feature that it was opened from, in the chosen language', async () => {
    const { get, send } = await viewer()
    const html = await get('/preview?site=be&flag=voucherChecker')
    expect(html).toContain('Empty: the page where Voucher checker shows.')
    expect(html).toContain('<input type="hidden" name="start" value="voucherChecker"/>')
    const begin = async (...fields: readonly (readonly [string, string])[]) => {
      const made = await send([['site', 'be'], ['page', ''], ['start', 'voucherChecker'], ...fields])
      return /to=([^"&<]*)/.exec(await made.text())?.[1]
    }
    const on = ['on', 'voucherChecker'] as const
    expect(await begin(['language', 'nl'], on)).toBe('%2Fnl%2Fvoucher')
    expect(await begin(['language', 'en'], on)).toBe('%2Fen%2Fvoucher')
    expect(await begin(['language', 'en'], ['on', 'vod'])).toBe('%2Fen')
    expect(await get('/preview?site=be&flag=voucherChecker&flag=vod')).not.toContain('name="start"')
    expect(await get('/preview?site=be&flag=wallet')).toContain('Empty: the home page.')
  })

  test('links a cell to the page where its feature shows, if the site has it', async () => {
    const { get } = await viewer()
    expect(await get('/cell?flag=groupByCity&site=be')).toContain(
      'href="http://be.localhost:3000/en/cinemas"',
    )
    expect(await get('/cell?flag=voucherChecker&site=fr')).toContain(
      'href="http://fr.localhost:3000/en/voucher"',
    )
    expect(await get('/cell?flag=voucherChecker&site=be')).not.toContain('href="http://be.localhost:3000')
    expect(await get('/cell?flag=copyCount&site=fr')).not.toContain('href="http://fr.localhost:3000')
    expect(await get('/usage/feature?flag=pass')).toContain('>Its page in Switzerland')
  })

  test('creates a link, also for viewers, that lists differences from live', async () => {
    const { send } = await viewer()
    const live = defaultFlags('be')
    const on = Object.entries(live).flatMap(([name, value]): [string, string][] =>
      value && name !== 'wallet' ? [['on', name]] : [],
    )
    const response = await send([
      ['site', 'be'],
      ['language', 'fr'],
      ['page', '/films'],
      ['on', 'vod'],
      ...on,
    ])
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('http://be.localhost:3000/_preview?token=')
    expect(html).toContain('to=%2Ffr%2Ffilms')
    expect(previews.read('be', tokenIn(html), now)).toEqual({
      site: 'be',
      flags: { wallet: false, vod: true },
      until: now + 28_800_000,
    })
    expect(html).toContain('20 Nov 2026, 20:00 UTC')
  })

  test('refuses a preview without differences or of a foreign page, at the field', async () => {
    const { send } = await viewer()
    const live = defaultFlags('be')
    const on = Object.entries(live).flatMap(([name, value]): [string, string][] =>
      value ? [['on', name]] : [],
    )
    const response = await send([['site', 'be'], ['page', 'https://evil.example/'], ...on])
    const html = await response.text()
    expect([response.status, tokenIn(html)]).toEqual([422, ''])
    expect(html).toContain('href="#flags"')
    expect(html).toContain('href="#page"')
    expect(html).toContain('value="https://evil.example/"')
  })

  test('refuses a cross-site form', async () => {
    const { send } = await viewer()
    const response = await send(
      [
        ['site', 'be'],
        ['on', 'vod'],
      ],
      'wrong',
    )
    expect([response.status, tokenIn(await response.text())]).toEqual([403, ''])
  })
})
