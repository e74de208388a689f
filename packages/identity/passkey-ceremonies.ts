import { z } from 'zod'

/** It takes a tenth of a second to load. */
const library = () => import('@simplewebauthn/server')

const LONGEST_RESPONSE = 32_768
const MINUTE = 60_000
/** EdDSA, ES256, RS256 (COSE). The library's default asks Node for experimental ones. */
const algorithms = [-8, -7, -257]

const text = z.string().min(1)
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}
const registration = z.object({
  ...credential,
  response: z.looseObject({ clientDataJSON: text, attestationObject: text }),
})
const authentication = z.object({
  ...credential,
  response: z.looseObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().optional(),
  }),
})

/** Null for anything but a response of the browser's library. */
function read<Response>(schema: z.ZodType<Response>, response: string): Response | null {
  if (response.length > LONGEST_RESPONSE) return null
  try {
    return schema.safeParse(JSON.parse(response)).data ?? null
  } catch {
    return null
  }
}

export const readAuthentication = (response: string) => read(authentication, response)
export type ReadAuthentication = NonNullable<ReturnType<typeof readAuthentication>>

/** The host of the origin is the relying party for which passkeys are valid. */
interface PasskeyOrigin {
  readonly origin: string
}

interface KnownPasskey {
  readonly id: string
  /** JSON array. */
  readonly transports: string
}

interface StoredPasskey extends KnownPasskey {
  /** Identifier of the account. */
  readonly owner: string
  /** COSE, base64url. */
  readonly public_key: string
  readonly counter: number
}

type UseChallenge = (challenge: string) => Promise<boolean>

const storedTransports = z.array(z.string())

const partyOf = ({ origin }: PasskeyOrigin) => new URL(origin).hostname
const described = ({ id, transports }: KnownPasskey) => ({
  id,
  transports: storedTransports.parse(JSON.parse(transports)),
})

interface PasskeyAccount {
  /** Name of the service, which authenticators show. */
  readonly service: string
  readonly id: string
  readonly name: string
}

/** Discoverable, so that it can sign in without a name; the authenticator verifies the user. */
export async function registrationOptions(
  { service, id, name }: PasskeyAccount,
  visited: PasskeyOrigin,
  passkeys: readonly KnownPasskey[],
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: service,
    rpID: partyOf(visited),
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    timeout: MINUTE,
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function authenticationOptions(visited: PasskeyOrigin, passkeys: readonly KnownPasskey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: partyOf(visited),
    timeout: MINUTE,
    userVerification: 'required',
    allowCredentials: passkeys.map(described),
  })
}

/** Null if the browser's response is not valid here. */
export async function verifiedRegistration(response: string, visited: PasskeyOrigin, use: UseChallenge) {
  const sent = read(registration, response)
  if (sent === null) return null
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: sent,
      expectedChallenge: use,
      expectedOrigin: visited.origin,
      expectedRPID: partyOf(visited),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential ?? null
  } catch {
    return null
  }
}

/** The new counter; null if the browser's response is not valid here, or its counter has not risen. */
export async function verifiedAuthentication(
  response: ReadAuthentication,
  passkey: StoredPasskey,
  visited: PasskeyOrigin,
  use: UseChallenge,
): Promise<number | null> {
  const { userHandle } = response.response
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === passkey.owner
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: use,
      expectedOrigin: visited.origin,
      expectedRPID: partyOf(visited),
      requireUserVerification: true,
      credential: {
        ...described(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    })
    return verified && isOwner ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
