export interface Requester {
  readonly address: string | undefined
  /** Value of the device cookie, as sent. */
  readonly device?: string | undefined
}

export type FieldFault =
  | 'missing'
  | 'tooLong'
  | 'tooShort'
  | 'malformed'
  /** A name that looks like an address or a link. */
  | 'link'
  | 'tooCommon'
  /** The address that the account has already. */
  | 'same'
  | 'wrong'
export type Faults = Readonly<Record<string, FieldFault>>

export interface TooMany {
  readonly kind: 'tooMany'
  readonly retryAfterSeconds: number
  /** `process`: it is busy with the requests of others. */
  readonly of?: 'address' | 'process'
}
