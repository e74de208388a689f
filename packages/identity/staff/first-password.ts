import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** 120 random bits, grouped for typing. */
export const newPassword = (): string => (randomBytes(15).toString('hex').match(/.{6}/g) ?? []).join('-')

export interface FirstPassword {
  save(password: string): void
  read(): string | undefined
  remove(): void
}

/** The generated password of the first person, until it is changed. */
export function firstPasswordFile(dataDir: string): FirstPassword {
  const file = join(dataDir, 'staff-admin')
  return {
    save(password) {
      // Writing to an existing file would keep its mode.
      rmSync(file, { force: true })
      writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
    },
    read: () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
    remove: () => rmSync(file, { force: true }),
  }
}
