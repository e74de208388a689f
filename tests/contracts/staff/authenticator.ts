import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** The browser's library returns this as JSON. */
export interface Authenticator {
  readonly id: string
  create(options: object): string
  get(options: object): string
}

interface AuthenticatorOptions {
  /** The origin of the page that uses it. */
  readonly origin?: string
  readonly host?: string
  /** False: the authenticator has only noticed a touch. */
  readonly verified?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => {
  const length = Buffer.alloc(3, 0x59)
  length.writeUInt16BE(value.length, 1)
  return Buffer.concat([length, value])
}

/** An ES256 key in COSE (RFC 9053, 7.1.1). */
function coseKey({ x, y }: JsonWebKey): Buffer {
  const coordinate = (value = '') => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

/** A passkey in software (WebAuthn Level 3, 6.1), without attestation. */
export function createAuthenticator(options: AuthenticatorOptions = {}): Authenticator {
  const { origin = 'http://staff.localhost', host = 'staff.localhost', verified = true } = options
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, { challenge }: { challenge?: string }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData(attested = Buffer.alloc(0)): Buffer {
    const signed = Buffer.alloc(5)
    signed[0] = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    counter += 1
    signed.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(host), signed, attested])
  }
  const written = (response: object) => {
    const name = base64url(id)
    return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response })
  }

  return {
    id: base64url(id),
    create(input) {
      const { user } = input as { user: { id: string } }
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = coseKey(publicKey.export({ format: 'jwk' }))
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return written({
        clientDataJSON: base64url(clientData('webauthn.create', input)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    get(input) {
      const data = authenticatorData()
      const client = clientData('webauthn.get', input)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return written({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      })
    },
  }
}
