import { clock, type Formats } from '@marquee/i18n/format.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { TFunction } from 'i18next'
import type {
  MailFacts,
  ReminderFacts,
  WatchFacts,
  WrittenNotification,
} from '../../services/accounts/ports.ts'

export interface MailMessages {
  readonly t: TFunction
  readonly formats: Formats
}

export interface MailBody {
  readonly subject: string
  readonly hello: string
  readonly text: string
  /** The first is the title. */
  readonly facts: readonly string[]
  /** Documents of the content management system, each with its reason. */
  readonly documents?: readonly { readonly label: string; readonly href: string; readonly text: string }[]
  readonly way: { readonly label: string; readonly href: string } | null
  /** Text after the link. */
  readonly after: string | null
  readonly more: string | null
  /** The reason why the mail was sent. */
  readonly reason: string
}

type PlanMail = Extract<MailFacts, { kind: 'planBegun' | 'planChanged' | 'planPlanned' | 'planUnchanged' }>

const isPlanMail = (facts: MailFacts): facts is PlanMail => 'plan' in facts

const isReminder = (facts: MailFacts): facts is ReminderFacts =>
  facts.kind === 'reminderSale' || facts.kind === 'reminderShowtimes'

/** Film, place, and the start of sales. */
function reminderFacts({ t, formats }: MailMessages, facts: ReminderFacts): readonly string[] {
  const { show, cinema, opening } = facts
  const opens =
    opening === null
      ? ''
      : t('client-guest:mail.reminderShowtimes.opening', {
          day: formats.fullDay(opening),
          time: clock(opening),
        })
  return [show, cinema, opens].filter(Boolean)
}

/** The showtimes that the message names, and how many others there are. */
const foundTexts = (
  { t }: MailMessages,
  { showtimes, count }: WatchFacts,
  most = count,
): readonly string[] => {
  const named = showtimes.slice(0, most)
  const others = count - named.length
  return others > 0 ? [...named, t('client-guest:mail.watchFound.more', { count: others })] : named
}

type Booked = Extract<MailFacts, { kind: 'booked' | 'bookingChanged' | 'bookingCancelled' }>

function bookingFacts({ t, formats }: MailMessages, { booking }: Booked): readonly string[] {
  const { showTitle, cinemaName, startsAt, version, auditorium, seats, places = [] } = booking
  return [
    showTitle,
    t('client-guest:mail.booked.at', { day: formats.fullDay(startsAt), time: clock(startsAt) }),
    [cinemaName, auditorium].filter(Boolean).join(', '),
    [t('client-guest:mail.booked.seats', { count: seats }), places.join(', '), version]
      .filter(Boolean)
      .join(' · '),
  ]
}

const nothing = { facts: [], way: null, after: null, more: null }

type Ways = Pick<MailBody, 'facts' | 'way' | 'after' | 'more'>

type ReminderMail = Extract<MailFacts, { kind: `reminder${string}` | `watch${string}` | `seats${string}` }>

function reminderWays(messages: MailMessages, facts: ReminderMail): Ways {
  const { t } = messages
  const way = { label: t(`client-guest:mail.${facts.kind}.action`), href: facts.href }
  switch (facts.kind) {
    case 'reminderConfirm':
    case 'watchConfirm':
    case 'seatsConfirm': {
      const hours = t('client-guest:mail.hours', { count: facts.hours })
      return {
        facts: [facts.show, facts.cinema].filter(Boolean),
        way,
        after: t(`client-guest:mail.${facts.kind}.after`, { hours }),
        more: null,
      }
    }
    case 'reminderSale':
    case 'reminderShowtimes':
      return {
        facts: reminderFacts(messages, facts),
        way,
        after: t('client-guest:mail.reminder.after'),
        more: facts.manageHref,
      }
    case 'seatsOffered':
    case 'seatsFree':
      return {
        facts: [facts.show, facts.where, facts.places.join(', ')].filter(Boolean),
        way,
        after: t('client-guest:mail.seatsFree.after'),
        more: facts.manageHref,
      }
    case 'watchFound':
      return {
        facts: [facts.show, ...foundTexts(messages, facts)],
        way,
        after: t('client-guest:mail.watchFound.after'),
        more: facts.manageHref,
      }
  }
}

function waysOf(messages: MailMessages, { clientOrigin, language }: SiteRequest, facts: MailFacts): Ways {
  const { t } = messages
  const action = (kind: string, href: string) => ({ label: t(`client-guest:mail.${kind}.action`), href })
  switch (facts.kind) {
    case 'confirm':
    case 'newEmail':
    case 'reset': {
      const hours = t('client-guest:mail.hours', { count: facts.hours })
      return {
        facts: [],
        way: action(facts.kind, facts.href),
        after: t(`client-guest:mail.${facts.kind}.after`, { hours }),
        more: null,
      }
    }
    case 'alreadyRegistered':
      return {
        facts: [],
        way: action(facts.kind, facts.signInHref),
        after: t('client-guest:mail.alreadyRegistered.after'),
        more: facts.forgottenHref,
      }
    case 'passwordChanged':
    case 'emailChangeRequested':
    case 'signInsRefused':
    case 'newBrowser':
      return {
        facts: [],
        way: action(facts.kind, facts.forgottenHref),
        after: t(`client-guest:mail.${facts.kind}.after`),
        more: null,
      }
    case 'idle': {
      const after = t('client-guest:mail.idle.after', { count: facts.days })
      return { facts: [], way: action('idle', facts.href), after, more: null }
    }
    case 'reminderConfirm':
    case 'watchConfirm':
    case 'seatsConfirm':
    case 'reminderSale':
    case 'reminderShowtimes':
    case 'watchFound':
    case 'seatsOffered':
    case 'seatsFree':
      return reminderWays(messages, facts)
    case 'emailChanged':
    case 'deleted':
      return nothing
    case 'booked':
    case 'bookingChanged':
    case 'bookingCancelled':
      return {
        ...nothing,
        facts: bookingFacts(messages, facts),
        way: action(facts.kind, facts.href || `${clientOrigin}/${language}/bookings`),
      }
    case 'planPlanned':
    case 'planBegun':
    case 'planChanged':
    case 'planUnchanged':
      return { ...nothing, facts: [facts.plan], way: action('plan', facts.href) }
  }
}

function showOf(facts: MailFacts): string {
  if ('booking' in facts) return facts.booking.showTitle
  return 'show' in facts ? facts.show : ''
}

const isFollowing = ({ kind }: MailFacts) =>
  kind === 'watchFound' || kind === 'seatsOffered' || kind === 'seatsFree'

function reasonOf({ t }: MailMessages, facts: MailFacts): string {
  if (isReminder(facts) || isFollowing(facts)) return t('client-guest:mail.reminder.automatic')
  return t(
    facts.kind === 'reminderConfirm' || facts.kind === 'watchConfirm' || facts.kind === 'seatsConfirm'
      ? 'client-guest:mail.reminderConfirm.automatic'
      : 'client-guest:mail.automatic',
  )
}

export function mailBody(messages: MailMessages, visited: SiteRequest, facts: MailFacts): MailBody {
  const { t, formats } = messages
  const show = showOf(facts)
  const plan = isPlanMail(facts) ? { plan: facts.plan, date: formats.date(facts.from) } : {}
  return {
    subject: t(`client-guest:mail.${facts.kind}.subject`, { show, ...plan }),
    hello:
      facts.name === null
        ? t('client-guest:mail.helloNobody')
        : t('client-guest:mail.hello', { name: facts.name }),
    text: t(`client-guest:mail.${facts.kind}.text`, 'minutes' in facts ? { count: facts.minutes } : plan),
    reason: reasonOf(messages, facts),
    ...waysOf(messages, visited, facts),
  }
}

/** Showtimes that a notification names. */
const IN_NOTIFICATION = 3

/** A notification about the same facts. */
export function notificationBody(
  messages: MailMessages,
  facts: ReminderFacts | WatchFacts,
): WrittenNotification {
  const { t } = messages
  if (facts.kind === 'watchFound')
    return {
      title: facts.show,
      body: foundTexts(messages, facts, IN_NOTIFICATION).join('\n'),
      end: t('client-guest:mail.watchFound.end'),
    }
  const { kind, show, cinema } = facts
  return {
    title: show,
    body: t(`client-guest:mail.${kind}.${cinema === '' ? 'notification' : 'notificationAt'}`, { cinema }),
    end: t('client-guest:mail.reminder.end'),
  }
}
