import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { isAdmin } from '../users/person.ts'
import { signInTexts } from './texts.ts'

const { label } = signInTexts

const AUDIT = 'audit-entries'
const RETENTION_DAYS = 90
const DAY = 86_400_000

/** Names as in the audit log of the site. */
const auditedEvents = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.role-missing',
  'sign-in.ended',
  'sign-in.factor-passed',
  'sign-in.factor-failed',
  'person.added',
  'person.changed',
  'person.removed',
  'person.factor-added',
  'person.factor-removed',
  'person.recovery-made',
] as const
type AuditedEvent = (typeof auditedEvents)[number]

const keyOf = (event: AuditedEvent) => event.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

const admins: Access = ({ req }) => isAdmin(req.user)
const nobody: Access = () => false

/** Who signed in, and whose rights changed. Only this process writes it. */
export const auditEntries: CollectionConfig = {
  slug: AUDIT,
  labels: { singular: label('auditEntry'), plural: label('audit') },
  admin: {
    useAsTitle: 'event',
    group: label('group'),
    defaultColumns: ['event', 'person', 'way', 'by', 'createdAt'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  lockDocuments: false,
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'event',
      type: 'select',
      required: true,
      index: true,
      label: label('event'),
      options: auditedEvents.map((value) => ({ value, label: label(`events.${keyOf(value)}` as never) })),
    },
    { name: 'person', type: 'text', index: true, label: label('person') },
    { name: 'way', type: 'text', label: label('way') },
    { name: 'by', type: 'text', label: label('by') },
  ],
}

interface AuditedAction {
  readonly event: AuditedEvent
  /** E-mail address, or the name at the provider; null if unknown. */
  readonly person: string | null
  /** `password`, or the issuer of the provider. */
  readonly way?: string
}

const addressOf = (account: unknown) =>
  typeof account === 'object' && account !== null && 'email' in account ? String(account.email) : null

/** Never throws: a failure is logged. In the transaction of the request, if it has one. */
export async function recordAudit(
  req: PayloadRequest,
  { event, person, way }: AuditedAction,
  options: { readonly alone?: boolean } = {},
): Promise<void> {
  const { payload, user } = req
  payload.logger.info({ event }, 'security event')
  const transaction = options.alone ? {} : { req }
  try {
    const by = addressOf(user)
    await payload.create({
      collection: AUDIT,
      data: { event, person, way: way ?? null, by: by === person ? null : by },
      overrideAccess: true,
      ...transaction,
    })
    const until = new Date(Date.now() - RETENTION_DAYS * DAY).toISOString()
    await payload.db.deleteMany({
      collection: AUDIT,
      where: { createdAt: { less_than: until } },
      ...transaction,
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'An audit entry was not stored' })
  }
}
