import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { amount } from '../../demo/prices.ts'
import { createCardCheckApi } from '../../src/api/card-check.ts'
import type { Captcha } from '../../src/services/content/captcha/captcha.ts'
import type { ContentBackend } from '../../src/services/content/content-backend.ts'
import { hashPin } from '../../src/services/content/store/card-secrets.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, contentOf, NOW } from './set-up.ts'
import { easyPuzzles, solveCaptcha } from './solve-captcha.ts'

const pins = { '6031420000000018': '2468', '6031420000000026': '1357', '6031420000000034': '8642' }
const pinCost = { N: 16, r: 8, p: 1 }

describeOnEngines('cards and vouchers', { dialect: true }, (engine) => {
  let store: Store
  let backend: ContentBackend
  let clock = NOW

  const options = {
    clock: () => clock,
    secret: 'a secret of the test',
    captchaWork: easyPuzzles,
    pinCost,
    sites: ['ch', 'sn'] as const,
  }
  backendOfAllTests(engine, options, (opened) => {
    backend = opened.backend
    store = opened.store
  })

  beforeAll(async () => {
    for (const [number, pin] of Object.entries(pins)) {
      const hash = await hashPin(pin, pinCost)
      await store.db.updateTable('cards').where('number', '=', number).set({ pin: hash }).execute()
    }
  })

  let visitors = 0
  const visitor = () => ({ address: `203.0.113.${++visitors}` })

  /** The browser's own client, on this backend. */
  function client(site: SiteId = 'sn', { address } = visitor()) {
    const api = createCardCheckApi({
      language: 'en',
      baseUrl: `http://${site}.localhost`,
      fetch: (input, init) => backend.fetch(site, new Request(input, init), { address }),
    })
    return { ...api, solved: async () => solveCaptcha((await api.challenge()) as never) }
  }
  const raw = (address: string, headers: Record<string, string> = {}, who = visitor()) =>
    backend.fetch('sn', new Request(`http://sn.localhost/api/${address}`, { headers }), who)

  test('a gift card returns its balance for number and PIN, with spaces, hyphens or neither', async () => {
    const { giftCard, solved } = client()
    const typed = ['6031 4200 0000 0018', '6031-4200-0000-0018', '6031420000000018']
    for (const number of typed) {
      expect(await giftCard(number, '2468', await solved())).toEqual({
        outcome: 'checked',
        card: { status: 'valid', balance: amount(42.5, 'sn'), expiresOn: '2027-12-25' },
      })
    }
    for (const [number, pin, card] of [
      ['6031420000000026', '1357', { status: 'used', balance: 0 }],
      ['6031420000000034', '8642', { status: 'expired' }],
    ] as const)
      expect(await giftCard(number, pin, await solved())).toMatchObject({ card })
  })

  test('an unknown card and a wrong PIN have identical responses', async () => {
    const { solved } = client()
    const checkCard = async (card: string) => {
      const response = await raw(`gift-card/${card}`, { 'x-recaptcha-response': await solved() })
      const { status, headers } = response
      return { status, body: await response.text(), headers: Object.fromEntries(headers) }
    }
    const unknown = await checkCard('6031420000009999/2468')
    expect(await checkCard('6031420000000018/0000')).toEqual(unknown)
    expect(unknown).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  })

  test('a voucher returns its value in the requested language and the site’s currency', async () => {
    const { voucher, solved } = client('ch')
    expect(await voucher('salle 2 places', await solved())).toEqual({
      outcome: 'checked',
      card: {
        status: 'valid',
        label: 'Voucher for two seats',
        amount: null,
        quantity: 2,
        expiresOn: '2027-05-19',
      },
    })
    expect(await voucher('SNACK-7-EUROS', await solved())).toMatchObject({
      card: { status: 'valid', amount: 10.5, quantity: null },
    })
    expect(await voucher('DEJA-VU-2026', await solved())).toMatchObject({ card: { status: 'used' } })
    expect(await voucher('ENTRACTE-2025', await solved())).toMatchObject({ card: { status: 'expired' } })
    expect(await voucher('NEVER-SOLD-THIS', await solved())).toMatchObject({ refusal: 'unknown' })
  })

  test('a missing, used, foreign or expired captcha is refused', async () => {
    // Puzzles read the clock of the process.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    onTestFinished(() => void vi.useRealTimers())
    const { voucher, solved } = client()
    const refused = { outcome: 'refused', refusal: 'captcha', wait: null }
    expect(await voucher('SALLE-2-PLACES', '')).toEqual(refused)
    expect(await voucher('SALLE-2-PLACES', 'nonsense')).toEqual(refused)
    const once = await solved()
    expect(await voucher('SALLE-2-PLACES', once)).toMatchObject({ outcome: 'checked' })
    expect(await voucher('SALLE-2-PLACES', once), 'replayed').toEqual(refused)
    expect(await voucher('SALLE-2-PLACES', await client('ch').solved()), 'of another site').toEqual(refused)
    const late = await solved()
    vi.setSystemTime(NOW + (serviceLimits.captcha.seconds + 5) * 1_000)
    expect(await voucher('SALLE-2-PLACES', late), 'expired').toEqual(refused)
  })

  test('looks at five of 40 PINs that two processes get at once for one card, and then at none', async () => {
    const passed: Captcha = { challenge: () => undefined, verify: async () => 'passed' }
    const processes = [1, 2].map(() => contentOf(store, () => clock, { captcha: passed, pinCost }))
    const guess = async (pin: number) => {
      const request = new Request(`http://sn.localhost/api/gift-card/6031420000002222/${pin}`)
      const response = await processes[pin % 2]?.('sn', request, { address: `198.51.100.${pin % 10}` })
      return response?.status
    }
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, pin) => guess(pin)))
    expect(statuses.filter((status) => status === 404)).toHaveLength(serviceLimits.cardChecks.perCard)
    expect(await guess(50)).toBe(429)
  })

  test('a client who checks a good card again and again is not limited by it', async () => {
    for (let check = 0; check < serviceLimits.cardChecks.perCard + 2; check += 1) {
      const { giftCard, solved } = client()
      expect(await giftCard('6031420000000018', '2468', await solved())).toMatchObject({ outcome: 'checked' })
    }
  })

  test('limits the checks of one visitor', async () => {
    const who = visitor()
    for (let guess = 0; guess < serviceLimits.cardChecks.perAddress; guess++)
      expect((await raw(`voucher/GUESS${guess}`, {}, who)).status).toBe(403)
    const response = await raw('voucher/GUESS', {}, who)
    const { status, headers } = response
    const seen = [status, headers.get('retry-after'), headers.get('cache-control')]
    expect(seen).toEqual([429, '600', 'no-store'])
    expect((await raw('voucher/GUESS')).status, 'another visitor').toBe(403)
  })

  test('the table contains neither PINs nor codes', async () => {
    const text = JSON.stringify(await store.db.selectFrom('cards').selectAll().execute())
    expect(text).toContain('6031420000000018')
    for (const secret of ['2468', 'SALLE2PLACES', 'SALLE-2-PLACES'])
      expect(text.includes(`"${secret}"`)).toBe(false)
  })
})
