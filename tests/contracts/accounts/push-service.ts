import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startLocalServer } from '../../local-server.ts'

export interface ReceivedNotification {
  readonly payload: Readonly<Record<string, unknown>>
  readonly headers: IncomingHttpHeaders
  /** Claims of the verified VAPID token. */
  readonly claims: Readonly<Record<string, unknown>>
}

const SALT_BYTES = 16
const AUTH_BYTES = 16
const JWK_COORDINATE = 32
const tagBytes = 16

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** Verifies the token of RFC 8292 with the public key beside it. */
function claimsOf(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url').subarray(1)
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(0, JWK_COORDINATE).toString('base64url'),
      y: point.subarray(JWK_COORDINATE).toString('base64url'),
    },
  })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('the token is not genuine')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
}

/** A browser's subscription: decrypts what RFC 8291 encrypts for it. */
function newSubscription(endpoint: string) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(AUTH_BYTES)
  return {
    target: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    open(body: Buffer): Record<string, unknown> {
      const salt = body.subarray(0, SALT_BYTES)
      const idLength = body.readUInt8(SALT_BYTES + 4)
      const start = SALT_BYTES + 5 + idLength
      const sender = body.subarray(SALT_BYTES + 5, start)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const shared = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
      const record = body.subarray(start)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAuthTag(record.subarray(-tagBytes))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, unknown>
    },
  }
}

/** A push service on this machine. `status`: its reply, by the number of the request. */
export async function startPushService() {
  const received: ReceivedNotification[] = []
  const subscriptions = new Map<string, ReturnType<typeof newSubscription>>()
  const service = { status: (_: number) => 201, requests: 0 }
  function receive(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
    const subscription = subscriptions.get(request.url ?? '')
    if (status === 201 && subscription) {
      const { headers } = request
      received.push({ payload: subscription.open(body), headers, claims: claimsOf(headers.authorization) })
    }
    response.writeHead(status).end()
  }
  const { url: origin, stop } = await startLocalServer((request, response) => {
    service.requests += 1
    const status = service.status(service.requests)
    void buffer(request).then((body) => receive(request, response, status, body))
  })
  return {
    service,
    received,
    origin,
    subscribe() {
      const path = `/send/${subscriptions.size}`
      const subscription = newSubscription(origin + path)
      subscriptions.set(path, subscription)
      return subscription.target
    },
    stop,
  }
}
