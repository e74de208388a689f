import { requiresTls } from '@marquee/kit/secrets/mail-encryption.ts'
import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { CmsEnv } from './env.ts'

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
}
/** A mail contains text only: no file name or URL to load. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }
const NOBODY = 'no-reply@marquee.example'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/**
 * Mails to users, for example for a forgotten password. Not awaited: the time of a response would reveal
 * which addresses exist. Without a server mails are printed, for local use.
 */
export const mails =
  (smtp: CmsEnv['smtp']): EmailAdapter =>
  ({ payload }) => {
    const from = smtp?.from ?? NOBODY
    const [, name = '', address = from] = /^([^<]*)<([^>]+)>$/.exec(from) ?? []
    const common = { name: 'mails', defaultFromName: name.trim(), defaultFromAddress: address }
    if (!smtp) {
      return {
        ...common,
        sendEmail: async ({ to, subject, text, html }) =>
          void process.stdout.write(`\nA mail to ${JSON.stringify(to)}, “${subject}”:\n${text ?? html}\n\n`),
      }
    }
    const transport = createTransport({ url: smtp.url, requireTLS: requiresTls(smtp.url), ...TIMEOUTS })
    return {
      ...common,
      async sendEmail(message) {
        const whole = { ...message, from, headers: { 'Auto-Submitted': 'auto-generated' }, ...CLOSED }
        // The server's message may contain the address.
        transport
          .sendMail(whole)
          .catch((error: unknown) => payload.logger.error(`A mail could not be sent: SMTP ${codeOf(error)}`))
      },
    }
  }
