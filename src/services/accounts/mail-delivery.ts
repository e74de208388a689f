import { secondsOf } from '@marquee/kit/database/columns.ts'
import {
  type DeliveryLoop,
  MOST_TRIES,
  startDelivery,
  waitAfter,
} from '@marquee/kit/delivery/delivery-loop.ts'
import { dropMessage, tryAgain } from '@marquee/kit/delivery/delivery-queues.ts'
import { once } from '@marquee/kit/start/once.ts'
import type { Clock } from '#models/site-clock.ts'
import type { AccountStore } from './store/account-tables.ts'
import { type DueMail, leaseDueMail, markSent } from './store/mails.ts'

export interface SmtpServer {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string
  /** `Name <address>` or an address. */
  readonly from: string
}

interface DeliveryOptions {
  readonly store: AccountStore
  readonly smtp: SmtpServer | undefined
  readonly clock: Clock
  readonly onError: (error: unknown, message: string) => void
}

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
}

/** The same for each attempt (RFC 5322, 3.6.4): mailboxes discard what a process sent before it was killed. */
const messageIdOf = (id: string, from: string) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** Mail content must never make nodemailer read a file or fetch a URL. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/** A 5xx reply to the mail itself: the server will never accept it. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

/** Strips the error for the log: a server's reply may repeat the recipient's address. */
function without(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const response = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return new Error(`SMTP ${code}${response}`)
}

/** RFC 8058: mailboxes show a button that posts to the address. */
const oneClick = (address: string | null): Record<string, string> =>
  address === null
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** An `smtp:` URL requires TLS unless it has `?requireTLS=false`. */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  return !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false'
}

function createSender({ url, from }: SmtpServer) {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, requireTLS: requiresTls(url), ...TIMEOUTS })
  })
  return {
    send: async ({ id, to, subject, text, html, unsubscribe }: DueMail) =>
      (await transport()).sendMail({
        messageId: messageIdOf(id, from),
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
        ...CLOSED,
      }),
    close: async () => (await transport()).close(),
  }
}

/** Sends queued mails one at a time; retries a refused mail for up to a day. */
export function createMailDelivery({ store, smtp, clock, onError }: DeliveryOptions): DeliveryLoop {
  if (!smtp) return { wake: () => {}, close: async () => {} }
  const sender = createSender(smtp)

  async function offer(mail: DueMail): Promise<void> {
    try {
      await sender.send(mail)
    } catch (error) {
      onError(without(error), 'a mail was not accepted')
      if (isFinal(error) || mail.tries + 1 >= MOST_TRIES) return dropMessage(store.db, 'mails', mail.id)
      return tryAgain(store.db, 'mails', mail.id, secondsOf(clock()) + waitAfter(mail.tries))
    }
    return markSent(store.db, mail.id, clock())
  }

  const loop = startDelivery({
    async sendNext() {
      const mail = await leaseDueMail(store.db, secondsOf(clock()))
      if (mail) await offer(mail)
      return mail !== undefined
    },
    onError: (error) => onError(error, 'mails could not be sent'),
  })
  return {
    wake: loop.wake,
    async close() {
      await loop.close()
      await sender.close()
    },
  }
}
