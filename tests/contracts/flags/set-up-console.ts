import { createFlagConsole, type FlagConsoleOptions } from '@marquee/flags/console/console.server.tsx'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import type { FlagOwner, FlagService } from '@marquee/flags/service/flag-service.ts'
import { EMBEDDED_ISSUER, OWNER_CALLBACK, type OwnerProvider } from '@marquee/flags/service/owner-provider.ts'
import { createFlagResults } from '@marquee/flags/service/results/create-flag-results.ts'
import type { FlagResults } from '@marquee/flags/service/results/flag-results.ts'
import type { AuditLog, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { createAuditLog } from '@marquee/kit/audit/create-audit-log.ts'
import { afterEach } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { engines } from '../databases.ts'
import { stageOfEachTest } from '../set-up.ts'
import { type Visitor, visitorOf } from './form-browser.ts'
import { type OwnerStage, ownersOfEachTest, provided, signedIn } from './set-up-owners.ts'

export const ORIGIN = 'http://flags.localhost'
const secret = 'a secret of thirty-two characters'

const flag = {
  owner: 'ticketing',
  kind: 'operational',
  reach: 'edition',
  until: '2027-11-30',
  default: false,
  exceptions: {},
} as const

/** A past date, a near one, and a flag that is on for some visitors. */
export const fewFlags: Readonly<Record<string, FlagConfig>> = {
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

export interface Browser extends Visitor {
  readonly owner: FlagOwner
}

/** Parts of the console that differ from the usual ones. */
type Special = Partial<FlagConsoleOptions> & { readonly https?: boolean }

export interface ConsoleStage extends OwnerStage {
  readonly service: FlagService
  readonly audit: AuditLog
  readonly results: FlagResults
  readonly record: RecordAudit
  /** The first admin, signed in. */
  readonly first: Browser
  /** Signs in as another owner. */
  browser(name: string, role: FlagOwner['role'], sites?: readonly SiteId[]): Promise<Browser>
  /** Somebody signed out. */
  visitor(special?: Special): Visitor
}

interface StageOptions extends Pick<FlagConsoleOptions, 'evaluation' | 'unleash' | 'previews'> {
  readonly engine?: (typeof engines)[number]
  /** Flags that take two owners. */
  readonly fourEyes?: readonly string[]
  readonly table?: Readonly<Record<string, FlagConfig>>
}

/** Signs in the admin at once. */
const provider: OwnerProvider = {
  name: 'Marquee',
  issuer: EMBEDDED_ISSUER,
  start: async (origin, _, { back }) => ({
    address: `${origin}${OWNER_CALLBACK}?${new URLSearchParams({ back })}`,
    cookies: [],
  }),
  finish: async (_, { url }) => ({
    kind: 'owner',
    owner: provided('admin'),
    back: new URL(url).searchParams.get('back') ?? '',
    cookies: [],
  }),
  logOutAddress: async () => null,
  backChannel: async () => new Response(null, { status: 404 }),
}

const onError = (error: unknown) => {
  throw error
}

/** Audited parts of a console. */
async function openParts({ store, another, clock }: OwnerStage, options: StageOptions) {
  const { fourEyes = [], table = fewFlags } = options
  const retention = { personalDays: 90, days: 400 }
  const audit = createAuditLog({ store, secret, retention, clock, onError, log: { info() {} } })
  const { record } = audit
  const marked = Object.fromEntries(
    Object.entries(table).map(([name, config]) => [name, { ...config, fourEyes: fourEyes.includes(name) }]),
  )
  const service = await createFlagService({ store, table: marked, clock, onError, record })
  return {
    audit,
    service,
    owners: another({ record }),
    tokens: createFlagTokens({ store, environment: 'development', record, clock }),
    results: createFlagResults({ store, table, clock, onError }),
  }
}

/**
 * A console on a real service in an empty database for every test of the block, with the first admin signed
 * in.
 */
export function consoleOfEachTest({
  engine = 'sqlite',
  evaluation,
  unleash,
  previews,
  ...options
}: StageOptions = {}): ConsoleStage {
  const { stage, begin } = stageOfEachTest<ConsoleStage>()
  let parts: Awaited<ReturnType<typeof openParts>>
  afterEach(async () => {
    const { results, service, audit } = parts
    for (const each of [results, service, audit]) await each.close()
  })
  const ownerStage = ownersOfEachTest(engine, async () => {
    const { owners, admin, clock } = ownerStage
    parts = await openParts(ownerStage, options)
    const { service, audit, results } = parts
    function visitor({ https = false, ...special }: Special = {}): Visitor {
      const origin = https ? 'https://flags.cinema.example' : ORIGIN
      const respond = createFlagConsole({
        ...parts,
        look: { stylesheet: '/site.css', printStylesheet: '/print.css', fonts: [] },
        secret,
        provider,
        clock,
        unleash,
        ...(evaluation && { evaluation }),
        ...(previews && { previews }),
        ...special,
      })
      return visitorOf((request) => respond(request, { address: '203.0.113.7', origin, https }), origin)
    }
    function open(owner: FlagOwner, token: string): Browser {
      const browser = visitor()
      browser.jar.set('flag-session', token)
      return { owner, ...browser }
    }
    async function browser(
      name: string,
      role: FlagOwner['role'],
      sites: readonly SiteId[] = [],
    ): Promise<Browser> {
      const { owner, token } = await signedIn(owners, name, { rights: { role, sites } })
      return open(owner, token)
    }
    const first = open(admin, (await signedIn(owners, 'admin')).token)
    const { record } = audit
    begin(Object.assign(ownerStage, { service, audit, results, record, first, browser, visitor }))
  })
  return stage
}
