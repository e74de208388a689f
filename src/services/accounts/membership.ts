import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { clientArea } from '#config/client-area.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { todayIn, wallClock } from '#models/site-clock.ts'
import type { SubscriptionOffer } from '#models/subscription.ts'
import { type AccountParts, clientPageHref, post, tooMany } from './account-parts.ts'
import type { Memberships } from './accounts.ts'
import type { OrderRefusal } from './booking-types.ts'
import type { Loyalty, Membership, PlanChange, PlanOrder } from './membership-types.ts'
import { countOrder } from './orders.ts'
import { planAfter, planChange, planOn, readStoredPlan, subscriptionOf } from './plan-rules.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import { countVisits } from './store/bookings.ts'
import { type ClientRow, changeClient, clientById, updateClient } from './store/clients.ts'
import { deletePicture, readPicture, writePicture } from './store/pictures.ts'

export type PlansOf = (site: SiteId, language: Language) => Promise<readonly SubscriptionOffer[]>

const wallAt = (site: SiteId, at: number) => wallClock(sites[site].timeZone, at)
const todayAt = (site: SiteId, at: number) => todayIn(sites[site].timeZone, at)

async function visitsOf({ store, clock }: AccountParts, site: SiteId, account: string): Promise<number> {
  const now = clock()
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - clientArea.loyalty.months)
  return countVisits(store.read, site, account, {
    after: wallAt(site, since.getTime()),
    until: wallAt(site, now),
  })
}

interface Facts {
  readonly visits: number
  readonly hasPlan: boolean
}

interface LoyaltyRule {
  readonly visit: number
  readonly plan: number
  readonly levels: ReadonlyArray<{ readonly id: string; readonly points: number }>
}

/** Null for a rule without levels. */
export function loyaltyOf(
  { visits, hasPlan }: Facts,
  { visit, plan, levels }: LoyaltyRule = clientArea.loyalty,
): Loyalty | null {
  const points = visits * visit + (hasPlan ? plan : 0)
  const level = levels.findLast((each) => each.points <= points)
  if (!level) return null
  const next = levels.find((each) => each.points > points)
  return { level: level.id, points, next: next ? { level: next.id, missing: next.points - points } : null }
}

export async function readMembership(
  parts: AccountParts,
  plans: PlansOf,
  site: SiteId,
  account: string,
  language: Language = sites[site].languages[0],
): Promise<Membership> {
  const { store, clock } = parts
  const [client, picture] = await Promise.all([
    clientById(store.read, site, account),
    readPicture(store.read, site, account),
  ])
  const current = planOn(readStoredPlan(client?.subscription ?? null), todayAt(site, clock()))
  const subscription = current && subscriptionOf(current, await plans(site, language))
  const loyal = clientArea.benefitsOn.includes(site)
  const loyalty = loyal
    ? loyaltyOf({ visits: await visitsOf(parts, site, account), hasPlan: current !== null })
    : null
  return { subscription, loyalty, picture }
}

function mailPlanChange(
  parts: AccountParts,
  db: AccountDatabase,
  visited: SiteRequest,
  client: ClientRow,
  change: PlanChange,
): Promise<void> {
  const { kind, plan, from } = change
  if (kind === 'unchanged') return Promise.resolve()
  const mail = kind === 'planned' ? 'planPlanned' : kind === 'begun' ? 'planBegun' : 'planChanged'
  return post(parts, db, visited, client, {
    kind: mail,
    name: client.first_name,
    plan: plan.title,
    from,
    href: clientPageHref(visited, 'benefits'),
  })
}

async function orderPlan(
  parts: AccountParts,
  plans: PlansOf,
  visited: SiteRequest,
  account: string,
  order: PlanOrder,
): Promise<PlanChange | OrderRefusal | null> {
  const { store, clock } = parts
  const { site, language } = visited
  const offers = await plans(site, language)
  const ordered = await changeClient(store, site, account, async (db, client) => {
    const today = todayAt(site, clock())
    const current = planOn(readStoredPlan(client.subscription), today)
    const change = planChange(current, order, offers, today)
    if (change === null || change.kind === 'unchanged') return change
    const refusal = await countOrder(db, site, client, clock())
    if (refusal) return refusal
    const after = planAfter(current, change, randomUUID())
    await updateClient(db, site, account, { subscription: JSON.stringify(after) }, clock())
    await mailPlanChange(parts, db, visited, client, change)
    return change
  })
  if (ordered === undefined) throw new Error('There is no such client')
  parts.wakeMails()
  return ordered
}

async function callOff(parts: AccountParts, plans: PlansOf, visited: SiteRequest, account: string) {
  const { store, clock } = parts
  const { site, language } = visited
  const offers = await plans(site, language)
  const done = await changeClient(store, site, account, async (db, client) => {
    const current = planOn(readStoredPlan(client.subscription), todayAt(site, clock()))
    if (current?.next == null) return false
    await updateClient(
      db,
      site,
      account,
      { subscription: JSON.stringify({ ...current, next: null }) },
      clock(),
    )
    const plan = offers.find(({ id }) => id === current.plan)?.title ?? current.plan
    await post(parts, db, visited, client, {
      kind: 'planUnchanged',
      name: client.first_name,
      plan,
      from: current.since,
      href: clientPageHref(visited, 'benefits'),
    })
    return true
  })
  parts.wakeMails()
  return done ?? false
}

/** Checked before decoding: the decoder would accept an SVG. */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

/** True for JPEG, PNG and WebP. */
export const isPhotoFile = (file: Uint8Array): boolean => {
  const start = Buffer.from(file.subarray(0, 12)).toString('hex')
  return SIGNATURES.some((signature) => signature.test(start))
}

export function createMembership(parts: AccountParts, plans: PlansOf): Memberships {
  const { store, clock } = parts
  return {
    plans,
    find: (site, account, language) => readMembership(parts, plans, site, account, language),
    order: (visited, account, order) => orderPlan(parts, plans, visited, account, order),
    callOffChange: (visited, account) => callOff(parts, plans, visited, account),

    async quote({ site, language }, account, order) {
      const today = todayAt(site, clock())
      const client = await clientById(store.read, site, account)
      return planChange(
        planOn(readStoredPlan(client?.subscription ?? null), today),
        order,
        await plans(site, language),
        today,
      )
    },

    async setPicture(site, account, file) {
      const limit = { most: clientArea.picture.perHour, minutes: 60 }
      const refused = await parts.limiter.take(attemptAt('pictures per account', limit, site, account))
      if (refused) return tooMany(refused)
      const webp = isPhotoFile(file) ? await parts.makePortrait(file) : null
      if (webp === null) return { kind: 'notAPicture' }
      await changeClient(store, site, account, (db) => writePicture(db, site, account, webp, clock()))
      return { kind: 'changed' }
    },

    removePicture: (site, account) => deletePicture(store.db, site, account),
  }
}
