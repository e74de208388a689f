import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { freePort } from '../../../tests/contracts/databases.ts'
import { adminAt, firstAdmin } from '../admin.ts'
import { startBuilt } from '../built.ts'
import { openSite } from '../site.ts'
import { startStaff } from '../staff.ts'
import ownTemporaryFolder from '../temporary-folder.ts'
import type { MainServers } from './newsroom.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** A copy of the database while it is in use, and of the secrets beside it. */
function copyPrepared(from: string): string {
  const to = mkdtempSync(path.join(tmpdir(), 'marquee-prepared-'))
  const isDatabase = (file: string) => path.basename(file).startsWith('cms.sqlite')
  cpSync(path.join(from, 'cms'), path.join(to, 'cms'), {
    recursive: true,
    filter: (file) => !isDatabase(file),
  })
  const database = new Database(path.join(from, 'cms/cms.sqlite'))
  database.prepare('vacuum into ?').run(path.join(to, 'cms/cms.sqlite'))
  database.close()
  return to
}

/**
 * Starts the site and the content management system of the run as an operator does who sets only ports. Servers of
 * single specs begin with a copy of its database.
 */
export default async function startMainServers(): Promise<() => Promise<void>> {
  const deleteFolder = ownTemporaryFolder()
  const [port, sitePort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const staff = await startStaff(url)
  const site = await openSite({ port: sitePort, env: { CMS_URL: url } })
  const cms = await startBuilt(
    ['scripts/cms.mjs'],
    root,
    {
      PORT: String(sitePort),
      CMS_PORT: String(port),
      DATA_DIR: site.dataDir,
      CMS_DEMO: '0',
      CMS_ADMIN_PASSWORD: firstAdmin.password,
      ...staff.env,
    },
    async (printed) => printed.includes('The content management system is open'),
  )
  process.env.CMS_PREPARED = copyPrepared(site.dataDir)
  const { issuer } = staff
  const token = await adminAt({ url, issuer }).token()
  const servers: MainServers = { url, issuer, sitePort, token, announced: cms.log() }
  process.env.CMS_MAIN_SERVERS = JSON.stringify(servers)
  return async () => {
    await cms.stop()
    await site.stop()
    await staff.close()
    deleteFolder()
  }
}
