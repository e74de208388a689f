import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { requiresTls } from '../../../content-models/mail-encryption.ts'
import type { Clock } from '../../../content-models/site-clock.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import type { AccountStore } from './store/account-store.ts'
import { type DueMail, dropMail, leaseDueMail, markSent, tryMailAgain } from './store/mails.ts'

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

interface MailDelivery {
  wake(): void
  /** Resolves once nothing is being sent, after 5 seconds at most; unsent mails stay queued. */
  close(): Promise<void>
}

const LOOK_EVERY = 30_000
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
}
/** Longer than an attempt can last. */
const LEASE_SECONDS = 120
const MOST_TRIES = 12
const LONGEST_WAIT = 6 * 3_600

/** Mail content must never make nodemailer read a file or fetch a URL. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }
const PATIENCE = 5_000

const waitAfter = (tries: number) => Math.min(LONGEST_WAIT, 30 * 2 ** tries)

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

function createSender({ url, from }: SmtpServer) {
  const transport = createTransport({ url, requireTLS: requiresTls(url), ...TIMEOUTS })
  return {
    send: ({ to, subject, text, html }: DueMail) =>
      transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...CLOSED,
      }),
    close: () => transport.close(),
  }
}

/** Sends queued mails one at a time; retries a refused mail for up to a day. */
export function createMailDelivery({ store, smtp, clock, onError }: DeliveryOptions): MailDelivery {
  if (!smtp) return { wake: () => {}, close: async () => {} }
  const sender = createSender(smtp)
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  async function offer(mail: DueMail): Promise<void> {
    try {
      await sender.send(mail)
    } catch (error) {
      onError(without(error), 'a mail was not accepted')
      if (isFinal(error) || mail.tries + 1 >= MOST_TRIES) return dropMail(store.db, mail.id)
      return tryMailAgain(store.db, mail.id, secondsOf(clock()) + waitAfter(mail.tries))
    }
    return markSent(store.db, mail.id, clock())
  }

  async function work(): Promise<void> {
    do {
      again = false
      for (;;) {
        const mail = closed ? undefined : await leaseDueMail(store.db, secondsOf(clock()), LEASE_SECONDS)
        if (!mail) break
        await offer(mail)
      }
    } while (again && !closed)
  }

  function wake(): void {
    again = true
    if (closed || running) return
    running = work()
      .catch((error: unknown) => onError(error, 'mails could not be sent'))
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, LOOK_EVERY)
  timer.unref()
  wake()
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.race([running, setTimeout(PATIENCE, undefined, { ref: false })])
      sender.close()
    },
  }
}
