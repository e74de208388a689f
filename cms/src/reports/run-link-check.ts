import type { Payload, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import { languages } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { isPublicIn } from '../content/document-value.ts'
import { inPages, type StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { rowsOf } from '../rows.ts'
import { siteHas } from '../users/access.ts'
import { createLinkChecker, type Fault, type LinkCheck } from './check-link.ts'
import { type BrokenLink, LINK_CHECKS, type LinkRun } from './link-checks.ts'
import { linksIn } from './links-in.ts'

export interface LinkCheckOptions {
  readonly siteUrl: string
  /** Replaces the network in tests. */
  readonly check?: LinkCheck
  /** Date of the nightly check, `2026-11-22`. */
  readonly night?: string
}

/** Concurrent requests. */
const AT_ONCE = 6
/** Stored results. */
const MAX_REPORTS = 10
/** Milliseconds after which an unfinished check counts as interrupted. */
const LONGEST = 60 * 60_000
type Link = Omit<BrokenLink, 'fault'>

function linksOf(config: SanitizedCollectionConfig, document: StoredDocument): Link[] {
  const { id, site } = document
  if (!isSite(site)) return []
  const title = titleInLanguage(config, document, 'en')
  const seen = linksIn(config.flattenedFields, document).filter(({ language }) =>
    language
      ? siteHas(site, language) && isPublicIn(document, language)
      : languages.some((each) => isPublicIn(document, each)),
  )
  return seen.map(({ address, language }) => ({
    collection: config.slug,
    id,
    site,
    title,
    language,
    address,
  }))
}

async function publicLinks(payload: Payload): Promise<Link[]> {
  const links: Link[] = []
  for (const config of payload.config.collections) {
    if (!sourceOf(config)) continue
    for await (const document of inPages(payload, { collection: config.slug, draft: false }))
      links.push(...linksOf(config, document))
  }
  return links
}

/** Checks each address once, however many documents contain it. */
async function faultsOf(links: readonly Link[], check: LinkCheck): Promise<Map<string, Fault>> {
  const waiting = new Map(links.map(({ site, address }) => [addressed(site, address), { site, address }]))
  const entries = waiting.entries()
  const faults = new Map<string, Fault>()
  const work = async () => {
    for (const [key, { site, address }] of entries) {
      const fault = await check(site, address)
      if (fault) faults.set(key, fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

/** A path is another page on each site; a URL is the same. */
const addressed = (site: SiteId, address: string) =>
  address.startsWith('/') ? `${site} ${address}` : address

const newest = (payload: Payload): Promise<LinkRun[]> =>
  rowsOf({ payload }, LINK_CHECKS, { sort: ['-createdAt', '-id'], limit: MAX_REPORTS })

const isRunning = ({ state, createdAt }: LinkRun) =>
  state === 'running' && Date.now() - Date.parse(createdAt) < LONGEST

/** The running check, if any, and the last finished one. */
export async function lastRuns(
  payload: Payload,
): Promise<{ running: LinkRun | undefined; done: LinkRun | undefined }> {
  const runs = await newest(payload)
  return { running: runs.find(isRunning), done: runs.find(({ state }) => state === 'done') }
}

async function sweep(payload: Payload): Promise<void> {
  const ids = (await newest(payload)).map(({ id }) => id)
  await payload.db.deleteMany({ collection: LINK_CHECKS, where: { id: { not_in: ids } } })
}

async function begin(payload: Payload, night: string | undefined): Promise<LinkRun | undefined> {
  if ((await lastRuns(payload)).running) return undefined
  const data = { state: 'running', ...(night && { night }) }
  try {
    return await payload.db.create({ collection: LINK_CHECKS, data })
  } catch (error) {
    const same = night
      ? await payload.count({ collection: LINK_CHECKS, where: { night: { equals: night } } })
      : { totalDocs: 0 }
    if (same.totalDocs > 0) return undefined
    throw error
  }
}

/**
 * Checks all links of public documents and stores the results. Undefined if a check is running or has been
 * made for this night; otherwise `finished` resolves at its end and never rejects.
 */
export async function runLinkCheck(
  payload: Payload,
  options: LinkCheckOptions,
): Promise<{ readonly finished: Promise<void> } | undefined> {
  const { siteUrl, check = createLinkChecker({ siteUrl }), night } = options
  const run = await begin(payload, night)
  if (!run) return undefined
  const end = async (data: Partial<Omit<LinkRun, 'id'>>) => {
    await payload.db.updateOne({
      collection: LINK_CHECKS,
      id: run.id,
      data: { ...data, finishedAt: new Date().toISOString() },
    })
    await sweep(payload)
  }
  const work = async () => {
    const links = await publicLinks(payload)
    const faults = await faultsOf(links, check)
    const broken = links.flatMap((link) => {
      const fault = faults.get(addressed(link.site, link.address))
      return fault ? [{ ...link, fault }] : []
    })
    await end({
      state: 'done',
      checked: new Set(links.map(({ site, address }) => addressed(site, address))).size,
      broken,
    })
  }
  const finished = work()
    .catch(async (error: unknown) => {
      payload.logger.error({ err: error, msg: 'The links could not be checked' })
      await end({ state: 'failed' })
    })
    .catch(() => undefined)
  return { finished }
}

/** UTC. */
const HOUR = 2
const DAY = 86_400_000

/** Milliseconds until the next nightly check. */
export function untilNight(now: number): number {
  const tonight = new Date(now).setUTCHours(HOUR, 0, 0, 0)
  return (tonight > now ? tonight : tonight + DAY) - now
}

/** Checks all links every night. */
export function startNightlyLinkCheck(payload: Payload, siteUrl: string): void {
  const wait = () => {
    const timer = setTimeout(() => {
      const night = new Date().toISOString().slice(0, 10)
      runLinkCheck(payload, { siteUrl, night }).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'The links could not be checked' }),
      )
      wait()
    }, untilNight(Date.now()))
    timer.unref()
  }
  wait()
}
