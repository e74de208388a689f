import { MalformedError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultFlags, flagNames } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { type Features, parseFeatures } from '#models/feature.ts'
import { createFlagEvaluation, type FollowingFlagEvaluation } from './create-flag-evaluation.ts'
import type { FlagCounts, FlagSource } from './flag-source.ts'
import { featureOn, tableFeatures } from './unleash.fixture.ts'

const EVERY = 15_000
const START_WAIT = 1_000

type Reply = () => Promise<Features | undefined>

let reply: Reply
let polls: number
let notify: () => void
let counted: FlagCounts[]
let saved: Features | undefined
let lines: { level: string; message: string; fields: object }[]
let open: FollowingFlagEvaluation[]

const source: FlagSource = {
  every: EVERY,
  read() {
    polls += 1
    return reply()
  },
  onChange(listener) {
    notify = listener
    return () => {}
  },
  count: async (counts) => void counted.push(counts),
}
const backup = {
  read: async () => saved,
  write: async (definitions: Pick<Features, 'features' | 'segments'>) => {
    saved = { ...definitions, bad: [] }
  },
}

const responds = (features: readonly unknown[]): Reply => {
  let known = false
  return async () => {
    if (known) return undefined
    known = true
    return parseFeatures({ features })
  }
}
const table = (changed?: Parameters<typeof tableFeatures>[0]) => responds(tableFeatures(changed))
const failing =
  (error: Error): Reply =>
  () =>
    Promise.reject(error)
const silent: Reply = () => new Promise(() => {})
const poll = () => vi.advanceTimersByTimeAsync(2 * EVERY)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  reply = table()
  polls = 0
  counted = []
  saved = undefined
  lines = []
  open = []
})
afterEach(async () => {
  for (const evaluation of open) await evaluation.close()
  vi.useRealTimers()
})

const on = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields })
const messages = () => lines.map(({ message }) => message)

async function start(parts: Partial<Parameters<typeof createFlagEvaluation>[0]> = { source, backup }) {
  const evaluation = createFlagEvaluation({
    environment: 'development',
    log: { info: on('info'), warn: on('warn') },
    startWait: START_WAIT,
    ...parts,
  })
  open.push(evaluation)
  const started = evaluation.started()
  await vi.advanceTimersByTimeAsync(START_WAIT)
  await started
  return evaluation
}

const allValues = (evaluation: FollowingFlagEvaluation) =>
  Object.fromEntries(siteIds.map((site) => [site, evaluation.siteFlags(site).values]))
const presets = Object.fromEntries(siteIds.map((site) => [site, defaultFlags(site)]))
const voucher = (evaluation: FollowingFlagEvaluation, site: SiteId) =>
  evaluation.siteFlags(site).values.voucherChecker

describe('a responding service', () => {
  test('is polled, and its changes apply', async () => {
    reply = table({ voucherChecker: { be: true } })
    const evaluation = await start()
    expect([evaluation.state(), voucher(evaluation, 'be'), voucher(evaluation, 'nl')]).toEqual([
      'live',
      true,
      false,
    ])
    const touched: (readonly SiteId[])[] = []
    evaluation.onChange((sites) => void touched.push(sites))
    const before = siteIds.map((site) => evaluation.siteFlags(site))
    await poll()
    expect([polls, touched]).toEqual([3, []])
    reply = table({ voucherChecker: { nl: true } })
    await poll()
    expect([voucher(evaluation, 'be'), voucher(evaluation, 'nl')]).toEqual([false, true])
    expect(touched).toEqual([['be', 'nl']])
    const after = siteIds.map((site) => evaluation.siteFlags(site))
    expect(siteIds.filter((_, index) => after[index] !== before[index])).toEqual(['be', 'nl'])
    expect(lines).toEqual([])
  })

  test('is asked at once when it announces a change', async () => {
    const evaluation = await start()
    reply = table({ voucherChecker: { nl: true } })
    notify()
    await vi.advanceTimersByTimeAsync(0)
    expect(voucher(evaluation, 'nl')).toBe(true)
  })

  test('receives the usage', async () => {
    const evaluation = await start()
    const { values } = evaluation.siteFlags('fr')
    for (let times = 0; times < 3; times += 1)
      evaluation.countDecisions(values, ['voucherChecker', 'giftCard'])
    evaluation.countUsage({
      voucherChecker: { yes: 1, no: 4, variants: { a: 1 } },
      'nobody knows': { yes: 9, no: 9 },
    })
    await evaluation.report()
    expect(counted).toMatchObject([
      { voucherChecker: { yes: 4, no: 4, variants: { a: 1 } }, giftCard: { yes: 0, no: 3 } },
    ])
    expect(JSON.stringify(counted)).not.toContain('nobody knows')
    await evaluation.report()
    expect(counted).toHaveLength(1)
  })

  test('may have fewer or more flags than the product', async () => {
    reply = responds([featureOn('voucherChecker', ['be']), featureOn('somebody else’s', ['fr'])])
    const evaluation = await start()
    expect(allValues(evaluation)).toEqual({
      ...presets,
      fr: { ...defaultFlags('fr'), voucherChecker: false },
      be: { ...defaultFlags('be'), voucherChecker: true },
    })
    expect(evaluation.toggles({ properties: { site: 'fr' } }).map(({ name }) => name)).not.toContain(
      'somebody else’s',
    )
    await poll()
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', fields: { flags: ['somebody else’s'] } }),
    ])
  })

  test('may have a malformed flag, which keeps its value', async () => {
    reply = table({ voucherChecker: { be: true } })
    const evaluation = await start()
    const others = tableFeatures({ giftCard: { be: true } }).filter(({ name }) => name !== 'voucherChecker')
    const bad = responds([...others, { name: 'voucherChecker', enabled: true, strategies: 'all' }])
    reply = bad
    await poll()
    await poll()
    expect(evaluation.siteFlags('be').values.giftCard).toBe(true)
    expect(voucher(evaluation, 'be')).toBe(true)
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', fields: { flags: ['voucherChecker'] } })])
  })

  test('is not hindered by a failing listener', async () => {
    const evaluation = await start()
    const listener = vi.fn<() => void>()
    evaluation.onChange(() => {
      throw new Error('no')
    })
    evaluation.onChange(listener)
    reply = table({ voucherChecker: { be: true } })
    await poll()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(voucher(evaluation, 'be')).toBe(true)
  })
})

describe.each([
  ['refused', new UnavailableError('client/features: status 401', { status: 401 }), /UNLEASH_TOKEN/],
  ['refused', new UnavailableError('client/features: status 403', { status: 403 }), /UNLEASH_TOKEN/],
  ['unavailable', new UnavailableError('client/features: status 503', { status: 503 }), /unreachable/],
  ['malformed', new MalformedError('client/features: no JSON'), /malformed/],
] as const)('a service that is %s: %s', (kind, error, sentence) => {
  test('keeps the last response in effect, recovers, and is logged once', async () => {
    reply = table({ voucherChecker: { be: true } })
    const evaluation = await start()
    const good = allValues(evaluation)
    reply = failing(error)
    await poll()
    const since = evaluation.figures().failingSince
    await poll()
    expect(evaluation.state()).toBe('last-known')
    expect(allValues(evaluation)).toEqual(good)
    expect(messages()).toEqual([expect.stringMatching(sentence)])
    expect(messages()[0]).toMatch(/: its last values apply$/)
    expect(evaluation.figures()).toMatchObject({
      failingSince: since,
      failures: { refused: 0, unavailable: 0, malformed: 0, [kind]: 2 },
    })
    expect(since).toBeGreaterThan(Date.parse('2026-11-20T12:00:00Z'))
    reply = table({ voucherChecker: { nl: true } })
    await poll()
    expect([evaluation.state(), evaluation.figures().failingSince]).toEqual(['live', undefined])
    expect([voucher(evaluation, 'be'), voucher(evaluation, 'nl')]).toEqual([false, true])
    expect(messages()).toHaveLength(2)
    expect(messages()[1]).toBe('the flag service responds again')
  })

  test('at a start leaves the configuration or the backup in effect', async () => {
    reply = failing(error)
    const first = await start()
    expect([first.state(), allValues(first)]).toEqual(['presets', presets])
    expect(lines).toEqual([
      {
        level: 'warn',
        message: expect.stringMatching(/: the configured values apply$/),
        fields: { reason: error.message },
      },
    ])
    reply = table({ voucherChecker: { be: true } })
    await poll()
    expect(voucher(first, 'be')).toBe(true)
    await first.close()
    reply = failing(error)
    const second = await start()
    expect([second.state(), voucher(second, 'be')]).toEqual(['last-known', true])
    expect(second.siteFlags('be').hash).toBe(first.siteFlags('be').hash)
  })
})

describe('start-up', () => {
  test('waits for a limited time, and logs it once', async () => {
    reply = silent
    const evaluation = await start()
    await poll()
    expect(messages()).toEqual([
      'the flag service has not responded yet: the configured values apply until it does',
    ])
    expect(evaluation.figures().ageSeconds).toBeUndefined()
  })

  test('names the network’s code of a service that does not listen', async () => {
    const cause = new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    })
    reply = failing(new UnavailableError('client/features: no answer', { cause }))
    await start()
    expect(lines).toEqual([
      expect.objectContaining({ fields: { reason: 'client/features: no answer (ECONNREFUSED)' } }),
    ])
  })

  test('continues with a damaged backup, and replaces it', async () => {
    reply = failing(new UnavailableError('client/features: status 500', { status: 500 }))
    const evaluation = await start({
      source,
      backup: { ...backup, read: () => Promise.reject(new Error('flags.json is damaged')) },
    })
    expect([evaluation.state(), allValues(evaluation)]).toEqual(['presets', presets])
    expect(messages()[0]).toMatch(/^the backup of the flag values cannot be read/)
    reply = table()
    await poll()
    expect(evaluation.state()).toBe('live')
    expect(saved?.features).toHaveLength(flagNames.length)
  })

  test('without a service uses the configuration', async () => {
    const evaluation = await start({})
    expect([evaluation.state(), allValues(evaluation), lines]).toEqual(['presets', presets, []])
    for (const site of siteIds) {
      const names = evaluation.toggles({ properties: { site } }).map(({ name }) => name)
      expect(names.toSorted()).toEqual(flagNames.filter((name) => defaultFlags(site)[name]).toSorted())
    }
  })
})
