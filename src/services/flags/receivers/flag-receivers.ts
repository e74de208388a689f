import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ChangeRequest, FlagChange, FlagOwner } from '../flag-service.ts'

export const receiverKinds = ['webhook', 'chat', 'mail'] as const
export type ReceiverKind = (typeof receiverKinds)[number]

/** Whom changes of flags are sent to. */
export interface FlagReceiver {
  readonly id: string
  readonly kind: ReceiverKind
  readonly name: string
  /** An e-mail address, or the origin of an address whose path may be a secret. */
  readonly place: string
  /** Empty: all. */
  readonly sites: readonly SiteId[]
  readonly features: readonly string[]
  readonly madeBy: string
  /** Of the last attempt. `result`: a status of HTTP, `sent`, or `unreached`. */
  readonly last: { readonly at: string; readonly isDone: boolean; readonly result: string } | null
}

export interface NewReceiver extends Pick<FlagReceiver, 'kind' | 'name' | 'sites' | 'features'> {
  readonly address: string
  /** Of chat messages and mails. */
  readonly language: Language
}

export type ReceiverFault = 'nameMissing' | 'badAddress' | 'badEmail' | 'notAllowed'

export type AddedReceiver =
  /** `secret` signs the messages of a webhook; it is shown once. */
  | { readonly kind: 'added'; readonly receiver: FlagReceiver; readonly secret: string | null }
  | { readonly kind: 'refused'; readonly why: ReceiverFault }

export interface FlagReceivers {
  list(): Promise<readonly FlagReceiver[]>
  /** Admins only. It receives later changes. */
  add(receiver: NewReceiver, by: FlagOwner): Promise<AddedReceiver>
  /** Tells those whom a change of this cell would be sent to that it waits for a second owner. */
  announce(request: ChangeRequest): Promise<void>
  /** Sends a message without changes. False if there is none. */
  test(id: string, by: FlagOwner): Promise<boolean>
  /** What waits for it is dropped. False if there is none. */
  remove(id: string, by: FlagOwner): Promise<boolean>
  close(): Promise<void>
}

export interface WrittenChange {
  readonly subject: string
  readonly text: string
  /** A whole document. */
  readonly html: string
}

/** What a message is about; undefined in a test. */
export type MessageSubject = FlagChange | ChangeRequest | undefined

export const isRequest = (about: NonNullable<MessageSubject>): about is ChangeRequest => 'expiresAt' in about

/** Texts of chat messages and mails. */
export type WriteChange = (language: Language, about: MessageSubject) => WrittenChange
