import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../contracts/databases.ts'
import { noor } from '../../contracts/outside-visitor.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'
import { bookableShowtime, cinemasOf } from '../content.ts'
import { clientOriginOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { type OutsideProvider, startOutsideProvider } from '../outside-provider.ts'
import { openCity } from '../places.ts'
import { initials, signInIcon, signOut, star } from '../real-client.ts'
import { desktop, hydrated, open, unwatched as test } from '../visitor.ts'

test.use(desktop)

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-outside-'))
let product: Product
let ofClients: OutsideProvider
let site: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  site = `http://fr.localhost:${port}`
  ofClients = await startOutsideProvider({ siteOrigin: site, port: await freePort(), users: [noor] })
  product = await startProduct(folder, {
    ...patient,
    PORT: String(port),
    IDENTITY_FR: ofClients.issuer,
    IDENTITY_APPLICATION_FR: ofClients.applicationId,
    IDENTITY_SECRET_FR: ofClients.secret,
  })
})

test.afterAll(async () => {
  await product.stop()
  await ofClients.close()
  rmSync(folder, { recursive: true, force: true })
})

async function signInAt({ issuer }: OutsideProvider, page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin === new URL(issuer).origin)
  await page.getByLabel('E-mail').fill(noor.email)
  await page.getByLabel('Password').fill(noor.password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function isKnown(page: Page): Promise<void> {
  await expect(initials(page)).toHaveText('NÇ')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a client of another provider signs in, saves a favourite, books, and signs out there and in every tab', async ({
  page,
  context,
}) => {
  const [cinema] = await cinemasOf('fr')
  const mark = star(page, cinema?.name ?? '')
  await open(page, `${site}/cinemas`)
  await openCity(page, 'Paris')
  await mark.press('Enter')
  await modalOf(page, 'centredSignIn').getByRole('button', { name: 'Continuer' }).press('Enter')
  // Begins before the sign-in, which takes several pages.
  const patched = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
    { timeout: 0 },
  )
  await signInAt(ofClients, page)
  await page.waitForURL(`${site}/cinemas`)
  await isKnown(page)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await patched
  await page.reload()
  await isKnown(page)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  const { show, cinema: place, start } = await bookableShowtime('fr')
  await other.goto(`${site}/booking?${new URLSearchParams({ show: show.slug, cinema: place, time: start })}`)
  await other.getByRole('link', { name: 'Commander avec mon compte' }).click()
  await other.getByRole('button', { name: 'Confirmer la commande' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('C’est réservé')
  await other.goto(`${clientOriginOf(site)}/fr/profile`)
  await expect(other.getByLabel('Prénom')).toHaveValue('Noor')
  await expect(other.getByLabel(/mot de passe/i)).toHaveCount(0)
  await open(other, `${site}/films`)
  await isKnown(other)

  await signOut(page)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await page.waitForURL(`${site}/`)
  await expect(signInIcon(page)).toBeVisible()
  await expect(signInIcon(other)).toBeVisible()
  // The button is a link to the provider before hydration.
  await hydrated(page)
  await signInIcon(page).press('Enter')
  await modalOf(page, 'signIn').getByRole('button', { name: 'Continuer' }).press('Enter')
  await expect(page.getByLabel('Password')).toBeVisible()
})
