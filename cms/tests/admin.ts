import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '../../tests/contracts/databases.ts'
import type { EditorRights } from '../src/sign-in/editor-rights.ts'
import { type Running, responses, startBuilt } from './built.ts'
import { settingsOf } from './cms-settings.ts'
import { type StaffMember, signInAtStaff, startStaff, type TestStaff } from './staff.ts'

const workspace = path.resolve(import.meta.dirname, '..')

/** The account of CMS_ADMIN_PASSWORD. */
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
  /** Where editors sign in; default: a provider of its own. */
  readonly staff?: TestStaff
}

export type Rights = Pick<EditorRights, 'role' | 'sites'> & Partial<EditorRights>

export interface RestResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly doc?: Readonly<Record<string, unknown>> & { readonly id: number }
    readonly docs?: readonly Readonly<Record<string, unknown>>[]
  }
}

/** The admin at an address, whoever runs it. Users are the first admin by default. */
export interface AdminClient {
  readonly url: string
  /** Gives the page's browser a session; opens no page. */
  signIn(page: Page, who?: StaffMember): Promise<void>
  /** Fills the form of the first admin in; resolves when it has led on. */
  signInByForm(page: Page): Promise<void>
  /** The token of a session of the first admin. */
  token(): Promise<string>
  /** A REST call: `call('PATCH /news/1?locale=de', {…})`. */
  call(line: string, body?: object, who?: StaffMember): Promise<RestResponse>
  /** Gives a new person rights at the provider, and an account by a first sign-in. */
  hire(name: string, rights: Rights): Promise<StaffMember>
}

export interface OpenedAdmin extends Running, AdminClient {
  readonly port: number
  readonly dataDir: string
}

/** The first step of `npm run cms` does the same. */
async function prepare(settings: Readonly<Record<string, string>>): Promise<void> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  await promisify(execFile)(process.execPath, ['src/start/prepare.ts'], {
    cwd: workspace,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings },
  })
}

interface AdminPlace {
  readonly url: string
  /** The provider of editors. */
  readonly issuer: string
  /** The token of a session of the first admin. */
  readonly token?: string
}

/** Sign-ins of one account at the same moment lose all sessions but one. */
export function adminAt({ url, issuer, token }: AdminPlace): AdminClient {
  const tokens = new Map<string, Promise<string>>()
  if (token !== undefined) tokens.set(firstAdmin.email, Promise.resolve(token))
  async function send(line: string, body?: object, session?: string): Promise<RestResponse> {
    const [method, path] = line.split(' ')
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        // A server closes an idle connection while a busy test may be sending on it.
        connection: 'close',
        ...(session && { authorization: `JWT ${session}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as RestResponse['body'] }
  }
  const begin = async (who?: StaffMember): Promise<string> =>
    who
      ? signInAtStaff({ url, issuer }, who)
      : String((await send('POST /users/login', firstAdmin)).body.token)
  function tokenOf(who?: StaffMember): Promise<string> {
    const { email } = who ?? firstAdmin
    const known = tokens.get(email) ?? begin(who)
    tokens.set(email, known)
    return known
  }
  return {
    url,
    token: () => tokenOf(),
    call: async (line, body, who) => send(line, body, await tokenOf(who)),
    async signIn(page, who) {
      const value = await tokenOf(who)
      await page.context().addCookies([{ name: 'payload-token', value, url, httpOnly: true }])
    },
    async signInByForm(page) {
      await visit(page, `${url}/admin/login?break-glass`)
      await page.locator('#field-email').fill(firstAdmin.email)
      await page.locator('#field-password').fill(firstAdmin.password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL((address) => !address.pathname.endsWith('/login'))
    },
    async hire(name, rights) {
      const who = { name, email: `${name}@marquee.example`, rights: { languages: [], ...rights } }
      await tokenOf(who)
      return who
    },
  }
}

let prepared: Promise<string> | undefined

/**
 * A folder with an empty database and the first admin, made once: it takes eight seconds of CPU time. CMS_PREPARED
 * names one of the whole run.
 */
const preparedFolder = (): Promise<string> =>
  (prepared ??= (async () => {
    const { CMS_PREPARED } = process.env
    if (CMS_PREPARED) return CMS_PREPARED
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
  staff,
}: OpenAdminOptions = {}): Promise<OpenedAdmin> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'marquee-admin-'))
  const chosen = port ?? (await freePort())
  const url = `http://localhost:${chosen}`
  const provider = staff ?? (await startStaff(env.CMS_URL ?? url))
  const settings = {
    ...settingsOf({
      dataDir: folder,
      env: { ...provider.env, ...env },
      ...(siteUrl === undefined ? {} : { siteUrl }),
    }),
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
  return {
    ...running,
    ...adminAt({ url, issuer: provider.issuer }),
    port: chosen,
    dataDir: folder,
    async stop() {
      await running.stop()
      if (staff === undefined) await provider.close()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
