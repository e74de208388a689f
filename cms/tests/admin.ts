import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '../../tests/contracts/databases.ts'
import { type Running, responses, startBuilt } from './built.ts'
import { settingsOf } from './cms-settings.ts'

const workspace = path.resolve(import.meta.dirname, '..')

export const firstAdmin = { email: 'admin@marquee.example', password: 'a long password of the tests' }

/**
 * Opens a page of the admin and waits for React: a field that is filled before loses its text, as Payload's
 * fields take their value from the form's state.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input')]
    const isHydrated = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$'))
    return controls.length > 0 && controls.every(isHydrated)
  })
}

export interface OpenAdminOptions {
  readonly siteUrl?: string
  /** DATA_DIR of site and workspace; default: a new folder that is deleted afterwards. */
  readonly dataDir?: string
  readonly port?: number
  /** Imports the demo's content, which takes most of a minute. Default: false. */
  readonly demo?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export interface OpenedAdmin extends Running {
  readonly port: number
  readonly dataDir: string
  readonly url: string
  /** Signs in and opens the start page, by default as the first admin. */
  signIn(page: Page, who?: { readonly email: string; readonly password: string }): Promise<void>
  /** Sends a REST call as the first admin: `call('POST', '/news', {…})`. */
  call(method: 'POST' | 'PATCH', path: string, body: object): Promise<Saved>
}

interface Saved {
  readonly doc?: { readonly id: number }
}

/** As the first step of `npm run cms`. */
async function prepare(settings: Readonly<Record<string, string>>): Promise<void> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  await promisify(execFile)(process.execPath, ['src/start/prepare.ts'], {
    cwd: workspace,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings },
  })
}

let prepared: Promise<string> | undefined

/** A folder with an empty database and the first admin, made once: it takes eight seconds of CPU time. */
const preparedFolder = (): Promise<string> =>
  (prepared ??= (async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-prepared-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await prepare({
      ...settingsOf({ dataDir: folder }),
      CMS_ADMIN_PASSWORD: firstAdmin.password,
      CMS_DEMO: '0',
    })
    return folder
  })())

/**
 * The built workspace in a process of its own, prepared as by `npm run cms`; resolves once it responds. The
 * part `cms-build` of the tests builds it.
 */
export async function openAdmin({
  siteUrl,
  dataDir,
  port,
  demo = false,
  env = {},
}: OpenAdminOptions = {}): Promise<OpenedAdmin> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'marquee-admin-'))
  const chosen = port ?? (await freePort())
  const url = `http://localhost:${chosen}`
  const settings = {
    ...settingsOf({ dataDir: folder, env, ...(siteUrl === undefined ? {} : { siteUrl }) }),
    CMS_PORT: String(chosen),
    CMS_ADMIN_PASSWORD: firstAdmin.password,
    CMS_DEMO: demo ? '1' : '0',
  }
  if (demo) await prepare(settings)
  else if (!existsSync(path.join(folder, 'cms/cms.sqlite')))
    cpSync(path.join(await preparedFolder(), 'cms'), path.join(folder, 'cms'), { recursive: true })
  const isOpen = () => responses(`http://127.0.0.1:${chosen}/api/access`)
  const running = await startBuilt(
    ['node_modules/next/dist/bin/next', 'start', '-p', String(chosen), '-H', '127.0.0.1'],
    workspace,
    settings,
    isOpen,
  )
  let token: string | undefined
  return {
    ...running,
    port: chosen,
    dataDir: folder,
    url,
    async signIn(page, { email, password } = firstAdmin) {
      await visit(page, `${url}/admin/login`)
      await page.locator('#field-email').fill(email)
      await page.locator('#field-password').fill(password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL((address) => !address.pathname.endsWith('/login'))
    },
    async call(method, target, body) {
      const send = async (verb: string, to: string, sent: object, headers = {}) => {
        const response = await fetch(`${url}/api${to}`, {
          method: verb,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(sent),
        })
        return (await response.json()) as { readonly token?: string; readonly doc?: { readonly id: number } }
      }
      token ??= (await send('POST', '/users/login', firstAdmin)).token
      return send(method, target, body, { authorization: `JWT ${token}` })
    },
    async stop() {
      await running.stop()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
