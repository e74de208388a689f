import { randomBytes } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { instantOf } from '#models/site-clock.ts'
import type { RemindersOptions } from '../../../src/services/accounts/reminders/create-reminders.ts'
import type { Reminders, SeatPlan } from '../../../src/services/accounts/reminders/reminders.ts'
import { type Stage, visited } from './set-up-accounts.ts'

/** A film as the content API has it; tests change it. */
export interface FakeProgramme {
  salesOpening: number | null
  cinemas: string[]
  /** Keys of the showtimes of the list. */
  listed?: string[]
  /** Of the only showtime; null: without a plan. */
  plan?: SeatPlan | null
  onSale?: boolean
  gone: boolean
  down: boolean
}

export const secret = 'a secret of thirty-two characters'

export function remindersOptions(programme: FakeProgramme): RemindersOptions {
  const reachable = () => {
    if (programme.down) throw new Error('the content API is down')
  }
  return {
    programme: {
      async film({ origin }, show, at) {
        reachable()
        if (programme.gone || show !== 'heron') return null
        const { salesOpening, cinemas } = programme
        return { title: 'Le héron', salesOpening, cinemas, href: `${origin}/films/heron?at=${at}` }
      },
      async place(_, slug) {
        reachable()
        const cinemas = { rex: ['rex'], lyon: ['rex', 'vox'] }[slug]
        return cinemas ? { name: slug === 'rex' ? 'Le Rex' : 'Lyon', cinemas } : null
      },
      async showtime({ clientOrigin }, { show, cinema, start }) {
        reachable()
        if (programme.gone || show !== 'heron') return null
        return {
          title: 'Le héron',
          where: `${cinema} ${start}`,
          isOver: false,
          seats: () => programme.onSale ?? true,
          plan: programme.plan ?? null,
          href: `${clientOrigin}/fr/guest-order?show=heron`,
        }
      },
      async list({ origin }, path) {
        reachable()
        if (programme.gone || path !== list) return null
        const showtimes = (programme.listed ?? []).map((key) => ({ key, text: `text of ${key}` }))
        return { path, title: 'Lyon, VOST', href: origin + path, showtimes }
      },
    },
    writeNotification: (_, { show, kind }) => ({ title: show, body: kind, end: 'End' }),
    push: {
      key: randomBytes(32).toString('base64url'),
      contact: 'mailto:web@marquee.example',
      loopback: true,
    },
  }
}

export const at = (wall: string, timeZone = 'Africa/Tunis') => new Date(instantOf(timeZone, wall))

export function openReminders(
  stage: Stage,
  programme: FakeProgramme,
  more: Parameters<Stage['another']>[0] = {},
) {
  const accounts = stage.another({ reminders: remindersOptions(programme), secret, ...more })
  if (!accounts.reminders) throw new Error('no reminders')
  return { accounts, reminders: accounts.reminders }
}

/** Path of the list that the programme has. */
export const list = '/ce-soir/lyon/filters/versions-vost'

export const requester = { address: '203.0.113.9' }

export const mailWish = (email = 'ada@cinema.example', wanted = 'rex') => ({
  show: 'heron',
  place: wanted,
  to: { channel: 'mail' as const, email },
})

/** A reminder of a client with a confirmed address. */
export async function remindedClient(
  stage: Stage,
  reminders: Reminders,
  where: SiteRequest = visited,
): Promise<string> {
  const { account } = await stage.confirmedClient({}, where)
  const outcome = await reminders.request(where, mailWish(account.email), requester, account)
  if (outcome.kind !== 'waiting') throw new Error(outcome.kind)
  return account.id
}
