import { createHash } from 'node:crypto'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { Webhook } from 'standardwebhooks'
import { DOCUMENTS_PATH, type DocumentState, MEDIA_PATH } from '#models/document-state.ts'
import { type EditorMail, MAILS_PATH } from '#models/editor-mail.ts'
import type { Reason } from './delivery-row.ts'

const TIMEOUT = 5_000
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const ISSUES = 20
const MESSAGE = 500

/**
 * `away`: nothing can be sent now. `failed`: this message could not be processed. `refused`: it is invalid.
 */
export type Outcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'away' | 'failed' | 'refused'; readonly reason: Reason }

/** `noServer`: the site sends no mails. `refused`: it will never take this one. */
export const mailFaults = ['unreachable', 'noServer', 'refused'] as const
type MailFault = (typeof mailFaults)[number]

const mailFaultOf = (status: number): MailFault =>
  status === 501 ? 'noServer' : [400, 413].includes(status) ? 'refused' : 'unreachable'

export interface SiteClient {
  send(state: DocumentState, messageId: string): Promise<Outcome>
  sendFile(name: string, bytes: Buffer): Promise<Outcome>
  sendMail(mail: EditorMail, messageId: string): Promise<'taken' | MailFault>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function issuesIn(body: unknown): NonNullable<Reason['issues']> {
  if (!isRecord(body)) return []
  const issues = Array.isArray(body.issues) ? body.issues.filter(isRecord) : []
  if (issues.length === 0 && typeof body.error === 'string')
    return [{ path: '', message: body.error.slice(0, MESSAGE) }]
  return issues.slice(0, ISSUES).map(({ path, message }) => ({
    path: Array.isArray(path) ? path.join('.') : String(path ?? ''),
    message: String(message ?? '').slice(0, MESSAGE),
  }))
}

async function outcomeOf(result: Response, refusedAs: Reason['code']): Promise<Outcome> {
  // A truncated response counts as none, so the body is always read.
  const text = await result.text()
  if (result.ok) return { outcome: 'taken' }
  if (result.status === 401) return { outcome: 'away', reason: { code: 'unsigned' } }
  if (result.status === 500) return { outcome: 'failed', reason: { code: 'failed' } }
  // Any other status is not from the receiver, or it is not ready.
  if (![400, 413].includes(result.status)) return { outcome: 'away', reason: { code: 'unreachable' } }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    // The body is not from the receiver, for example a proxy's error page.
  }
  const issues = issuesIn(body)
  return {
    outcome: 'refused',
    reason: {
      code: refusedAs,
      issues: issues.length > 0 ? issues : [{ path: '', message: `${result.status}` }],
    },
  }
}

/** Client of the process that serves the sites. Messages are signed and idempotent. */
export function createSiteClient(siteUrl: string, secret: string): SiteClient {
  const webhook = new Webhook(Buffer.from(secretsOf(secret)[0]).toString('base64'))
  const headersFor = (id: string, signed: string, type: string) => {
    const now = new Date()
    return {
      'content-type': type,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, signed),
    }
  }
  const request = (path: string, init: RequestInit) =>
    fetch(new URL(path, siteUrl), { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  const postJson = (path: string, value: object, messageId: string) => {
    const body = JSON.stringify(value)
    return request(path, { method: 'POST', headers: headersFor(messageId, body, 'application/json'), body })
  }
  const outcomeOnceRead = async (sent: Promise<Response>, refusedAs: Reason['code']): Promise<Outcome> => {
    try {
      return await outcomeOf(await sent, refusedAs)
    } catch {
      return { outcome: 'away', reason: { code: 'unreachable' } }
    }
  }
  return {
    send: (state, messageId) => outcomeOnceRead(postJson(DOCUMENTS_PATH, state, messageId), 'refused'),
    sendFile: (name, bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const type = types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
      const digest = Buffer.from(hash, 'hex').toString('base64')
      const headers = {
        ...headersFor(`file-${hash}`, hash, type),
        'content-digest': `sha-256=:${digest}:`,
      }
      const sent = request(`${MEDIA_PATH}${name}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      return outcomeOnceRead(sent, 'picture')
    },
    sendMail: async (mail, messageId) => {
      try {
        const result = await postJson(MAILS_PATH, mail, messageId)
        await result.text()
        return result.ok ? 'taken' : mailFaultOf(result.status)
      } catch {
        return 'unreachable'
      }
    },
  }
}
