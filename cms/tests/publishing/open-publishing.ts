import type { Payload } from 'payload'
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

/** The system, with a fake site, on a database of its own, which its end removes. */
export async function publishingOn(engine: (typeof engines)[number]): Promise<OpenedPublishing> {
  const server = await startDatabases(engine)
  const { databaseUrl, drop } = await server.create()
  const cms = await openPublishing(databaseUrl ? { databaseUrl } : {})
  return {
    ...cms,
    async close() {
      await cms.close()
      await drop()
      await server.stop()
    },
  }
}

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
