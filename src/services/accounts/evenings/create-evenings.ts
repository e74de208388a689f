import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import { clientArea } from '#config/client-area.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { instantOf } from '#models/site-clock.ts'
import { type AccountParts, tooMany } from '../account-parts.ts'
import type { Requester } from '../refusals.ts'
import type { AccountDatabase } from '../store/account-tables.ts'
import {
  bookedSeats,
  countHeld,
  endHolds,
  type FriendSeat,
  seatsOfFriends,
  takeSeats,
} from '../store/booked-seats.ts'
import { deleteEvening, insertEvening, readEvening, writeEvening } from '../store/evenings.ts'
import type {
  AtEvening,
  EveningState,
  Evenings,
  EveningView,
  Friend,
  HoldRequest,
  JoinOutcome,
  Proposal,
  SettleOutcome,
} from './evening-types.ts'

const { evenings: rules } = clientArea
const limits = serviceLimits.accounts.evenings

const attempt = (name: keyof typeof limits, { address }: Requester) =>
  attemptAt(`evenings ${name} per address`, limits[name], address)

/** Null without a browser's token. */
const friendOf = ({ token, browser }: Pick<AtEvening, 'token' | 'browser'>): string | null =>
  isToken(browser) ? hashToken(`${browser}\n${token}`) : null

const endOf = (site: SiteId, proposals: readonly Proposal[]): number =>
  Math.max(...proposals.map(({ startsAt }) => secondsOf(instantOf(sites[site].timeZone, startsAt))))

const guests = ({ friends }: EveningState, proposal: number): readonly Friend[] =>
  friends.filter(({ choices }) => choices.includes(proposal))

/** Friends who can come and have neither held nor booked seats. */
function seatless(state: EveningState, proposal: number, seats: readonly FriendSeat[]): readonly Friend[] {
  const seated = new Set(seats.map(({ friend }) => friend))
  return guests(state, proposal).filter(({ id }) => !seated.has(id))
}

/** Seats that are held at the same time for all evenings of a showtime. */
const mostHeld = (capacity: number): number =>
  Math.max(rules.heldLeast, Math.floor(capacity * rules.heldShare))

function viewOf(state: EveningState, seats: readonly FriendSeat[], own: string | null): EveningView {
  const { chosen } = state
  const isHost = own !== null && state.friends[0]?.id === own
  const canHold = isHost && chosen !== null && state.holds < rules.holds
  return {
    ...state,
    friends: state.friends.map((friend) => {
      const of = seats.filter((each) => each.friend === friend.id)
      const until = of.flatMap((each) => (each.until === null ? [] : [each.until]))
      return {
        ...friend,
        seats: of.map(({ seat }) => seat),
        heldUntil: until.length > 0 ? Math.min(...until) : null,
      }
    }),
    own: state.friends.some(({ id }) => id === own) ? own : null,
    isHost,
    holdable: canHold ? seatless(state, chosen, seats).length : 0,
  }
}

/** Reads an evening under its lock; undefined if it is unknown or over. */
async function lockedEvening(
  { store, clock }: AccountParts,
  db: AccountDatabase,
  { site, token }: AtEvening,
): Promise<EveningState | undefined> {
  const id = hashToken(token)
  await acquireLock(db, store, `evening\n${id}`)
  return readEvening(db, site, id, secondsOf(clock()))
}

/** Undefined unless the browser is that of the host. */
async function hostsEvening(parts: AccountParts, db: AccountDatabase, at: AtEvening) {
  const state = await lockedEvening(parts, db, at)
  return state?.friends[0]?.id === friendOf(at) ? state : undefined
}

/** Thrown so that nothing of the transaction stays. */
class HoldRefused extends Error {
  override readonly name = 'HoldRefused'
  readonly kind: 'few' | 'busy'

  constructor(kind: 'few' | 'busy') {
    super(`Seats cannot be held: ${kind}`)
    this.kind = kind
  }
}

/** Holds a seat for each friend, or throws `HoldRefused`. */
async function holdSeats(
  { store, clock }: AccountParts,
  db: AccountDatabase,
  site: SiteId,
  friends: readonly Friend[],
  { showtime, capacity, choose }: HoldRequest,
): Promise<void> {
  const now = secondsOf(clock())
  // One hold of a showtime at a time: together they stay within the share of the auditorium.
  await acquireLock(db, store, ['held', site, ...Object.values(showtime)].join('\n'))
  if ((await countHeld(db, site, showtime, now)) + friends.length > mostHeld(capacity))
    throw new HoldRefused('busy')
  const taken = new Set(await bookedSeats(db, site, showtime, now))
  const seats = choose(taken, friends.length)
  if (seats.length < friends.length) throw new HoldRefused('few')
  const until = now + rules.holdMinutes * 60
  const holders = friends.map(
    ({ id }, index) => [seats[index] ?? '', { booking: '', hold: id, held_until: until }] as const,
  )
  if ((await takeSeats(db, site, showtime, new Map(holders), now)).length > 0) throw new HoldRefused('busy')
}

async function settle(
  parts: AccountParts,
  at: AtEvening,
  proposal: number,
  hold: HoldRequest | null,
): Promise<SettleOutcome> {
  const { store, clock } = parts
  const id = hashToken(at.token)
  try {
    return await store.transaction(async (db): Promise<SettleOutcome> => {
      const state = await hostsEvening(parts, db, at)
      const named = state?.proposals[proposal]
      if (!state || !named || (state.chosen !== null && state.chosen !== proposal)) return { kind: 'unknown' }
      const seats = await seatsOfFriends(
        db,
        state.friends.map((friend) => friend.id),
        secondsOf(clock()),
      )
      const waiting = seatless(state, proposal, seats)
      const holds = hold !== null && waiting.length > 0
      if (holds && state.holds >= rules.holds) return { kind: 'busy' }
      if (holds) await holdSeats(parts, db, at.site, waiting, hold)
      const next = { ...state, chosen: proposal, holds: state.holds + (holds ? 1 : 0) }
      await writeEvening(db, id, next, endOf(at.site, [named]))
      return { kind: 'settled' }
    })
  } catch (error) {
    if (!(error instanceof HoldRefused)) throw error
    return { kind: error.kind }
  }
}

export function createEvenings(parts: AccountParts): Evenings {
  const { store, limiter, clock } = parts
  return {
    async propose(site, browser, { name }, proposals, requester) {
      const refused = await limiter.take(attempt('begun', requester))
      if (refused) return tooMany(refused)
      const token = newToken()
      const id = friendOf({ token, browser })
      if (id === null) throw new Error('A browser proposes an evening without its token')
      const host: Friend = { id, name, choices: proposals.map((_, index) => index) }
      const state: EveningState = { proposals, friends: [host], chosen: null, holds: 0 }
      await insertEvening(store.db, { site, id: hashToken(token) }, state, endOf(site, proposals))
      return { kind: 'proposed', token }
    },
    async find(at) {
      const now = secondsOf(clock())
      const state = await readEvening(store.read, at.site, hashToken(at.token), now)
      if (!state) return null
      const seats = await seatsOfFriends(
        store.read,
        state.friends.map(({ id }) => id),
        now,
      )
      return viewOf(state, seats, friendOf(at))
    },
    async answer(at, answer, requester) {
      const id = friendOf(at)
      if (id === null) return { kind: 'unknown' }
      const refused = await limiter.take(attempt('joined', requester))
      if (refused) return tooMany(refused)
      return store.transaction(async (db): Promise<JoinOutcome> => {
        const state = await lockedEvening(parts, db, at)
        if (!state) return { kind: 'unknown' }
        if (state.chosen !== null) return { kind: 'settled' }
        const friend = { ...answer, id }
        const known = state.friends.some((each) => each.id === id)
        if (!known && state.friends.length >= rules.friends) return { kind: 'full' }
        const friends = known
          ? state.friends.map((each) => (each.id === id ? friend : each))
          : [...state.friends, friend]
        await writeEvening(db, hashToken(at.token), { ...state, friends })
        return { kind: 'joined' }
      })
    },
    async settle(at, proposal, hold, requester) {
      const held = attempt('held', requester)
      const refused = await limiter.take(held)
      if (refused) return tooMany(refused)
      const outcome = await settle(parts, at, proposal, hold)
      if (outcome.kind !== 'settled') await limiter.giveBack(held)
      return outcome
    },
    async release(at) {
      const id = friendOf(at)
      if (id !== null) await endHolds(store.db, [id])
    },
    async close(at) {
      await store.transaction(async (db) => {
        const state = await hostsEvening(parts, db, at)
        if (!state) return
        await endHolds(
          db,
          state.friends.map(({ id }) => id),
        )
        await deleteEvening(db, hashToken(at.token))
      })
    },
  }
}
