import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { chunkOf, makeNextBuild } from '../../faults/next-build.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'
import { desktop, isSameDocument, open, unwatched as test } from '../visitor.ts'

/** A deployment of a build with another chunk of the list of cinemas and another text of the offline page. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ ...desktop, serviceWorkers: 'allow' })

const BEFORE = 'Vous êtes hors ligne.'
const AFTER = 'Vous êtes encore hors ligne.'
const chunk = chunkOf('cinemas')

let product: Product
let next: ReturnType<typeof makeNextBuild>
let dataDir: string

function changeOfflineText(folder: string): void {
  const server = path.join(folder, 'dist/server')
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const code = readFileSync(path.join(server, name), 'utf8')
    // The build escapes what is not ASCII.
    if (code.includes('tes hors ligne.'))
      writeFileSync(path.join(server, name), code.replaceAll('tes hors ligne.', 'tes encore hors ligne.'))
  }
}

const addressOf = (target: string) => `http://fr.localhost:${product.port}${target}`

async function deploy(): Promise<void> {
  const { port } = product
  await product.stop()
  const env = { ...patient, PORT: String(port), DEPLOYMENT: next.folder }
  product = await startProduct(dataDir, env, 'tests/faults/serve-deployment.ts')
}

/** The title of the offline page that the worker has stored. */
const storedTitle = (page: Page) =>
  page.evaluate(async () => {
    const copy = await caches.match('/offline/fr', { ignoreSearch: true })
    return navigator.serviceWorker.controller === null ? null : ((await copy?.text()) ?? null)
  })

async function openServed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await open(page, addressOf('/films'))
  await expect.poll(() => storedTitle(page), { timeout: 30_000 }).toContain(BEFORE)
  return page
}

const toCinemas = (page: Page) => page.locator('.header').getByRole('link', { name: 'Cinémas' }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.beforeAll(async () => {
  dataDir = test.info().outputPath('data')
  next = makeNextBuild(chunk)
  changeOfflineText(next.folder)
  product = await startProduct(dataDir, patient)
})

test.afterAll(async () => {
  await product.stop()
  next.remove()
})

test('a page of the former build works on under the new worker; a chunk that is gone costs one full load, and offline nothing but the offline page', async ({
  browser,
  context,
}) => {
  const page = await openServed(context)
  const other = await browser.newContext({ ...desktop, serviceWorkers: 'allow' })
  const unlucky = await openServed(other)
  await deploy()

  const later = await context.newPage()
  await open(later, addressOf('/offres'))
  await expect.poll(() => storedTitle(later), { timeout: 30_000 }).toContain(AFTER)
  await later.close()
  await toCinemas(page).click()
  await expect(heading(page, 'Cinémas')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)

  rmSync(path.join(dataDir, 'former-builds/assets', chunk))
  await other.setOffline(true)
  await toCinemas(unlucky).click()
  await expect(heading(unlucky, BEFORE)).toBeVisible()
  expect(await isSameDocument(unlucky)).toBe(true)
  await other.setOffline(false)
  await expect(heading(unlucky, 'Cinémas')).toBeVisible()
  expect(await isSameDocument(unlucky)).toBe(false)

  await context.setOffline(true)
  await page.goto(addressOf('/seances'))
  await expect(heading(page, AFTER)).toBeVisible()
  await context.setOffline(false)
  await other.close()
})
