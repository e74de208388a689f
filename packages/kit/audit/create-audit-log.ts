import { createHmac, hkdfSync } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { mostEntries } from '../caches/most-entries.ts'
import { startHourly } from '../delivery/repeated.ts'
import { secretsOf } from '../secrets/secrets.ts'
import {
  type AuditEvent,
  type AuditLog,
  type AuditQuery,
  type AuditRetention,
  auditEvents,
} from './audit-log.ts'
import { type AuditStore, endAuditRows, insertAuditRow, readAuditRows } from './audit-store.ts'
import { networkOf } from './network-of.ts'

interface AuditLogOptions {
  readonly store: AuditStore
  /** Derives the keys of clients. */
  readonly secret: string
  readonly retention: AuditRetention
  /** The request that is being served. */
  readonly request?: () => { readonly id: string; readonly address: string | undefined } | undefined
  /** Gets each event without personal data. */
  readonly log: { info(fields: object, message: string): void }
  readonly onError: (error: unknown, message: string) => void
  readonly clock?: () => number
}

const { repeatedRefusals, remembered } = serviceLimits.audit
const KEY_LENGTH = 22
const outcomes = ['done', 'refused'] as const satisfies readonly AuditEvent['outcome'][]

/** The current key of a client, then those of former secrets. */
function createClientKeys(setting: string): (site: SiteId, email: string) => [string, ...string[]] {
  const [first, ...former] = secretsOf(setting).map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'marquee audit log', 32)),
  )
  return (site, email) => {
    const text = `${site}\n${email.trim().toLowerCase()}`
    const keyed = (key: Buffer = Buffer.alloc(0)) =>
      createHmac('sha256', key).update(text).digest('base64url').slice(0, KEY_LENGTH)
    return [keyed(first), ...former.map(keyed)]
  }
}

/** An e-mail address stands for a client of the site, or of any site. */
function personsOf(
  { person, site }: AuditQuery,
  clientKeys: ReturnType<typeof createClientKeys>,
): readonly string[] | undefined {
  if (person === undefined) return undefined
  const sites: readonly SiteId[] = site === undefined ? siteIds : [site]
  return person.includes('@') ? [person, ...sites.flatMap((each) => clientKeys(each, person))] : [person]
}

/** Prometheus sees no increase in a series whose first value is 1. */
export const auditCountsAtStart = (): Map<string, number> =>
  new Map(
    Object.entries(auditEvents).flatMap(([kind, names]) =>
      names.flatMap((name) => outcomes.map((outcome): [string, number] => [`${kind}.${name} ${outcome}`, 0])),
    ),
  )

/**
 * Records events of security in the store, in the log and as counts. Only the store has personal data.
 * A refusal that is repeated from one network is stored once a minute, so that nobody can fill the table.
 */
export function createAuditLog(options: AuditLogOptions): AuditLog {
  const { store, log, retention, onError, clock = Date.now, request = () => undefined } = options
  const clientKeys = createClientKeys(options.secret)
  const counts = auditCountsAtStart()
  const repeated = new LRUCache<string, true>({
    ...mostEntries(remembered),
    ttl: repeatedRefusals.minutes * 60_000,
  })

  function isRepeated({ event, outcome, site, person }: AuditEvent, network: string | null): boolean {
    // Wrong passwords have a limit of their own.
    if (outcome === 'done' || event === 'sign-in.failed') return false
    const key = [event, site, person, network].join('\n')
    if (repeated.has(key)) return true
    repeated.set(key, true)
    return false
  }

  const tidy = () =>
    endAuditRows(store, retention, clock()).catch((error: unknown) =>
      onError(error, 'outdated rows of the audit log could not be removed'),
    )
  const tidying = startHourly(tidy)
  return {
    clientKey: (site, email) => clientKeys(site, email)[0],
    retention,
    tidy,
    async record(event) {
      const { id = null, address } = request() ?? {}
      const { event: name, outcome, actor, site = null } = event
      counts.set(`${name} ${outcome}`, (counts.get(`${name} ${outcome}`) ?? 0) + 1)
      log.info({ event: name, outcome, actor, site, requestId: id }, 'security event')
      const network = networkOf(address)
      if (isRepeated(event, network)) return
      const row = { target: null, subject: null, details: {}, ...event, site, network, requestId: id }
      await insertAuditRow(store.db, { ...row, at: new Date(clock()).toISOString() }).catch(
        (error: unknown) => onError(error, 'an event could not be stored in the audit log'),
      )
    },
    list: (query) => readAuditRows(store.read, query, personsOf(query, clientKeys)),
    figures: () => counts,
    close: () => tidying.stop(),
  }
}
