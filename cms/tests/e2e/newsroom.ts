import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { freePort } from '../../../tests/contracts/databases.ts'
import { pagePath } from '../../src/preview/page-address.ts'
import { firstAdmin, type OpenedAdmin, openAdmin } from '../admin.ts'
import { settingsOf } from '../cms-settings.ts'
import { type OpenedSite, openSite } from '../site.ts'

export interface Rights {
  readonly role: 'editor' | 'translator' | 'reader'
  readonly sites: readonly SiteId[]
  readonly languages?: readonly Language[]
}

export interface Colleague {
  readonly email: string
  readonly password: string
}

export interface RestResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly doc?: Readonly<Record<string, unknown>>
    readonly docs?: readonly Readonly<Record<string, unknown>>[]
  }
}

/** The built site and the built workspace on one folder, as `npm start` and `npm run cms` run them. */
export interface Newsroom {
  site: OpenedSite
  admin: OpenedAdmin
  /** Creates a user. */
  hire(name: string, rights: Rights): Promise<Colleague>
  /** Imports the demo's content of one site and delivers it. */
  takeOver(site: SiteId): Promise<void>
  /** A REST call such as `PATCH /news/1?locale=de`, by default as the first admin. */
  call(line: string, who?: Colleague, body?: unknown): Promise<RestResponse>
  /** The page of a news item, without a session. */
  news(
    language: Language,
    slug: string,
  ): Promise<{ readonly status: number; readonly body: string; readonly location: string | undefined }>
  /** Starts it again on the same port. */
  reopenSite(): Promise<void>
  reopenAdmin(): Promise<void>
  close(): Promise<void>
}

const PASSWORD = 'many words of the story'

async function openBoth(dataDir: string) {
  const [sitePort, port] = [await freePort(), await freePort()]
  const env = { CMS_URL: `http://localhost:${port}`, LOG_LEVEL: 'info' }
  const startSite = () => openSite({ dataDir, port: sitePort, env })
  const startAdmin = () => openAdmin({ dataDir, port, siteUrl: `http://127.0.0.1:${sitePort}` })
  const [site, admin] = await Promise.all([startSite(), startAdmin()])
  return { site, admin, startSite, startAdmin }
}

export async function openNewsroom(): Promise<Newsroom> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-story-'))
  const { startSite, startAdmin, ...opened } = await openBoth(dataDir)
  const tokens = new Map<string, string>()
  const send = async (line: string, token: string | undefined, body: unknown): Promise<RestResponse> => {
    const [method, target] = line.split(' ')
    const response = await fetch(`${newsroom.admin.url}/api${target}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as RestResponse['body'] }
  }
  const tokenOf = async ({ email, password }: Colleague) => {
    const known = tokens.get(email)
    if (known) return known
    const { body } = await send('POST /users/login', undefined, { email, password })
    tokens.set(email, String(body.token))
    return String(body.token)
  }
  const newsroom: Newsroom = {
    ...opened,
    async hire(name, rights) {
      const who = { email: `${name}@marquee.example`, password: PASSWORD }
      const { status } = await newsroom.call('POST /users', firstAdmin, { ...who, name, ...rights })
      if (status !== 201) throw new Error(`${name} could not be hired: ${status}`)
      return who
    },
    async takeOver(site) {
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'production' as const,
        ...settingsOf({ dataDir, siteUrl: newsroom.site.url }),
      }
      await promisify(execFile)(process.execPath, ['tests/e2e/take-over.ts', site], {
        cwd: path.resolve(import.meta.dirname, '../..'),
        env,
      })
    },
    call: async (line, who = firstAdmin, body) => send(line, await tokenOf(who), body),
    async news(language, slug) {
      const { status, body, headers } = await newsroom.site.request(
        'ch',
        pagePath('news', 'ch', language, { slug }),
      )
      return { status, body, location: headers.location }
    },
    async reopenSite() {
      newsroom.site = await startSite()
    },
    async reopenAdmin() {
      newsroom.admin = await startAdmin()
    },
    async close() {
      await newsroom.admin.stop()
      await newsroom.site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return newsroom
}

/** Errors and warnings of the browser's console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(String(error)))
  return complaints
}
