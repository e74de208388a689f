import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { cinemasOf } from '../client-of-site.ts'
import { bookableShowtime } from '../content.ts'
import { requestHost } from '../http.ts'
import { modalOf } from '../modals.ts'
import { type OutsideProvider, startOutsideProvider } from '../outside-provider.ts'
import { clientOrigin, header, initials, signInIcon, signOut, star } from '../real-client.ts'
import { desktop, hydrated, open, test, unwatched } from '../visitor.ts'

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
  const identity = {
    IDENTITY_FR: provider.issuer,
    IDENTITY_APPLICATION_FR: provider.applicationId,
    IDENTITY_SECRET_FR: provider.secret,
  }
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

async function signInThere(page: Page): Promise<void> {
  await atProvider(page)
  await page.getByLabel('E-mail').fill(noor.email)
  await page.getByLabel('Password').fill(noor.password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The provider's own question at a sign-out. */
async function signOutThere(page: Page): Promise<void> {
  await atProvider(page)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await page.waitForURL(`${origin}/`)
}

async function isKnown(page: Page, letters: string): Promise<void> {
  await expect(initials(page)).toHaveText(letters)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

// The provider’s page for a sign-out loads a font of another host.
unwatched(
  'a client of another provider signs in, saves a favourite, stays signed in after a reload, and signs out there too',
  async ({ page, context }) => {
    const [cinema] = await cinemasOf('fr')
    const mark = star(page, cinema?.name ?? '')
    await open(page, `${origin}/cinemas`)
    await mark.press('Enter')
    await modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
    const patched = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
    await signInThere(page)
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
    await signOutThere(page)
    await expect(signInIcon(page)).toBeVisible()
    await expect(signInIcon(other)).toBeVisible()
    // Before hydration it is a link to the provider.
    await hydrated(page)
    await signInIcon(page).press('Enter')
    await modalOf(page, 'signIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
    await atProvider(page)
    await expect(page.getByLabel('Password')).toBeVisible()
  },
)

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

test('a client of another provider books, changes the profile, downloads the data and deletes the account', async ({
  page,
}) => {
  const area = `${clientOrigin(origin)}/fr`
  const { show, cinema, start } = await bookableShowtime('fr')
  const showtime = new URLSearchParams({ show: show.slug, cinema, time: start })
  await page.goto(`${origin}/booking?${showtime}`)
  await page.getByRole('link', { name: 'Commander avec mon compte' }).click()
  await signInThere(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande')
  await page.getByRole('button', { name: 'Confirmer la commande' }).click()
  await expect(page.getByRole('status')).toContainText('C’est réservé')
  await expect(page.getByRole('heading', { level: 3, name: show.title })).toBeVisible()

  await page.goto(`${area}/profile`)
  await expect(page.getByLabel('Prénom')).toHaveValue('Noor')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByLabel('Prénom').fill('Nora')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await page.waitForURL(`${area}/profile?done=saved`)

  await page.goto(`${area}/data`)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger mes données' }).click()
  const file = JSON.parse(await readFile(await (await started).path(), 'utf8')) as Record<string, unknown>
  expect(file.account).toMatchObject({ firstName: 'Nora', email: noor.email })
  expect(file.bookings).toHaveLength(1)

  await page.locator('#sure').check()
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await page.waitForURL(`${area}/goodbye`)
  await page.goto(`${area}/profile`)
  await page.waitForURL(`${area}/profile`)
  await expect(page.getByLabel('Prénom')).toHaveValue('Noor')
})

unwatched(
  'signing out in the client area signs out at the provider, and returns to the site',
  async ({ page }) => {
    const area = `${clientOrigin(origin)}/fr`
    await page.goto(`${area}/profile`)
    await signInThere(page)
    await page.waitForURL(`${area}/profile`)
    await page.goto(`${area}/sign-out`)
    await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click()
    await signOutThere(page)
    await expect(signInIcon(page)).toBeVisible()
    await page.goto(`${area}/profile`)
    await atProvider(page)
    await expect(page.getByLabel('Password')).toBeVisible()
  },
)

test('no page of the client host accepts a password', async ({ page }) => {
  const port = Number(new URL(origin).port)
  for (const path of ['/fr/forgotten', '/fr/forgotten?token=x', '/fr/validate'])
    expect([path, (await requestHost('client.fr.localhost', path, { port })).status]).toEqual([path, 404])
  await page.goto(`${clientOrigin(origin)}/fr/register`)
  await atProvider(page)
  await expect(page.getByRole('heading', { name: 'Sign up elsewhere' })).toBeVisible()
})
