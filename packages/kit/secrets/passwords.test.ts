import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPasswords, passwordFault } from './passwords.ts'

const quick = { N: 16, r: 8, p: 1 }

describe('hashed passwords', () => {
  test('salts each hash, and verifies both', async () => {
    const { hash, verify } = createPasswords(quick)
    const hashes = await Promise.all([hash('zuschauerraum'), hash('zuschauerraum')])
    expect(new Set(hashes).size).toBe(2)
    for (const one of hashes) {
      expect(one).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
      expect(await verify('zuschauerraum', one)).toEqual({ right: true, stale: false })
      expect(await verify('Zuschauerraum', one)).toEqual({ right: false, stale: false })
    }
  })

  test('ignores Unicode composition', async () => {
    const { hash, verify } = createPasswords(quick)
    expect((await verify('cine\u0301ma soir', await hash('cin\u00e9ma soir'))).right).toBe(true)
  })

  test('rejects any password without a hash', async () => {
    const { verify } = createPasswords(quick)
    for (const typed of ['', 'anything at all'])
      expect(await verify(typed, null)).toEqual({ right: false, stale: false })
  })

  test('verifies a hash of another cost, and reports it as stale', async () => {
    const hash = await createPasswords(quick).hash('zuschauerraum')
    const dearer = createPasswords({ ...quick, p: 2 })
    expect(await dearer.verify('zuschauerraum', hash)).toEqual({ right: true, stale: true })
    expect(await dearer.verify('other', hash)).toEqual({ right: false, stale: false })
  })

  test('uses the recommended scrypt cost', async () => {
    expect(await createPasswords().hash('zuschauerraum')).toMatch(/^scrypt\$16384\$8\$5\$/)
  })

  test('hashes at the same cost for an unknown address as for a wrong password', async () => {
    const { hash, verify } = createPasswords(quick)
    const known = await hash('zuschauerraum')
    const scrypt = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    onTestFinished(() => {
      scrypt.mockRestore()
      syncBuiltinESMExports()
    })
    await verify('other', known)
    await verify('other', null)
    const [wrong, nobody] = scrypt.mock.calls.map(([text, salt, length, cost]) => [
      text,
      Buffer.from(salt as Buffer).length,
      length,
      cost,
    ])
    expect(nobody).toEqual(wrong)
    expect(wrong).toBeDefined()
  })
})

describe('a chosen password', () => {
  const email = 'ada.lovelace@cinema.example'
  const owner = [email, 'Ada', 'Lovelace']
  test.each([
    ['', 'missing'],
    ['kino 42', 'tooShort'],
    ['🎬🎬🎬🎬🎬🎬🎬', 'tooShort'],
    ['x'.repeat(127) + 'yz', 'tooLong'],
    ['Password1!', 'tooCommon'],
    ['Marquee2026', 'tooCommon'],
    ['12Marseille13', 'tooCommon'],
    ['P@ssw0rd2024', 'tooCommon'],
    ['AdaLovelace1', 'tooCommon'],
    ['Lovelace1815!', 'tooCommon'],
    ['Cinepass 75', 'tooCommon'],
    ['jetaime123', 'tooCommon'],
    ['azertyuiop1', 'tooCommon'],
    ['wachtwoord1', 'tooCommon'],
    ['zzzzzzzzz', 'tooCommon'],
    [email, 'tooCommon'],
    // The estimate reads the beginning only, since longer text takes seconds.
    ['passwordpasswordpassword kT9$wq2Z dog 48291', 'tooCommon'],
    ['8 places', undefined],
    ['aucun chiffre ici', undefined],
    ['x'.repeat(127) + 'y', 'tooCommon'],
    ['kinoabend mit kalten füssen'.padEnd(128, 'q'), undefined],
    ['🎬🍿🎟🎞🎭🍫🎬🍿', undefined],
    ['ada liest gern im zug', undefined],
    ['kT9$wq2Z', undefined],
    ['dog 48291 04738', undefined],
  ])('%s: %s', async (password, fault) => {
    expect(await passwordFault(password, owner)).toBe(fault)
  })
})
