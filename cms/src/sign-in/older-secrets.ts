import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { sameText } from '@marquee/kit/secrets/tokens.ts'
import { type AuthStrategy, createLocalReq, JWTAuthentication, type Payload } from 'payload'
import { rowsOf } from '../rows.ts'
import { alone } from './other-ways.ts'

/** Payload derives its key from a secret so. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)
const indexOf = (key: string, apiKey: string) => createHmac('sha256', key).update(apiKey).digest('hex')

const olderKeys = (setting: string): readonly string[] => secretsOf(setting).slice(1).map(keyOf)

/** Payload encrypts so: 16 bytes of the initial vector, then the text; without a tag. */
function decrypted(key: string, stored: string): string {
  const decipher = createDecipheriv('aes-256-ctr', key, Buffer.from(stored.slice(0, 32), 'hex'))
  return decipher.update(stored.slice(32), 'hex', 'utf8') + decipher.final('utf8')
}

const PREFIX = 'users API-Key '

async function userOfKey(payload: Payload, key: string, authorization: string | null) {
  if (!authorization?.startsWith(PREFIX)) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { apiKeyIndex: { equals: indexOf(key, authorization.slice(PREFIX.length)) } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ? { ...docs[0], collection: 'users' as const, _strategy: 'api-key' } : null
}

/** Accepts sessions and API keys of the other secrets of the setting, which Payload itself does not know. */
export const olderSecretStrategies = (setting: string): AuthStrategy[] =>
  olderKeys(setting).map((key, index) => ({
    name: `older-secret-${index + 1}`,
    async authenticate(args) {
      const { payload, headers } = args
      const user = await userOfKey(payload, key, headers.get('authorization'))
      if (user) return { user }
      const withKey: Payload = Object.create(payload, { secret: { value: key } })
      return JWTAuthentication({ ...args, payload: withKey, strategyName: 'local-jwt' })
    },
  }))

interface WithKey {
  readonly id: number
  readonly apiKey?: string | null
  readonly apiKeyIndex?: string | null
}

/** The API key, if it was stored with this key. */
function apiKeyOf(key: string, { apiKey, apiKeyIndex }: WithKey): string | null {
  if (!apiKey || !apiKeyIndex) return null
  const text = decrypted(key, apiKey)
  return sameText(indexOf(key, text), apiKeyIndex) ? text : null
}

/** Stores API keys of older secrets with the first one, so that the older can be dropped. */
export async function renewApiKeys(payload: Payload, setting: string): Promise<void> {
  const keys = olderKeys(setting)
  if (keys.length === 0) return
  const req = await createLocalReq({}, payload)
  await alone(req, async () => {
    const where = { apiKeyIndex: { exists: true } }
    for (const user of await rowsOf<WithKey>(req, 'users', { where })) {
      const text = keys.map((key) => apiKeyOf(key, user)).find((found) => found !== null)
      if (text === undefined || text === null) continue
      const data = {
        ...user,
        apiKey: payload.encrypt(text),
        apiKeyIndex: indexOf(payload.secret, text),
        updatedAt: null,
      }
      await payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
    }
  })
}
