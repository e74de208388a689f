import { cp, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { dateLocale } from '@marquee/i18n/format.ts'
import { noticesOf } from '@marquee/i18n/notices.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { isLanguage, type Language } from '#config/languages.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Env } from '../../server/env/env.ts'
import { noticeHtml } from '../../server/pages/notice-pages.ts'
import { filesOf, filesOfStyles, languageIn, mirroredPage } from './mirrored-page.ts'
import { createMirrorFolder, createSiteFiles, fetchFrom, type MirrorFolder } from './site-files.ts'

export interface MirroredSite {
  readonly site: SiteId
  /** Name that visitors use, with a port where it has one. */
  readonly host: string
  readonly https: boolean
}

export interface MirrorOptions {
  /** Address of a process of the sites, such as `http://127.0.0.1:3000`. */
  readonly from: string
  readonly folder: string
  readonly sites: readonly MirroredSite[]
  readonly now: Date
}

export interface MirrorResult {
  readonly site: SiteId
  readonly pages: number
  /** Addresses that were not answered by a page, also at a second attempt; the copy made before is kept where there is one. */
  readonly missing: readonly string[]
}

/** Sites at the hosts that visitors use; one without a host of its own, at its local name and the port of the process. */
export const mirroredSites = (
  env: Pick<Env, 'hosts' | 'TRUST_PROXY'>,
  port: string,
): readonly MirroredSite[] =>
  siteIds.map((site) => ({
    site,
    host: env.hosts[site] ?? `${sites[site].hosts.local}:${port}`,
    https: Boolean(env.TRUST_PROXY),
  }))

/** Pages requested at the same time: visitors come first. */
const AT_ONCE = 2

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

const pathsIn = (sitemap: string): readonly string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(unescaped(address)).pathname)

const folderOf = (host: string) => host.split(':', 1)[0] ?? host
const fileOfPage = (address: string) => path.posix.join(address, 'index.html')

function noticeOf(language: Language, site: SiteId, now: Date): string {
  const time = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: sites[site].timeZone,
  }).format(now)
  return noticesOf(language).mirror.replace('{{time}}', time)
}

function unavailablePage(language: Language): Buffer {
  const { title, body, again, home } = noticesOf(language).unavailable
  const links = [
    { label: again, href: '' },
    { label: home, href: '/' },
  ]
  return Buffer.from(noticeHtml({ language, title, body, links }))
}

async function mirrorSite(
  { from, now }: MirrorOptions,
  { site, host, https }: MirroredSite,
  { write }: MirrorFolder,
): Promise<MirrorResult> {
  const name = folderOf(host)
  const get = (target: string) => fetchFrom(from, host, target, https)
  const files = createSiteFiles(
    get,
    (address, bytes) => write(name, address, bytes),
    (bytes, address) => filesOfStyles(bytes.toString(), address),
  )
  const sitemap = await get('/sitemap.xml')
  if (sitemap.status !== 200)
    throw new OperatorError(`${from} responds to /sitemap.xml of ${host} with ${sitemap.status}.`)

  async function copyPage(address: string, place = address): Promise<boolean> {
    const { status, type, bytes } = await get(address).catch(() => ({
      status: 0,
      type: '',
      bytes: Buffer.of(),
    }))
    if (status !== 200 || !type.startsWith('text/html')) return false
    const html = bytes.toString()
    const names = new Map<string, string>()
    for (const file of filesOf(html)) names.set(file, await files.nameOf(file))
    const language = languageIn(html)
    const notice = noticeOf(isLanguage(language) ? language : sites[site].languages[0], site, now)
    const page = mirroredPage(html, { notice, nameOf: (file) => names.get(file) ?? file })
    await write(name, fileOfPage(place), Buffer.from(page))
    return true
  }
  async function copyPages(addresses: readonly string[]): Promise<readonly string[]> {
    const missing: string[] = []
    const copy = async (address: string) => {
      if (!(await copyPage(address))) missing.push(address)
    }
    await Readable.from(addresses).forEach(copy, { concurrency: AT_ONCE })
    return missing
  }

  const addresses = pathsIn(sitemap.bytes.toString())
  const missing = await copyPages(await copyPages(addresses))
  // A site of several languages leads from its root to one of them.
  const [home] = addresses
  if (home && !addresses.includes('/')) await copyPage(home, '/')
  await write(name, 'unavailable.html', unavailablePage(sites[site].languages[0]))
  return { site, pages: addresses.length - missing.length, missing }
}

/** Pages of the former copy in the place of those that are missing; their own notice says how old they are. */
async function keepFormer(
  former: string,
  next: string,
  host: string,
  missing: readonly string[],
): Promise<void> {
  for (const address of missing) {
    const file = path.join(folderOf(host), decodeURIComponent(fileOfPage(address)))
    await cp(path.join(former, file), path.join(next, file)).catch(() => {})
  }
}

/**
 * Writes the pages of the sites' sitemaps, and the files that these show, into a new folder in `folder`, to which
 * `folder/current` then leads. The one before is deleted. Throws an OperatorError if a site has no sitemap.
 */
export async function mirror(options: MirrorOptions): Promise<readonly MirrorResult[]> {
  const { folder, now } = options
  const current = path.join(folder, 'current')
  const former = await readlink(current).catch(() => undefined)
  const name = now.toISOString().replaceAll(/\D/g, '')
  const next = path.join(folder, name)
  await mkdir(next, { recursive: true })
  try {
    const target = createMirrorFolder(next)
    const results: MirrorResult[] = []
    for (const site of options.sites) {
      const result = await mirrorSite(options, site, target)
      if (former) await keepFormer(path.join(folder, former), next, site.host, result.missing)
      results.push(result)
    }
    const prepared = path.join(folder, `${name}.link`)
    await symlink(name, prepared)
    await rename(prepared, current)
    if (former && former !== name) await rm(path.join(folder, former), { recursive: true, force: true })
    return results
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
}
