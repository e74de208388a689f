import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SiteId, sites } from '#config/sites.ts'
import { freePort } from '../../tests/contracts/databases.ts'
import { requestHost, type SiteRequestOptions, type SiteResponse } from '../../tests/e2e/http.ts'
import { prepareStore } from '../../tests/e2e/prepared-store.ts'
import { type Running, startBuilt } from './built.ts'

export interface OpenSiteOptions {
  /**
   * DATA_DIR of site and workspace, which share a secret there; default: a new folder that is deleted
   * afterwards.
   */
  readonly dataDir?: string
  /** Default: any free one. */
  readonly port?: number
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>
}

/** The sites at a port, whoever runs them. */
export interface SiteClient {
  readonly port: number
  /** Value for CMS_SITE_URL. */
  readonly url: string
  request(site: SiteId, path: string, options?: SiteRequestOptions): Promise<SiteResponse>
}

export interface OpenedSite extends Running, SiteClient {
  readonly dataDir: string
}

export const siteAt = (port: number): SiteClient => ({
  port,
  url: `http://127.0.0.1:${port}`,
  request: (site, target, options) => requestHost(sites[site].hosts.local, target, { ...options, port }),
})

/**
 * The built site in a process of its own; resolves once it is ready. The part `cms-build` of the tests
 * builds it.
 */
export async function openSite({ dataDir, port, env = {} }: OpenSiteOptions = {}): Promise<OpenedSite> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'marquee-site-'))
  const chosen = port ?? (await freePort())
  const client = siteAt(chosen)
  const ready = () =>
    fetch(`${client.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!env.DATABASE_URL) await prepareStore(folder)
  const settings = { PORT: String(chosen), DATA_DIR: folder, LOG_LEVEL: 'warn', ...env }
  const running = await startBuilt(
    ['scripts/serve.mjs'],
    path.resolve(import.meta.dirname, '../..'),
    settings,
    ready,
  )
  return {
    ...running,
    ...client,
    dataDir: folder,
    async stop() {
      await running.stop()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
