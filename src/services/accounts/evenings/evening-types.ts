import type { SiteId } from '#config/sites.ts'
import type { Requester, TooMany } from '../refusals.ts'
import type { SeatedShowtime } from '../store/booked-seats.ts'

export interface Proposal {
  readonly show: string
  readonly showTitle: string
  readonly cinema: string
  readonly cinemaName: string
  /** As in bookings. */
  readonly startsAt: string
  /** Slug; null without one. */
  readonly version: string | null
}

export interface Friend {
  /** Hash of the browser's token and the evening: neither tells another evening of the browser. */
  readonly id: string
  readonly name: string
  /** Indices of proposals. */
  readonly choices: readonly number[]
}

/** An evening as it is stored. */
export interface EveningState {
  readonly proposals: readonly Proposal[]
  /** The first is the host. */
  readonly friends: readonly Friend[]
  /** Index of the proposal that the host chose. */
  readonly chosen: number | null
  /** Times that seats were held. */
  readonly holds: number
}

export interface FriendView extends Friend {
  /** Held or booked; empty without any. */
  readonly seats: readonly string[]
  /** Epoch seconds until which the seats are held; null otherwise. */
  readonly heldUntil: number | null
}

export interface EveningView extends Omit<EveningState, 'friends'> {
  readonly friends: readonly FriendView[]
  /** Id of the friend whose browser asks; null for somebody who has not joined. */
  readonly own: string | null
  readonly isHost: boolean
  /** Friends of the chosen showtime who have no seats, if the host may hold some for them. */
  readonly holdable: number
}

/** A link and the browser that has it. */
export interface AtEvening {
  readonly site: SiteId
  readonly token: string
  /** Token of the browser; undefined without one. */
  readonly browser: string | undefined
}

export interface Answer {
  readonly name: string
  readonly choices: readonly number[]
}

/** An auditorium, and how to choose free seats in it: fewer than `count` if there are no more. */
export interface HoldRequest {
  readonly showtime: SeatedShowtime
  readonly capacity: number
  readonly choose: (taken: ReadonlySet<string>, count: number) => readonly string[]
}

export type JoinOutcome = { readonly kind: 'joined' | 'unknown' | 'full' | 'settled' } | TooMany
export type SettleOutcome =
  | { readonly kind: 'settled' }
  /** `few`: not enough free seats. `busy`: evenings hold as many seats as they may. */
  | { readonly kind: 'unknown' | 'few' | 'busy' }
  | TooMany

/** Evenings that friends choose together. An evening is gone with the start of its last showtime. */
export interface Evenings {
  /** The token of the link. */
  propose(
    site: SiteId,
    browser: string,
    host: Pick<Answer, 'name'>,
    proposals: readonly Proposal[],
    requester: Requester,
  ): Promise<{ readonly kind: 'proposed'; readonly token: string } | TooMany>
  find(at: AtEvening): Promise<EveningView | null>
  /** Joins, or changes an answer. */
  answer(at: AtEvening, answer: Answer, requester: Requester): Promise<JoinOutcome>
  /**
   * The host chooses a proposal, and holds a seat for each friend who can come and has none. Without a plan of the
   * auditorium (`null`) nothing is held.
   */
  settle(
    at: AtEvening,
    proposal: number,
    hold: HoldRequest | null,
    requester: Requester,
  ): Promise<SettleOutcome>
  /** A friend gives held seats back. */
  release(at: AtEvening): Promise<void>
  /** The host deletes the evening; what friends have booked stays. */
  close(at: AtEvening): Promise<void>
}
