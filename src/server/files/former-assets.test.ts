import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { dictionaryOf } from '@marquee/kit/http/dictionaries.ts'
import { expect, it } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'
import { keepFormerAssets } from './former-assets.ts'

const HOUR = 60 * 60_000
/** Hours. */
const MONTH = 30 * 24

function deployments() {
  const clientDir = temporaryFolder('client')
  const dataDir = temporaryFolder('data')
  return {
    clientDir,
    dataDir,
    deploy(names: readonly string[], hours: number) {
      rmSync(join(clientDir, 'assets'), { recursive: true, force: true })
      mkdirSync(join(clientDir, 'assets'))
      for (const name of names) writeFileSync(join(clientDir, 'assets', name), `content of ${name}`)
      return [...keepFormerAssets(clientDir, dataDir, hours * HOUR).pathnames].toSorted()
    },
  }
}

it('has the files of former builds for 30 days after the deployment', () => {
  const { deploy } = deployments()
  expect(deploy(['app-1.js', 'shared-1.js'], 0)).toEqual([])
  expect(deploy(['app-2.js', 'shared-1.js'], 100)).toEqual(['/assets/app-1.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 110)).toEqual(['/assets/app-1.js', '/assets/app-2.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 100 + MONTH)).toEqual(['/assets/app-2.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 110 + MONTH)).toEqual([])
})

it('has a file in use again after a rollback', () => {
  const { deploy, dataDir } = deployments()
  deploy(['app-1.js'], 0)
  deploy(['app-2.js'], 1)
  expect(deploy(['app-1.js'], 2)).toEqual(['/assets/app-2.js'])
  deploy(['app-1.js'], 2 * MONTH)
  expect(existsSync(join(dataDir, 'former-builds', 'assets', 'app-1.js'))).toBe(true)
})

it('starts anew with an unreadable index', () => {
  const { deploy, dataDir } = deployments()
  deploy(['app-1.js'], 0)
  writeFileSync(join(dataDir, 'former-builds', 'index.json'), '{"../../secret": 5}')
  expect(deploy(['app-2.js'], 1)).toEqual([])
  expect(deploy(['app-3.js'], 2)).toEqual(['/assets/app-2.js'])
})

it('serves the files of a former build as those of this one', async () => {
  const { deploy, clientDir, dataDir } = deployments()
  const now = Date.parse('2026-11-20T12:00:00Z') / HOUR
  deploy(['app-1.js'], now - 2)
  deploy(['app-2.js'], now - 1)
  const formerAssets = keepFormerAssets(clientDir, dataDir, now * HOUR)
  const { send } = fakeOuter({}, { clientDir, formerAssets })
  const former = await send('http://fr.localhost/assets/app-1.js')
  expect(seen(former, 'cache-control')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await former.text()).toBe('content of app-1.js')
  expect((await send('http://fr.localhost/assets/app-0.js')).status).toBe(404)
  expect((await send('http://fr.localhost/assets/index.json')).status).toBe(404)
})

/** Length of the head before the Zstandard frame: its magic number, and the hash. */
const HEAD = 40

it('makes a file of a build from that of the one before, which the browser has', async () => {
  const script = (build: number) =>
    `build(${build})\n${Array.from({ length: 500 }, (_, at) => `call${at}(${at * at})`).join('\n')}`
  const clientDir = temporaryFolder('client')
  const dataDir = temporaryFolder('data')
  mkdirSync(join(clientDir, 'assets'))
  const before = join(clientDir, 'assets', 'frame-abcde-1.js')
  writeFileSync(before, script(1))
  keepFormerAssets(clientDir, dataDir, Date.now())
  rmSync(before)
  writeFileSync(join(clientDir, 'assets', 'frame-abcdefg.js'), script(2))
  const { send } = fakeOuter(
    {},
    { clientDir, formerAssets: keepFormerAssets(clientDir, dataDir, Date.now()) },
  )
  const address = 'http://fr.localhost/assets/frame-abcdefg.js'
  const plain = await send(address, { headers: { 'accept-encoding': 'br, dcz' } })
  const names = ['content-encoding', 'use-as-dictionary', 'vary'] as const
  const rest = ['match="/assets/frame-*.js"', 'Accept-Encoding, Available-Dictionary']
  expect(seen(plain, ...names)).toEqual([200, 'br', ...rest])

  const dictionary = dictionaryOf(Buffer.from(script(1)))
  const offering = (hash: string, encodings: string) =>
    send(address, { headers: { 'accept-encoding': encodings, 'available-dictionary': `:${hash}:` } })
  const packed = await offering(dictionary.hash, 'gzip, br, dcb, dcz')
  expect(seen(packed, ...names)).toEqual([200, 'dcz', ...rest])
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(bytes.subarray(8, HEAD).toString('base64')).toBe(dictionary.hash)
  expect(zstdDecompressSync(bytes.subarray(HEAD), { dictionary: dictionary.body }).toString()).toBe(script(2))
  expect(bytes.byteLength).toBeLessThan(200)

  expect(seen(await offering(dictionaryOf(Buffer.from('other')).hash, 'br, dcz'), names[0])).toEqual([
    200,
    'br',
  ])
  expect(seen(await offering(dictionary.hash, 'br'), names[0])).toEqual([200, 'br'])
})
