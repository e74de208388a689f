import { consent } from '#config/consent.ts'
import { z } from '#models/zod.ts'

/** The messages between a page and the mobile app that shows it; documented in `docs/app-messages.md`. */

export const VERSION = 1

const address = z.string().max(2_000)
const path = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site')

const bearer = z
  .string()
  .regex(/^[\w.~+/-]+=*$/)
  .max(4_096)

const message = <const Event extends string, Data extends z.ZodType>(event: Event, data: Data) =>
  z.strictObject({ v: z.literal(VERSION), event: z.literal(event), data })

export const toApp = z.discriminatedUnion('event', [
  message('page.viewed', z.strictObject({ path: address, kind: z.string().nullable(), title: z.string() })),
  message('title.changed', z.strictObject({ title: z.string() })),
  message('booking.opened', z.strictObject({ url: address })),
  message('link.outside', z.strictObject({ url: address })),
  message('signIn.asked', z.strictObject({ path, signUp: z.boolean() })),
  message('signedOut', z.strictObject({})),
  message('share.asked', z.strictObject({ url: address, title: z.string() })),
])

export const fromApp = z.discriminatedUnion('event', [
  message('theme.set', z.strictObject({ theme: z.enum(['light', 'dark', 'system']) })),
  message('consent.set', z.strictObject({ categories: z.array(z.enum(consent.categories)) })),
  message('navigate', z.strictObject({ path })),
  message('session.changed', z.strictObject({ signedIn: z.boolean() })),
  message('session.give', z.strictObject({ bearer: bearer.nullable() })),
])

export type ToApp = z.output<typeof toApp>
export type FromApp = z.output<typeof fromApp>

export type DataOf<Name extends ToApp['event']> = Extract<ToApp, { event: Name }>['data']
