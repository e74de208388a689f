import { networkOf } from '@marquee/kit/audit/network-of.ts'
import {
  type Access,
  type CollectionBeforeReadHook,
  type CollectionConfig,
  type FieldAccess,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { unchangeable } from '../internal-collection.ts'
import type { Label } from '../texts/texts.ts'
import { sitesOf } from '../users/access.ts'
import { isAdmin, personOf } from '../users/person.ts'
import { stampedAddress } from '../visitor-addresses.ts'
import { addressOf } from './address-of.ts'
import { signInTexts } from './texts.ts'

const { label } = signInTexts
const { batch } = serviceLimits.audit

const AUDIT_ENTRIES = 'audit-entries'
/** The database refuses to delete entries of less than 89 days, by its own clock. */
const RETENTION_DAYS = 90
const DAY = 86_400_000

const documentEvents = [
  'document.published',
  'document.withdrawn',
  'document.restored',
  'document.deleted',
  'review.requested',
  'review.approved',
  'review.sent-back',
  'preview.made',
] as const

/** Names as in the audit log of the site. */
const auditedEvents = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.locked',
  'sign-in.role-missing',
  'sign-in.ended',
  'sign-in.factor-passed',
  'sign-in.factor-failed',
  'person.added',
  'person.changed',
  'person.removed',
  'person.password-changed',
  'person.factor-added',
  'person.factor-removed',
  'person.recovery-made',
  'audit.exported',
  ...documentEvents,
] as const
type AuditedEvent = (typeof auditedEvents)[number]

const keyOf = (event: AuditedEvent) => event.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

const eventLabel = (event: AuditedEvent): Label => label(`events.${keyOf(event)}` as never)

/** Entries about documents of the user's sites; all entries for admins. */
const ofOwnSites: Access = ({ req }) => {
  const person = personOf(req.user)
  if (!person || person.role === 'admin') return person !== undefined
  return { event: { in: [...documentEvents] }, site: { in: [...sitesOf(person)] } }
}
const admins: FieldAccess = ({ req }) => isAdmin(req.user)

const NAMED = [
  'id',
  'createdAt',
  'event',
  'person',
  'way',
  'by',
  'document',
  'site',
  'language',
  'network',
] as const

/** Editors read names of accounts and not their addresses. */
const nameAccount: CollectionBeforeReadHook = async ({ doc, req }) => {
  if (typeof doc.person !== 'string') return doc
  const account = await req.payload.db.findOne<{
    readonly id: number | string
    readonly name?: string | null
  }>({ collection: 'users', where: { email: { equals: doc.person } } })
  return { ...doc, name: account?.name }
}

/** Newest first, one JSON object a line. */
function linesOf({ payload }: PayloadRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before: unknown
  return new ReadableStream({
    async pull(controller) {
      const { docs } = await payload.db.find<Record<string, unknown> & { readonly id: number }>({
        collection: AUDIT_ENTRIES,
        where: before === undefined ? {} : { id: { less_than: before } },
        sort: '-id',
        limit: batch,
        pagination: false,
      })
      before = docs.at(-1)?.id
      const lines = docs.map((row) => `${JSON.stringify(row, [...NAMED])}\n`)
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (docs.length < batch) controller.close()
    },
  })
}

async function exportAudit(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
  await recordAudit(req, { event: 'audit.exported', person: addressOf(req.user) })
  const name = `audit-${new Date().toISOString().slice(0, 10)}.jsonl`
  return new Response(linesOf(req), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Entries about sign-ins, changes of rights and publications. Only this process writes them, and the database refuses to change them. */
export const auditEntries: CollectionConfig = {
  slug: AUDIT_ENTRIES,
  labels: { singular: label('auditEntry'), plural: label('audit') },
  admin: {
    useAsTitle: 'event',
    group: label('group'),
    defaultColumns: ['event', 'person', 'name', 'document', 'site', 'language', 'way', 'createdAt'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  lockDocuments: false,
  access: { ...unchangeable, read: ofOwnSites },
  hooks: { beforeRead: [nameAccount] },
  endpoints: [{ path: '/export', method: 'get', handler: exportAudit }],
  fields: [
    {
      name: 'event',
      type: 'select',
      required: true,
      index: true,
      label: label('event'),
      options: auditedEvents.map((value) => ({ value, label: eventLabel(value) })),
    },
    { name: 'person', type: 'text', index: true, label: label('person'), access: { read: admins } },
    {
      name: 'name',
      type: 'text',
      virtual: true,
      label: label('name'),
      admin: { disableListFilter: true },
    },
    { name: 'way', type: 'text', label: label('way') },
    { name: 'by', type: 'text', label: label('by'), access: { read: admins } },
    // Texts, of a document that may be gone.
    { name: 'document', type: 'text', index: true, label: label('document') },
    { name: 'site', type: 'text', label: label('site') },
    { name: 'language', type: 'text', label: label('language') },
    { name: 'network', type: 'text', label: label('network'), access: { read: admins } },
  ],
}

export interface AuditedAction {
  readonly event: AuditedEvent
  /** E-mail address, or the name at the provider; null if unknown. */
  readonly person: string | null
  /** `password`, or the issuer of the provider; of a document, `plan` or `api-key`. */
  readonly way?: string | undefined
  /** Collection, id and key, as `news/12/snow`. */
  readonly document?: string
  readonly site?: SiteId | undefined
  /** One or several, as `fr en`; absent if the event is about the whole document. */
  readonly language?: string | undefined
}

/** It never throws: a failure is logged. It uses the transaction of the request, if there is one. */
export async function recordAudit(
  req: PayloadRequest,
  { event, person, way, ...about }: AuditedAction,
  options: { readonly alone?: boolean } = {},
): Promise<void> {
  const { payload, user } = req
  payload.logger.info({ event }, 'security event')
  const transaction = options.alone ? {} : { req }
  try {
    const by = addressOf(user)
    const network = networkOf(stampedAddress(req))
    await payload.create({
      collection: AUDIT_ENTRIES,
      data: { event, person, way: way ?? null, by: by === person ? null : by, network, ...about },
      overrideAccess: true,
      ...transaction,
    })
    const until = new Date(Date.now() - RETENTION_DAYS * DAY).toISOString()
    await payload.db.deleteMany({
      collection: AUDIT_ENTRIES,
      where: { createdAt: { less_than: until } },
      ...transaction,
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'An audit entry was not stored' })
  }
}

/** An address that no account has may be a password in the wrong field: it is not recorded. */
export async function knownAddress(payload: Payload, email: string | null): Promise<string | null> {
  const user = await payload.db.findOne({ collection: 'users', where: { email: { equals: email } } })
  return user ? email : null
}
