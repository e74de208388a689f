import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultFlags, flagNames } from '../../../config/flags.ts'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { createUnleashServer } from '../../api/unleash.ts'
import { temporaryFolder } from '../../server/temporary-folder.fixture.ts'
import { createFlagEvaluation, type FollowingFlagEvaluation } from './create-flag-evaluation.ts'
import { createFlagBackup } from './flag-backup.ts'
import { unleashSource } from './flag-source.ts'
import {
  type FakeUnleash,
  featureOn,
  illnesses,
  startFakeUnleash,
  TOKEN,
  tableFeatures,
} from './unleash.fixture.ts'

const EVERY = 15
const TIMEOUT = 400

let unleash: FakeUnleash
let folder: string
let lines: { level: string; message: string; fields: object }[]
const open: FollowingFlagEvaluation[] = []

beforeEach(async () => {
  unleash = await startFakeUnleash()
  folder = temporaryFolder('flags')
  lines = []
})

afterEach(async () => {
  for (const evaluation of open.splice(0)) await evaluation.close()
  await unleash.stop()
})

const file = () => join(folder, 'flags.json')
const on = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields })
const messages = () => lines.map(({ message }) => message)

async function start({
  token = TOKEN,
  url = unleash.url,
  startWait = 1_000,
  timeout = TIMEOUT,
} = {}): Promise<FollowingFlagEvaluation> {
  const server = createUnleashServer({
    url,
    token,
    application: 'test',
    instance: 'test',
    timeout,
    interval: EVERY,
  })
  const evaluation = createFlagEvaluation({
    source: unleashSource(server, EVERY, Date.now),
    backup: createFlagBackup(file(), url),
    environment: 'development',
    log: { info: on('info'), warn: on('warn') },
    startWait,
  })
  open.push(evaluation)
  await evaluation.started()
  return evaluation
}

const allValues = (evaluation: FollowingFlagEvaluation) =>
  Object.fromEntries(siteIds.map((site) => [site, evaluation.siteFlags(site).values]))
const presets = Object.fromEntries(siteIds.map((site) => [site, defaultFlags(site)]))
const voucher = (evaluation: FollowingFlagEvaluation, site: SiteId) =>
  evaluation.siteFlags(site).values.voucherChecker
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 })
async function later(count = 3): Promise<void> {
  const { questions } = unleash.state
  await until(() => expect(unleash.state.questions).toBeGreaterThanOrEqual(questions + count))
}

describe('a responding service', () => {
  test('is polled with the known tag, and its changes apply', async () => {
    unleash.state.features = tableFeatures({ voucherChecker: { be: true } })
    const evaluation = await start()
    expect([evaluation.state(), voucher(evaluation, 'be'), voucher(evaluation, 'nl')]).toEqual([
      'live',
      true,
      false,
    ])
    await later()
    expect(unleash.state.unchanged).toBeGreaterThanOrEqual(2)
    expect(lines).toEqual([])
    const touched: (readonly SiteId[])[] = []
    evaluation.onChange((sites) => void touched.push(sites))
    const before = siteIds.map((site) => evaluation.siteFlags(site))
    unleash.state.features = tableFeatures({ voucherChecker: { nl: true } })
    await until(() => expect(voucher(evaluation, 'nl')).toBe(true))
    expect(voucher(evaluation, 'be')).toBe(false)
    expect(touched).toEqual([['be', 'nl']])
    const after = siteIds.map((site) => evaluation.siteFlags(site))
    expect(siteIds.filter((_, index) => after[index] !== before[index])).toEqual(['be', 'nl'])
    expect(lines).toEqual([])
  })

  test('receives the registration and the usage', async () => {
    const evaluation = await start()
    await until(() =>
      expect(unleash.state.accepted.map(({ path }) => path)).toEqual(['/api/client/register']),
    )
    const { values } = evaluation.siteFlags('fr')
    for (let times = 0; times < 3; times += 1)
      evaluation.countDecisions('fr', values, ['voucherChecker', 'giftCard'])
    evaluation.countUsage('be', {
      voucherChecker: { yes: 1, no: 4, variants: { a: 1 } },
      'nobody knows': { yes: 9, no: 9 },
    })
    await evaluation.report()
    const [, metrics] = unleash.state.accepted
    expect(metrics?.path).toBe('/api/client/metrics')
    const { toggles } = (metrics as { body: { bucket: { toggles: Record<string, object> } } }).body.bucket
    expect(Object.keys(toggles).toSorted()).toEqual(['giftCard', 'voucherChecker'])
    expect(toggles).toMatchObject({
      voucherChecker: { yes: 4, no: 4, variants: { a: 1 } },
      giftCard: { yes: 0, no: 3 },
    })
    await evaluation.report()
    expect(unleash.state.accepted).toHaveLength(2)
  })

  test('may have fewer or more flags than the product', async () => {
    unleash.state.features = [featureOn('voucherChecker', ['be']), featureOn('somebody else’s', ['fr'])]
    const evaluation = await start()
    expect(allValues(evaluation)).toEqual({
      ...presets,
      fr: { ...defaultFlags('fr'), voucherChecker: false },
      be: { ...defaultFlags('be'), voucherChecker: true },
    })
    expect(evaluation.toggles({ properties: { site: 'fr' } }).map(({ name }) => name)).not.toContain(
      'somebody else’s',
    )
    await later()
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', fields: { flags: ['somebody else’s'] } }),
    ])
  })
})

describe.each(Object.entries(illnesses))('a service that %s', (name, failure) => {
  const isRefusal = /401|403/.test(name)

  test('keeps the last response in effect, recovers, and is logged once', async () => {
    unleash.state.features = tableFeatures({ voucherChecker: { be: true } })
    const evaluation = await start()
    const good = allValues(evaluation)
    unleash.state.failure = failure
    await until(() => expect(evaluation.state()).toBe('last-known'))
    await later(2)
    expect(allValues(evaluation)).toEqual(good)
    expect(messages()).toHaveLength(1)
    expect(messages()[0]).toMatch(
      isRefusal ? /UNLEASH_TOKEN: its last values apply$/ : /^the flag service .*: its last values apply$/,
    )
    const { failures, failingSince } = evaluation.figures()
    expect(failingSince).toBeLessThanOrEqual(Date.now())
    expect(Object.values(failures).reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(2)
    expect(failures.refused > 0).toBe(isRefusal)
    unleash.state.failure = undefined
    unleash.state.features = tableFeatures({ voucherChecker: { nl: true } })
    await until(() => expect(evaluation.state()).toBe('live'))
    expect(evaluation.figures().failingSince).toBeUndefined()
    expect([voucher(evaluation, 'be'), voucher(evaluation, 'nl')]).toEqual([false, true])
    expect(messages()).toHaveLength(2)
    expect(messages()[1]).toBe('the flag service responds again')
    expect(JSON.stringify(lines)).not.toContain(TOKEN)
  })

  test('at a start leaves the configuration or the backup in effect', async () => {
    unleash.state.failure = failure
    const first = await start({ startWait: 40 })
    expect([first.state(), allValues(first)]).toEqual(['presets', presets])
    unleash.state.failure = undefined
    unleash.state.features = tableFeatures({ voucherChecker: { be: true } })
    await until(() => expect(voucher(first, 'be')).toBe(true))
    await until(() => expect(readFileSync(file(), 'utf8')).toContain('voucherChecker'))
    await first.close()
    unleash.state.failure = failure
    const second = await start({ startWait: 40 })
    expect([second.state(), voucher(second, 'be')]).toEqual(['last-known', true])
    expect(second.siteFlags('be').hash).toBe(first.siteFlags('be').hash)
  })
})

describe('start-up', () => {
  test('logs a rejected token once, and continues', async () => {
    const evaluation = await start({ token: 'default:development.wrong' })
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'the flag service rejects UNLEASH_TOKEN: the configured values apply',
        fields: { reason: 'client/features: status 401' },
      },
    ])
    await later()
    expect(lines).toHaveLength(1)
    unleash.state.token = 'default:development.wrong'
    await until(() => expect(evaluation.state()).toBe('live'))
  })

  test('waits for a limited time, and logs it once', async () => {
    unleash.state.failure = illnesses.hangs
    const before = Date.now()
    const evaluation = await start({ startWait: 30, timeout: 400 })
    expect(Date.now() - before).toBeLessThan(400)
    expect(messages()).toEqual([
      'the flag service has not responded yet: the configured values apply until it does',
    ])
    await later(2)
    expect(lines).toHaveLength(1)
    expect(evaluation.figures().ageSeconds).toBeUndefined()
  })

  test('without a listening server', async () => {
    const gone = await startFakeUnleash()
    await gone.stop()
    const evaluation = await start({ url: gone.url })
    expect(allValues(evaluation)).toEqual(presets)
    expect(lines).toEqual([
      expect.objectContaining({ fields: { reason: 'client/features: no answer (ECONNREFUSED)' } }),
    ])
  })

  test.each(['', '{"of":', '[]', '{"of":"x","definitions":{"features":[null]}}', '\u0000\u0001'])(
    'with a damaged file: %j',
    async (text) => {
      writeFileSync(file(), text)
      unleash.state.failure = illnesses['says 500']
      const evaluation = await start()
      expect([evaluation.state(), allValues(evaluation)]).toEqual(['presets', presets])
      expect(messages()[0]).toMatch(/^the backup of the flag values cannot be read/)
      unleash.state.failure = undefined
      await until(() => expect(evaluation.state()).toBe('live'))
      await until(() => expect(readFileSync(file(), 'utf8')).toContain('voucherChecker'))
    },
  )

  test('ignores the backup of another service', async () => {
    const elsewhere = createFlagBackup(file(), 'https://other.example/api')
    await elsewhere.write({
      features: [{ ...featureOn('voucherChecker', ['be']), strategies: [] }],
      segments: [],
    })
    unleash.state.failure = illnesses['says 500']
    const evaluation = await start()
    expect([evaluation.state(), voucher(evaluation, 'be')]).toEqual(['presets', false])
  })
})

test('writes the backup atomically, readable only by its owner', async () => {
  const backup = createFlagBackup(file(), 'x')
  const definitions = { features: [{ name: 'a', enabled: true, strategies: [] }], segments: [] }
  await backup.write(definitions)
  const writes = Array.from({ length: 30 }, () => backup.write(definitions))
  for (let reads = 0; reads < 30; reads += 1) expect(await backup.read()).toMatchObject(definitions)
  await Promise.all(writes)
  expect(readdirSync(folder)).toEqual(['flags.json'])
})

test('a malformed flag keeps its value; the others change', async () => {
  unleash.state.features = tableFeatures({ voucherChecker: { be: true } })
  const evaluation = await start()
  const others = tableFeatures({ giftCard: { be: true } }).filter(({ name }) => name !== 'voucherChecker')
  unleash.state.features = [...others, { name: 'voucherChecker', enabled: true, strategies: 'all' }]
  await until(() => expect(evaluation.siteFlags('be').values.giftCard).toBe(true))
  expect(voucher(evaluation, 'be')).toBe(true)
  await later()
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', fields: { flags: ['voucherChecker'] } })])
})

test('a failing listener blocks neither other listeners nor the values', async () => {
  const evaluation = await start()
  const listener = vi.fn<() => void>()
  evaluation.onChange(() => {
    throw new Error('no')
  })
  evaluation.onChange(listener)
  unleash.state.features = tableFeatures({ voucherChecker: { be: true } })
  await until(() => expect(listener).toHaveBeenCalledTimes(1))
  expect(voucher(evaluation, 'be')).toBe(true)
})

test('without a service, the configuration applies', async () => {
  const evaluation = createFlagEvaluation({
    environment: 'development',
    log: { info: on('info'), warn: on('warn') },
    startWait: 0,
  })
  open.push(evaluation)
  await evaluation.started()
  expect([evaluation.state(), allValues(evaluation), lines]).toEqual(['presets', presets, []])
  for (const site of siteIds) {
    const names = evaluation.toggles({ properties: { site } }).map(({ name }) => name)
    expect(names.toSorted()).toEqual(flagNames.filter((name) => defaultFlags(site)[name]).toSorted())
  }
})
