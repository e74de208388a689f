import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { beforeEach, expect, test } from 'vitest'
import { createFlagBackup } from './flag-backup.ts'

const definitions = { features: [{ name: 'a', enabled: true, strategies: [] }], segments: [] }
let folder: string
beforeEach(() => {
  folder = temporaryFolder('flags')
})
const backupOf = (service: string) => createFlagBackup(join(folder, 'flags.json'), service)

test('is written atomically, readable only by its owner', async () => {
  const backup = backupOf('x')
  expect(await backup.read()).toBeUndefined()
  await backup.write(definitions)
  const writes = Array.from({ length: 30 }, () => backup.write(definitions))
  for (let reads = 0; reads < 30; reads += 1) expect(await backup.read()).toMatchObject(definitions)
  await Promise.all(writes)
  expect(readdirSync(folder)).toEqual(['flags.json'])
  if (process.platform !== 'win32') expect(statSync(join(folder, 'flags.json')).mode & 0o777).toBe(0o600)
})

test('is not that of another service', async () => {
  await backupOf('https://other.example/api').write(definitions)
  expect(await backupOf('https://unleash.example/api').read()).toBeUndefined()
})

test.each(['', '{"of":', '[]', '{"of":"x","definitions":{"features":[null]}}', '\u0000\u0001'])(
  'is rejected if damaged: %j',
  async (text) => {
    writeFileSync(join(folder, 'flags.json'), text)
    await expect(backupOf('x').read()).rejects.toThrow(/flags\.json is damaged$/)
  },
)
