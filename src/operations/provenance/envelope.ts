import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'

/** https://github.com/secure-systems-lab/dsse/blob/master/envelope.md */
const envelope = z.object({
  payloadType: z.string(),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).min(1),
})

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** The signed bytes: type and payload with their lengths (DSSE's PAEv1). */
const signedBytes = (type: string, payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.byteLength} `), payload])

const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

/** `privateKey`: Ed25519 in PEM. */
export function sealed(statement: object, privateKey: string | Buffer): string {
  const key = createPrivateKey(privateKey)
  const payload = Buffer.from(JSON.stringify(statement))
  const signature = {
    keyid: keyId(createPublicKey(key)),
    sig: sign(null, signedBytes(PAYLOAD_TYPE, payload), key).toString('base64'),
  }
  return JSON.stringify({
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [signature],
  })
}

/** The payload, or undefined if the text is no envelope, or nobody with the key has signed it. `publicKey`: PEM. */
export function opened(text: string, publicKey: string | Buffer): unknown {
  try {
    const { payloadType, payload, signatures } = envelope.parse(JSON.parse(text))
    const key = createPublicKey(publicKey)
    const bytes = Buffer.from(payload, 'base64')
    const isSigned = signatures.some(({ sig }) =>
      verify(null, signedBytes(payloadType, bytes), key, Buffer.from(sig, 'base64')),
    )
    return isSigned && payloadType === PAYLOAD_TYPE ? JSON.parse(bytes.toString()) : undefined
  } catch {
    return undefined
  }
}
