import type { Access, CollectionConfig, Field } from 'payload'

const nobody: Access = () => false

const hidden = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields,
})

export const CODE_KEYS = 'code-keys'
export const RECOVERY_CODES = 'recovery-codes'
export const SESSION_PROOFS = 'session-proofs'
export const PASSKEYS = 'passkeys'
export const PASSKEY_CHALLENGES = 'passkey-challenges'

/** Apart from the users, whose fields Payload sends to the browser. */
export const factorCollections: readonly CollectionConfig[] = [
  /** Each account with a second factor has a row. */
  hidden(CODE_KEYS, [
    { name: 'account', type: 'number', required: true, unique: true },
    /** Sealed with the secret of the environment; empty for an account with passkeys only. */
    { name: 'key', type: 'text', required: true },
    /** Period of the last used code. */
    { name: 'lastStep', type: 'number', required: true },
    // No longer read; kept for a process of the version before.
    { name: 'wrong', type: 'number', required: true, defaultValue: 0 },
    { name: 'wrongSince', type: 'number' },
  ]),
  hidden(RECOVERY_CODES, [
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'hash', type: 'text', required: true, unique: true },
  ]),
  /** Each session of Payload has a row. */
  hidden(SESSION_PROOFS, [
    /** Payload's own identifier. */
    { name: 'session', type: 'text', required: true, unique: true },
    { name: 'account', type: 'number', required: true, index: true },
    /** Browser and system; versions are not stored. */
    { name: 'device', type: 'text' },
    { name: 'provenAt', type: 'number' },
  ]),
  hidden(PASSKEYS, [
    /** Identifier of the credential. */
    { name: 'credential', type: 'text', required: true, unique: true },
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** COSE, base64url. */
    { name: 'publicKey', type: 'textarea', required: true },
    { name: 'counter', type: 'number', required: true },
    /** JSON array. */
    { name: 'transports', type: 'text', required: true },
    /** Milliseconds since 1970. */
    { name: 'usedAt', type: 'number' },
  ]),
  hidden(PASSKEY_CHALLENGES, [
    { name: 'challenge', type: 'text', required: true, unique: true },
    { name: 'purpose', type: 'text', required: true },
    /** The session that may use it. */
    { name: 'session', type: 'text', required: true, index: true },
    { name: 'account', type: 'number', required: true, index: true },
    /** Milliseconds since 1970. */
    { name: 'until', type: 'number', required: true, index: true },
  ]),
]
