import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const { privateKey } = await generateKeyPair('RS256')
/** Current time as in tokens: seconds since the epoch. */
export const seconds = () => Math.floor(Date.now() / 1000)

export type Forge = (good: JWTPayload) => JWTPayload
export type Sign = (claims: JWTPayload) => Promise<string>

export const signed: Sign = (claims) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
