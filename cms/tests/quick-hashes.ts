import crypto, { type BinaryLike } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

type Rest = readonly [length: number, digest: string, done: (error: Error | null, key: Buffer) => void]

// Payload's hash of a password takes a tenth of a second, and an account of a test needs at least one.
Object.assign(crypto, {
  pbkdf2: (password: BinaryLike, salt: BinaryLike, _iterations: number, ...[length, digest, done]: Rest) =>
    pbkdf2(password, salt, 1, length, digest, done),
})
syncBuiltinESMExports()
