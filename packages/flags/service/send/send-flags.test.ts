import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultFlags, flagNames, flags } from '#config/flags.ts'
import { languages } from '#config/languages.ts'
import { siteIds } from '#config/sites.ts'
import { createFlagTable } from '../flag-table.ts'
import { pushCommand } from './command.ts'
import { desiredState } from './desired-state.ts'
import { ADMIN_TOKEN, BACKEND_TOKEN, type FakeAdminApi, startFakeAdminApi } from './fake-unleash.fixture.ts'
import { sendFlags } from './send-flags.ts'
import { openUnleashAdmin } from './unleash-admin.ts'

let unleash: FakeAdminApi
beforeEach(async () => {
  unleash = await startFakeAdminApi()
})
afterEach(() => unleash.close())

const { club, giftCard, pass, vod, voucherChecker, wallet } = flags
/** A few of the flags: each takes several requests. */
const few = { club, giftCard, pass, vod, voucherChecker, wallet }
const fewNames = Object.keys(few)

interface Wish {
  readonly url?: string
  readonly token?: string
  readonly environment?: string
  readonly dryRun?: boolean
  readonly table?: Parameters<typeof createFlagTable>[0]
}

function push({
  url = unleash.url,
  token = ADMIN_TOKEN,
  environment = 'development',
  dryRun = false,
  table = few,
}: Wish = {}) {
  const admin = openUnleashAdmin({ url, token, environment, project: 'default', timeout: 30_000 })
  return sendFlags({ admin, table: desiredState(createFlagTable(table)), environment, dryRun })
}

const feature = (name: string) => {
  const found = unleash.features.get(name)
  if (!found) throw new Error(`No feature ${name}`)
  return found
}
const forSites = (...values: string[]) => ({
  name: 'default',
  constraints: [{ contextName: 'site', operator: 'IN', values, inverted: false }],
  parameters: {},
})

describe('an empty server', () => {
  test('gets every feature with type, effect and values, and the context fields', async () => {
    const { made, refused } = await push()
    expect([...unleash.features.keys()]).toEqual(fewNames)
    for (const [name, { kind, effect }] of Object.entries(few))
      expect(feature(name)).toMatchObject({ type: kind, description: effect })
    for (const site of siteIds) {
      const on = fewNames.filter(
        (name) =>
          feature(name).enabled &&
          feature(name).strategies.some(({ constraints }) => constraints[0]?.values.includes(site)),
      )
      const presets: Readonly<Record<string, boolean>> = defaultFlags(site)
      expect(on).toEqual(fewNames.filter((name) => presets[name]))
    }
    expect(unleash.fields.get('site')).toEqual(siteIds)
    expect(unleash.fields.get('language')).toEqual(languages)
    expect(unleash.fields.get('device')).toEqual(['phone', 'tablet', 'desktop'])
    expect(made).toHaveLength(fewNames.length + 3)
    expect(made).toContain('voucherChecker, on for fr')
    expect(refused).toEqual([])
    unleash.changes.length = 0
    expect(await push()).toEqual({ made: [], refused: [] })
    expect(unleash.changes).toEqual([])
  })

  test('stays empty on a dry run', async () => {
    const { made } = await push({ dryRun: true })
    expect(made).toHaveLength(fewNames.length + 3)
    expect([unleash.features.size, unleash.changes]).toEqual([0, []])
  })

  test('gets a full rollout for a visitor feature, and no rule for one that is on nowhere', async () => {
    const common = {
      owner: 'programme',
      effect: 'A strip is shown.',
      kind: 'release',
      until: '2027-11-30',
      exceptions: {},
    } as const
    const table = {
      strip: { ...common, reach: 'visitor', default: false, exceptions: { be: true } },
      hidden: { ...common, reach: 'edition', default: false },
    } as const
    expect((await push({ table })).made).toContain('hidden, off everywhere')
    expect(feature('strip').strategies).toEqual([
      {
        name: 'flexibleRollout',
        constraints: forSites('be').constraints,
        parameters: { rollout: '100', stickiness: 'sessionId', groupId: 'strip' },
      },
    ])
    expect(feature('hidden')).toMatchObject({ enabled: false, strategies: [] })
    expect(await push({ table })).toEqual({ made: [], refused: [] })
  })
})

describe('a server with owners’ changes', () => {
  beforeEach(async () => {
    await push()
    unleash.changes.length = 0
  })

  test('keeps their changes', async () => {
    feature('voucherChecker').strategies = [forSites('be', 'nl')]
    feature('wallet').enabled = false
    expect(await push()).toEqual({ made: [], refused: [] })
    expect(unleash.changes).toEqual([])
    expect(feature('voucherChecker').strategies).toEqual([forSites('be', 'nl')])
  })

  test('gets later features, sites and missing rules', async () => {
    unleash.features.delete('club')
    Object.assign(feature('pass'), { enabled: false, strategies: [] })
    unleash.fields.set('site', ['fr'])
    const { made } = await push()
    expect(made).toEqual([
      `Context field site: ${siteIds.filter((id) => id !== 'fr').join(', ')} too`,
      'club, on for nl',
      'pass: rules, which it had none of: on for ch',
    ])
    expect(unleash.fields.get('site')?.toSorted()).toEqual([...siteIds].toSorted())
    expect(feature('pass')).toMatchObject({ enabled: true, strategies: [forSites('ch')] })
  })

  test('refuses one feature: the others are created, and its message is reported', async () => {
    for (const name of ['club', 'pass']) unleash.features.delete(name)
    unleash.archived.add('pass')
    const { made, refused } = await push()
    expect(made).toEqual(['club, on for nl'])
    expect(refused).toEqual(['pass, on for ch: status 409: “An archived flag with that name already exists”'])
  })
})

describe('reports in one sentence', () => {
  const faultOf = (wish: Wish) =>
    push(wish).then(
      () => undefined,
      (error: unknown) => error,
    )

  test('a wrong token, environment or address', async () => {
    for (const [wish, sentence] of [
      [{ token: 'nobody' }, /does not know the token in UNLEASH_ADMIN_TOKEN \(status 401\)\.$/],
      [{ token: BACKEND_TOKEN }, /may not do this at .* \(status 403: “invalid token: .*”\)\.$/],
      [{ environment: 'staging' }, /no environment staging in use .* only development, production\.$/],
      [{ environment: 'retired' }, /^The server has no environment retired/],
      [{ environment: 'elsewhere' }, /^The server has no environment elsewhere/],
      [{ url: 'http://127.0.0.1:9' }, /^http:\/\/127\.0\.0\.1:9\/api\/admin\/ is unreachable \(.+\)\.$/],
    ] as const) {
      const fault = await faultOf(wish)
      expect(fault).toMatchObject({ name: 'PushError', message: expect.stringMatching(sentence) })
      expect(String(fault)).not.toContain(ADMIN_TOKEN)
    }
    expect(unleash.changes).toEqual([])
  })

  test('a server that is no Unleash server', async () => {
    let response: readonly [status: number, type: string, body: string]
    const server = createServer((_request, sent) => {
      const [status, type, body] = response
      sent.writeHead(status, { 'content-type': type }).end(body)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    for (const [given, sentence] of [
      [[200, 'text/html', '<h1>Welcome</h1>'], 'its response is not JSON.'],
      [[200, 'application/json', '{"environments":7}'], '(environments/project/default: environments '],
      [[404, 'text/html', 'no'], 'is not the Admin API of an Unleash server (status 404).'],
      [[500, 'text/html', 'no'], 'responds with status 500.'],
    ] as const) {
      response = given
      expect(String(await faultOf({ url }))).toContain(sentence)
    }
    server.close()
    server.closeAllConnections()
  })
})

describe('npm run flags:send', () => {
  async function run(env: Readonly<Record<string, string>>, ...args: string[]) {
    let [out, err] = ['', '']
    const code = await pushCommand(args, env, {
      out: (line) => {
        out += line
      },
      err: (line) => {
        err += line
      },
    })
    return { code, out, err }
  }

  test('exits with 0 when done, and with 2 if a dry run finds something missing', {
    tags: ['rest'],
  }, async () => {
    const env = { UNLEASH_URL: unleash.url, UNLEASH_ADMIN_TOKEN: ADMIN_TOKEN }
    const looked = await run(env, '--dry-run')
    expect(looked).toMatchObject({
      code: 2,
      out: expect.stringContaining('  missing: voucherChecker, on for fr\n'),
    })
    const first = await run(env)
    expect(first).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`${flagNames.length + 3} made.\n`),
    })
    expect(await run(env, '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing is missing in the server.\n'),
    })
    expect(JSON.stringify([looked, first])).not.toContain(ADMIN_TOKEN)
  })

  test('exits with 1 and a sentence', async () => {
    const env = { UNLEASH_URL: unleash.url, UNLEASH_ADMIN_TOKEN: ADMIN_TOKEN }
    unleash.archived.add('pass')
    for (const [changed, shown] of [
      [{ UNLEASH_URL: '' }, { out: '', err: expect.stringContaining('UNLEASH_URL must be') }],
      [{ UNLEASH_ADMIN_TOKEN: '' }, { out: '', err: expect.stringContaining('UNLEASH_ADMIN_TOKEN must be') }],
      [{ UNLEASH_ENVIRONMENT: 'staging' }, { err: expect.stringContaining('no environment staging') }],
      [{}, { out: expect.stringContaining('refused: pass, on for ch') }],
    ] as const)
      expect(await run({ ...env, ...changed })).toMatchObject({ code: 1, ...shown })
  })
})
