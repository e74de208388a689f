import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { signBuild, verifyBuild } from './provenance.ts'

const keys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
const { privateKey, publicKey } = keys()

async function signedBuild() {
  const folder = temporaryFolder('build')
  mkdirSync(join(folder, 'server/compiled'), { recursive: true })
  for (const name of ['client.js', 'server/server.js']) writeFileSync(join(folder, name), 'commit: c0ffee')
  await signBuild(folder, { commit: 'c0ffee', lock: 'b0a' }, Buffer.from(privateKey))
  return { folder, verify: (key = publicKey) => verifyBuild(folder, Buffer.from(key)) }
}

test('accepts a build as it was signed, and names its commit', async () => {
  const { verify } = await signedBuild()
  expect(await verify()).toBe('c0ffee')
})

test.each([
  ['a changed file', (folder: string) => appendFileSync(join(folder, 'client.js'), ' evil()'), 'client.js'],
  [
    'code that was compiled later',
    (folder: string) => writeFileSync(join(folder, 'server/compiled/evil'), ''),
    'compiled/evil',
  ],
  ['a file less', (folder: string) => rmSync(join(folder, 'server/server.js')), 'server/server.js'],
  ['no statement', (folder: string) => rmSync(join(folder, 'provenance.json')), 'nobody has signed'],
  [
    'a statement that was changed',
    (folder: string) => {
      const file = join(folder, 'provenance.json')
      const envelope = JSON.parse(readFileSync(file, 'utf8'))
      const text = Buffer.from(envelope.payload, 'base64').toString().replace('c0ffee', 'badbad')
      writeFileSync(file, JSON.stringify({ ...envelope, payload: Buffer.from(text).toString('base64') }))
    },
    'not signed with this key',
  ],
])('refuses %s', async (_, change, reason) => {
  const { folder, verify } = await signedBuild()
  change(folder)
  await expect(verify()).rejects.toThrow(reason)
})

test('signs no build of another commit', async () => {
  const { folder } = await signedBuild()
  const signing = signBuild(folder, { commit: 'facade', lock: 'b0a' }, Buffer.from(privateKey))
  await expect(signing).rejects.toThrow('not built from the commit facade')
})

test('refuses what somebody else has signed', async () => {
  const { verify } = await signedBuild()
  await expect(verify(keys().publicKey)).rejects.toThrow('not signed with this key')
})
