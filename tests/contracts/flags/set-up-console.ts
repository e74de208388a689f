import { afterEach } from 'vitest'
import type { SiteId } from '../../../config/sites.ts'
import type { FlagConfig } from '../../../config/types.ts'
import { createFlagConsole, type FlagConsoleOptions } from '../../../src/flag-console/console.server.tsx'
import { writeChange } from '../../../src/flag-console/receivers/write-message.tsx'
import type { AuditLog } from '../../../src/services/audit/audit-log.ts'
import { createAuditLog } from '../../../src/services/audit/create-audit-log.ts'
import {
  createFlagEvaluation,
  type FollowingFlagEvaluation,
} from '../../../src/services/flag-evaluation/create-flag-evaluation.ts'
import { embeddedSource } from '../../../src/services/flag-evaluation/flag-source.ts'
import { createAuditedFactors } from '../../../src/services/flags/audited-factors.ts'
import { createAuditedFlags } from '../../../src/services/flags/audited-flags.ts'
import { createAuditedOwners } from '../../../src/services/flags/audited-owners.ts'
import { createAuditedPasskeys } from '../../../src/services/flags/audited-passkeys.ts'
import { createAuditedReceivers } from '../../../src/services/flags/audited-receivers.ts'
import { createAuditedTokens } from '../../../src/services/flags/audited-tokens.ts'
import { createFlagService } from '../../../src/services/flags/create-flag-service.ts'
import { createFlagTokens } from '../../../src/services/flags/create-flag-tokens.ts'
import { createOwnerFactors } from '../../../src/services/flags/create-owner-factors.ts'
import { createOwnerPasskeys } from '../../../src/services/flags/create-owner-passkeys.ts'
import type { FlagOwner, FlagService } from '../../../src/services/flags/flag-service.ts'
import { createFlagReceivers } from '../../../src/services/flags/receivers/create-flag-receivers.ts'
import type { FlagReceivers } from '../../../src/services/flags/receivers/flag-receivers.ts'
import { createFlagResults } from '../../../src/services/flags/results/create-flag-results.ts'
import type { FlagResults } from '../../../src/services/flags/results/flag-results.ts'
import { added, FIRST, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

const ORIGIN = 'http://flags.localhost'
const VISITOR = { address: '203.0.113.7', origin: ORIGIN, https: false }

const flag = {
  owner: 'ticketing',
  kind: 'operational',
  reach: 'edition',
  until: '2027-11-30',
  default: false,
  exceptions: {},
} as const

/** A past date, a near one, and a flag that is on for some visitors. */
const table: Readonly<Record<string, FlagConfig>> = {
  voucherChecker: { ...flag, effect: 'The voucher checker page exists.', exceptions: { fr: true } },
  giftCard: {
    ...flag,
    owner: 'marketing',
    kind: 'release',
    until: '2026-11-19',
    effect: 'The gift card pages exist.',
  },
  vod: {
    ...flag,
    kind: 'kill-switch',
    until: '2027-01-10',
    effect: 'Films that can be watched at home say so.',
    default: true,
  },
  smartBanner: {
    ...flag,
    owner: 'mobile',
    reach: 'visitor',
    effect: 'A banner suggests the mobile app.',
    variants: ['usual', 'seats'],
  },
}

export interface Shown {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  /** Visible text. */
  readonly text: string
}

/** A browser of a signed-in owner. */
export interface Browser {
  readonly owner: FlagOwner
  readonly cookie: string
  get(path: string): Promise<Shown>
  /** Fills in the page's form and sends it; `fields` replace the page's values. */
  send(path: string, fields: Readonly<Record<string, string | readonly string[]>>): Promise<Shown>
}

export interface ConsoleStage extends OwnerStage {
  readonly service: FlagService
  readonly audit: AuditLog
  readonly results: FlagResults
  readonly first: Browser
  /** Signs in as another owner. */
  browser(name: string, role: FlagOwner['role'], sites?: readonly SiteId[]): Promise<Browser>
  respond(request: Request): Promise<Response>
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plain = (html: string) =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')

async function shown(response: Response): Promise<Shown> {
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: plain(html) }
}

export const hiddenField = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Sites that follow the service. */
async function sitesOf(service: FlagService, clock: () => number): Promise<FollowingFlagEvaluation> {
  const evaluation = createFlagEvaluation({
    source: embeddedSource(service, { every: 600_000, timeout: 4_000 }),
    environment: 'development',
    log: { info() {}, warn() {} },
    startWait: 3_000,
    clock,
    table,
  })
  await evaluation.started()
  return evaluation
}

/**
 * A console on a real service in an empty database for every test of the block, with the first admin signed
 * in.
 */
/** Names and values of the ticked boxes of a page. */
const tickedIn = (html: string): string[][] =>
  [...html.matchAll(/<input type="checkbox" name="(\w+)" checked="" value="(\w+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )

export function consoleOfEachTest(
  prepare: (stage: ConsoleStage) => void | Promise<void>,
  {
    required = false,
    followed = false,
    fourEyes = [],
    ...more
  }: Pick<FlagConsoleOptions, 'evaluation' | 'unleash'> & {
    required?: boolean
    followed?: boolean
    /** Flags that take two owners. */
    fourEyes?: readonly string[]
  } = {},
): void {
  let service: FlagService
  let audit: AuditLog
  let evaluation: FollowingFlagEvaluation | undefined
  let receivers: FlagReceivers
  let results: FlagResults
  afterEach(async () => {
    await evaluation?.close()
    await receivers.close()
    await results.close()
    await service.close()
    await audit.close()
  })
  ownersOfEachTest('sqlite', async (stage) => {
    const { store, owners, admin } = stage
    const onError = (error: unknown) => {
      throw error
    }
    const clock = () => stage.now.getTime()
    const markedTable = Object.fromEntries(
      Object.entries(table).map(([name, config]) => [name, { ...config, fourEyes: fourEyes.includes(name) }]),
    )
    const secret = 'a secret of thirty-two characters'
    const retention = { personalDays: 90, days: 400 }
    audit = createAuditLog({ store, secret, retention, clock, onError, log: { info() {} } })
    const { record } = audit
    service = createAuditedFlags(
      await createFlagService({ store, table: markedTable, clock, onError }),
      record,
    )
    if (followed) evaluation = await sitesOf(service, clock)
    const tokens = createAuditedTokens(createFlagTokens({ store, environment: 'development' }), record)
    const factors = createAuditedFactors(createOwnerFactors({ store, secret, required, clock }), record)
    const passkeys = createAuditedPasskeys(createOwnerPasskeys({ store, clock }), record)
    receivers = createAuditedReceivers(
      createFlagReceivers({
        store,
        secret,
        service,
        anyAddress: false,
        table,
        clock,
        write: writeChange,
        sendMail: async () => {},
        onError,
      }),
      record,
    )
    results = createFlagResults({ store, table, clock, onError })
    const auditedOwners = createAuditedOwners(owners, record)
    const respond = (request: Request) =>
      createFlagConsole({
        service,
        owners: auditedOwners,
        tokens,
        factors,
        passkeys,
        audit,
        receivers,
        results,
        secret,
        clock,
        ...(evaluation && { evaluation }),
        ...more,
      })(request, VISITOR)

    function open(owner: FlagOwner, token: string): Browser {
      const cookie = `flag-session=${token}`
      const get = async (path: string) =>
        shown(await respond(new Request(ORIGIN + path, { headers: { cookie } })))
      return {
        owner,
        cookie,
        get,
        async send(path, fields) {
          const { html } = await get(path)
          const pairs = Object.entries({
            csrf: hiddenField(html, 'csrf'),
            version: hiddenField(html, 'version'),
            seen: hiddenField(html, 'seen'),
            ...fields,
          })
          const ticked = tickedIn(html).filter(([name = '']) => !(name in fields))
          const body = new URLSearchParams([
            ...pairs.flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
            ...ticked,
          ])
          return shown(
            await respond(
              new Request(ORIGIN + path, { method: 'POST', headers: { cookie, origin: ORIGIN }, body }),
            ),
          )
        },
      }
    }

    async function browser(
      name: string,
      role: FlagOwner['role'],
      sites: readonly SiteId[] = [],
    ): Promise<Browser> {
      const password = `${name} sits in the front row`
      const owner = await added(owners, admin, { name, password, role, sites })
      return open(owner, await sessionOf(owners, { name, password }))
    }

    const first = open(admin, await sessionOf(owners, FIRST))
    await prepare(Object.assign(stage, { service, audit, results, first, browser, respond }))
  })
}
