import { expect as briefly, type Page } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { faultsForAxe, faultsInView, watch } from '../inspect.ts'
import { desktop, open, phone, unwatched as test } from '../visitor.ts'

/** A proof-of-work puzzle is slow on a busy machine. */
const expect = briefly.configure({ timeout: 30_000 })

const balance = `${originOf('nl')}/nl/giftcard/balance`
const voucher = `${originOf('fr')}/voucher`
const checks = /\/api\/(?:voucher|gift-card)\//
const outcome = (page: Page) => page.getByRole('main').getByRole('status')

async function checkVoucher(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code du bon').fill(code)
  await page.getByLabel('Code du bon').press('Enter')
}

/** Mocks responses of card checks; puzzles are real. */
async function respondWith(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.unroute(checks)
  await page.route(checks, (route) => route.fulfill({ status, headers, json: { error: 'told' } }))
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a gift-card check shows the balance, and can be repeated for another card', {
    tag: '@quick',
  }, async ({ page }) => {
    const errors = await watch(page)
    await open(page, balance)
    await expect(outcome(page)).toHaveText('Hier verschijnt je saldo.')
    await page.getByLabel('Kaartnummer').fill('6031 4200 0000 0018')
    await page.getByLabel('Pincode').fill('2468')
    await page.getByRole('button', { name: 'Saldo bekijken' }).click()
    await expect(outcome(page)).toContainText('42,50')
    await expect(outcome(page)).toContainText(/Geldig tot en met \d+ \p{L}+ 20\d\d/u)
    expect(new URL(page.url()).search).toBe('')
    expect(await faultsInView(page, errors)).toEqual([])
    expect(await faultsForAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Andere kaart' }).click()
    await expect(outcome(page)).toHaveText('Hier verschijnt je saldo.')
    await expect(page.getByLabel('Kaartnummer')).toBeFocused()
    await expect(page.getByLabel('Kaartnummer')).toHaveValue('')
  })
})

test.describe('on a wide window', () => {
  test.use(desktop)

  test('a voucher is checked by keyboard; used, expired and unknown ones are reported', async ({ page }) => {
    await open(page, voucher)
    await checkVoucher(page, 'salle 2 places')
    await expect(outcome(page)).toContainText('Ce bon est valable')
    await expect(outcome(page)).toContainText('2 places')
    await checkVoucher(page, 'DEJA-VU-2026')
    await expect(outcome(page)).toContainText('Ce bon a déjà servi')
    await checkVoucher(page, 'ENTRACTE-2025')
    await expect(outcome(page)).toContainText('Ce bon a expiré')
    await expect(outcome(page)).toContainText('Expiré depuis le')
    await checkVoucher(page, 'NEVER-ISSUED')
    await expect(outcome(page)).toContainText('Ce bon est introuvable')
    await expect(page.getByLabel('Code du bon')).toHaveValue('NEVER-ISSUED')
    const cinemas = outcome(page).getByRole('link', { name: 'Trouver mon cinéma' })
    await expect(cinemas).toHaveAttribute('href', '/cinemas')
  })

  test('too many tries, a failed captcha and an unavailable service have their own messages; the last two offer a retry', async ({
    page,
  }) => {
    await open(page, voucher)
    await respondWith(page, 429, { 'retry-after': '150' })
    await checkVoucher(page, 'SALLE-2-PLACES')
    await expect(outcome(page)).toContainText('dans 3 minutes')
    await respondWith(page, 403)
    await checkVoucher(page, 'SALLE-2-PLACES')
    await expect(outcome(page)).toContainText('La vérification n’a pas abouti')
    await respondWith(page, 503)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(outcome(page)).toContainText('Le service ne répond pas')
    await expect(page.getByLabel('Code du bon')).toHaveValue('SALLE-2-PLACES')
    await page.unroute(checks)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(outcome(page)).toContainText('Ce bon est valable')
  })

  test('an e-card can be ordered, gifted, or ordered with a works-council code', async ({ page }) => {
    await open(page, `${originOf('fr')}/e-cartes-5-places`)
    const main = page.getByRole('main')
    const order = main.getByRole('link', { name: /Commander/ }).first()
    await expect(order).toHaveAttribute('href', '/booking?ecard=5')
    await main
      .getByRole('link', { name: /Offrir/ })
      .first()
      .click()
    await expect(main).toContainText('Oui, avec un mot de votre part')
    await page.goBack()
    await main.getByText('J’ai un code de comité').first().click()
    await main.getByLabel('Code CE').first().fill('CE-75')
    await main.getByRole('button', { name: 'Commander avec ce code' }).first().click()
    await expect(page).toHaveURL(/\/booking\?ecard=5&businessCode=CE-75$/)
    await expect(main).toContainText('CE-75')
  })

  test('a composed gift card leads to the order tunnel with its values', async ({ page }) => {
    await signIn(page, 'nl')
    await open(page, `${originOf('nl')}/nl/giftcard/order`)
    await expect(page).toHaveURL(/\/giftcard\/order/)
    await page.getByRole('radio', { name: /Feest/ }).check()
    await page.getByRole('radio', { name: /60,00/ }).check()
    await page.getByLabel('Voor wie?').fill('Sanne')
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await expect(page).toHaveURL(/\/nl\/booking\?giftcard=1&design=feast&amount=60&recipient=Sanne/)
    await expect(page.getByRole('main')).toContainText('60,00')
    await expect(page.getByRole('main')).not.toContainText('Sanne')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages state that a check needs JavaScript; codes and presents are absent where their flags are off', async ({
    page,
  }) => {
    for (const [address, words] of [
      [balance, 'JavaScript nodig'],
      [voucher, 'besoin de JavaScript'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    }
    await page.goto(`${originOf('nl')}/nl/e-cards-5-plaatsen`)
    await expect(page.getByRole('main')).toContainText(/E-cards/i)
    await expect(page.getByRole('main')).not.toContainText(/Cadeau geven|bedrijfscode/i)
    expect((await page.goto(`${originOf('nl')}/nl/voucher`))?.status()).toBe(404)
    expect((await page.goto(`${originOf('fr')}/giftcard`))?.status()).toBe(404)
  })
})
