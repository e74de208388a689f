import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { cinemasOf } from '../client-of-site.ts'
import { requestHost } from '../http.ts'
import { modalOf } from '../modals.ts'
import { type OutsideProvider, startOutsideProvider } from '../outside-provider.ts'
import {
  clientOrigin,
  fillRegistration,
  header,
  initials,
  newAddress,
  signInIcon,
  signOut,
  star,
} from '../real-client.ts'
import { desktop, open, test, unwatched } from '../visitor.ts'

const noor = {
  sub: 'outside|7',
  email: 'noor@cinema.example',
  password: 'an outside password',
  givenName: 'Noor',
  familyName: 'Çelik',
  emailVerified: true,
}

let server: ChildProcess
let provider: OutsideProvider
let folder: string
let origin: string

async function freePort(): Promise<number> {
  const listening = createServer().listen(0)
  await once(listening, 'listening')
  const address = listening.address()
  await new Promise((resolve) => listening.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false

// A separate product, whose French site signs visitors in at an outside provider.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  origin = `http://fr.localhost:${port}`
  provider = await startOutsideProvider({ siteOrigin: origin, port: await freePort(), users: [noor] })
  folder = await mkdtemp(join(tmpdir(), 'marquee-journey-'))
  const identity = { IDENTITY_FR: provider.issuer, IDENTITY_APPLICATION_FR: provider.applicationId }
  server = spawn(process.execPath, ['tests/e2e/serve.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...identity,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(() => isReady(port), { timeout: 60_000, intervals: [500] }).toBe(true)
  // The first pages of a fresh product may exceed the time limit for their content.
  await expect
    .poll(async () => (await requestHost('fr.localhost', '/cinemas', { port })).status, { timeout: 40_000 })
    .toBe(200)
})

test.afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

test.use(desktop)
// One product for the whole file.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const atProvider = (page: Page) => page.waitForURL((url) => url.origin === new URL(provider.issuer).origin)

async function isKnown(page: Page, letters: string): Promise<void> {
  await expect(initials(page)).toHaveText(letters)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test('a client of another provider signs in, saves a favourite, stays signed in after a reload, and signs out there too', async ({
  page,
  context,
}) => {
  const [cinema] = await cinemasOf('fr')
  const mark = star(page, cinema?.name ?? '')
  await open(page, `${origin}/cinemas`)
  await mark.press('Enter')
  await modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
  await atProvider(page)
  await page.getByLabel('E-mail').fill(noor.email)
  await page.getByLabel('Password').fill(noor.password)
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${origin}/cinemas`)
  await isKnown(page, 'NÇ')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await patched

  await page.reload()
  await isKnown(page, 'NÇ')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await open(other, `${origin}/films`)
  await isKnown(other, 'NÇ')

  await signOut(page)
  await page.waitForURL(`${origin}/`)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  await signInIcon(page).press('Enter')
  await modalOf(page, 'signIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
  await atProvider(page)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('a visitor who registers at the provider is signed in here, without completing a registration', async ({
  page,
}) => {
  await open(page, `${origin}/cinemas`)
  await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
  await atProvider(page)
  await page.getByLabel('E-mail').fill('ada@cinema.example')
  await page.getByLabel('Password').fill('another password')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${origin}/cinemas`)
  await isKnown(page, 'AL')
})

// A silent check without a session has an error status, which the browser logs in the console.
unwatched('signing out in the client area redirects through the provider to the site', async ({ page }) => {
  await page.goto(`${clientOrigin(origin)}/fr/register`)
  await fillRegistration(page, newAddress())
  await page.waitForURL((url) => url.origin === origin)
  await page.goto(`${clientOrigin(origin)}/fr/sign-out`)
  const left = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}v2/logout?`))
  await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await left
  await page.waitForURL(`${origin}/`)
  await expect(signInIcon(page)).toBeVisible()
})
