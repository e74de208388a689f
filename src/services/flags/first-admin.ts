import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first admin has an id of its own, so that no store ever has two of them. */
export const FIRST_ADMIN = { id: 'first-admin', name: 'admin' } as const

/** 120 random bits, in groups that can be typed. */
export const newPassword = (): string => (randomBytes(15).toString('hex').match(/.{6}/g) ?? []).join('-')

/** Where the first password waits until it is changed. */
export interface FirstPassword {
  keep(password: string): void
  read(): string | undefined
  forget(): void
}

/** A file of the data folder that only its owner reads. */
export function firstPasswordFile(dataDir: string): FirstPassword {
  const file = join(dataDir, 'flag-admin')
  return {
    keep(password) {
      // A file that was left behind would keep its own mode.
      rmSync(file, { force: true })
      writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
    },
    read: () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
    forget: () => rmSync(file, { force: true }),
  }
}
