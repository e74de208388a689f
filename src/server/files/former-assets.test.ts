import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, it } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'
import { keepFormerAssets } from './former-assets.ts'

const HOUR = 60 * 60_000

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

it('has the files of former builds for a day after the deployment', () => {
  const { deploy } = deployments()
  expect(deploy(['app-1.js', 'shared-1.js'], 0)).toEqual([])
  expect(deploy(['app-2.js', 'shared-1.js'], 100)).toEqual(['/assets/app-1.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 110)).toEqual(['/assets/app-1.js', '/assets/app-2.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 125)).toEqual(['/assets/app-2.js'])
  expect(deploy(['app-3.js', 'shared-1.js'], 150)).toEqual([])
})

it('has a file in use again after a rollback', () => {
  const { deploy, dataDir } = deployments()
  deploy(['app-1.js'], 0)
  deploy(['app-2.js'], 1)
  expect(deploy(['app-1.js'], 2)).toEqual(['/assets/app-2.js'])
  deploy(['app-1.js'], 200)
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
