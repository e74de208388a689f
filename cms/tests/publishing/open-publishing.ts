import type { Payload, PayloadRequest, RequestContext } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { type engines, startDatabases } from '../../../tests/contracts/databases.ts'
import { DELIVERIES, type Delivery } from '../../src/outbox/delivery-row.ts'
import type { Dispatcher } from '../../src/publishing/dispatcher.ts'
import { startPublishing } from '../../src/publishing/publishing.ts'
import { type OpenedCms, openCms } from '../cms.ts'
import type { OpenCmsOptions } from '../cms-settings.ts'
import { account, restOf } from '../users.ts'
import { type FakeSite, SECRET, startFakeSite } from './fake-site.ts'

export interface OpenedPublishing extends OpenedCms {
  readonly site: FakeSite
  start(): Dispatcher
  stop(): Promise<void>
}

/** The system with a fake site; nothing is sent before `start`. */
export async function openPublishing(
  options: OpenCmsOptions = {},
  site?: FakeSite,
): Promise<OpenedPublishing> {
  const hears = site ?? (await startFakeSite())
  const cms = await openCms({ ...options, siteUrl: hears.url, env: { PUBLISHING_SECRET: SECRET } })
  const running = new Set<Dispatcher>()
  const stop = async () => {
    await Promise.all([...running].map((each) => each.stop()))
    running.clear()
  }
  return {
    ...cms,
    site: hears,
    start() {
      const dispatcher = startPublishing(cms.payload)
      running.add(dispatcher)
      return dispatcher
    },
    stop,
    async close(how) {
      await stop()
      await cms.close(how)
      if (!site) await hears.stop()
    },
  }
}

/** Opens the system, with a fake site, on a database of its own before the tests of a block, and removes it after them. */
export function publishingOn(
  engine: (typeof engines)[number],
  onOpened: (cms: OpenedPublishing) => void | Promise<void>,
): void {
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const server = await startDatabases(engine)
    ends.unshift(() => server.stop())
    const { databaseUrl, drop } = await server.create()
    ends.unshift(drop)
    const cms = await openPublishing(databaseUrl ? { databaseUrl } : {})
    ends.unshift(() => cms.close())
    await onOpened(cms)
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })
}

export const news = (key: string, title = key) => ({ site: 'fr', key, slug: key, title }) as const

interface How {
  /** Default: French. */
  readonly locale?: string
  readonly draft?: boolean
  readonly autosave?: boolean
  readonly publishSpecificLocale?: string
  readonly unpublishAllLocales?: boolean
  readonly context?: RequestContext
  readonly req?: PayloadRequest
}

type Data = Readonly<Record<string, unknown>>

/** Makes and changes news items of the system that is open at the time of a call. */
export const newsIn = (cms: () => OpenedPublishing) => ({
  make: (data: Data, how: How = {}) =>
    cms().payload.create({ collection: 'news', locale: 'fr', data: data as never, ...how }),
  change: (id: number | string, data: Data, how: How = {}) =>
    cms().payload.update({ collection: 'news', id, locale: 'fr', data: data as never, ...how }),
})

/** Restores a version of a news item as the button of the admin does. Returns the status code. */
export async function restoreAsDraft(
  publishing: OpenedPublishing,
  version: number | string,
): Promise<number> {
  const as = await account(publishing.payload, 'restores@marquee.example', { role: 'admin' })
  return (await restOf(publishing)(`POST /news/versions/${version}`, { as })).status
}

export async function rowOf({ db }: Payload, key: string): Promise<Delivery | undefined> {
  return (
    (await db.findOne<Delivery>({ collection: DELIVERIES, where: { key: { equals: key } } })) ?? undefined
  )
}
