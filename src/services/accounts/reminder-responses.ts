import { jsonError } from '@marquee/kit/http/json-responses.ts'
import { isFromSite } from '@marquee/kit/http/same-origin.ts'
import { writeCalls } from '../../api/contract/writes.ts'
import type { Accounts } from './accounts.ts'
import { type AccountRequest, authenticate, authenticateByCookie, hasValidCsrfToken } from './authenticate.ts'
import type { Identity } from './ports.ts'
import type { Reminders } from './reminders/reminders.ts'
import { done, readPersonalBody } from './responses.ts'
import type { ApiContext } from './saved-item-responses.ts'

interface ReminderOptions {
  readonly accounts: Accounts
  readonly identity: Identity | null
}

type ReminderHandler = (context: ApiContext) => Promise<Response>

const isFromOwnPage = ({ visited, request }: AccountRequest): boolean =>
  isFromSite(request) || request.headers.get('origin') === visited.origin

/** Null for a visitor whom nobody knows. */
async function clientOf({ accounts, identity }: ReminderOptions, call: AccountRequest) {
  if (call.request.headers.has('authorization')) {
    const who = await authenticate(accounts, identity, call)
    return who instanceof Response ? null : who.account
  }
  const who = call.host === 'client' ? await authenticateByCookie(accounts, call) : null
  return who && hasValidCsrfToken(call.request, who.session) ? who.account : null
}

async function request(options: ReminderOptions, reminders: Reminders, call: AccountRequest) {
  const read = await readPersonalBody(call.request, writeCalls.setReminder.body)
  if ('refused' in read) return read.refused
  const account = await clientOf(options, call)
  const outcome = await reminders.request(call.visited, read.body, { address: call.address }, account)
  switch (outcome.kind) {
    case 'waiting':
    case 'unconfirmed':
      return done()
    case 'malformed':
      return jsonError(400, 'the address is not valid')
    case 'unknown':
      return jsonError(404, 'the site has no such film, place or list')
    case 'tooMany':
      return jsonError(429, 'too many', { 'retry-after': String(outcome.retryAfterSeconds) })
  }
}

export function reminderResponses(options: ReminderOptions) {
  const { reminders } = options.accounts
  const missing = () => jsonError(404, 'this site has no reminders')
  return {
    set: async ({ env }) => {
      if (!reminders) return missing()
      if (!isFromOwnPage(env)) return jsonError(403, 'only pages of this site may send this')
      return request(options, reminders, env)
    },
    /** Mailboxes and notifications send it: the token is the only credential. */
    end: async ({ env }) => {
      const { searchParams } = new URL(env.request.url)
      const token = searchParams.get('token') ?? ''
      const isOurs = await reminders?.end(env.visited.site, { token }, searchParams.get('item') ?? undefined)
      return isOurs ? done() : jsonError(404, 'the link is not valid')
    },
    /** The endpoint authorises: only the browser and its push service know it. */
    endDevice: async ({ env }) => {
      if (!reminders) return missing()
      if (!isFromOwnPage(env)) return jsonError(403, 'only pages of this site may send this')
      const read = await readPersonalBody(env.request, writeCalls.endDeviceReminders.body)
      if ('refused' in read) return read.refused
      await reminders.endNotifications(env.visited.site, read.body.endpoint)
      return done()
    },
  } as const satisfies Record<string, ReminderHandler>
}
