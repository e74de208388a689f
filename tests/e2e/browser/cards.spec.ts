import { expect as briefly, type Page } from '@playwright/test'
import { signIn } from '../client-of-site.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { desktop, open, phone, unwatched as test } from '../visitor.ts'

/** A proof-of-work puzzle is slow on a busy machine. */
const expect = briefly.configure({ timeout: 30_000 })

const balance = `${originOf('nl')}/nl/giftcard/balance`
const voucher = `${originOf('fr')}/voucher`
const outcome = (page: Page) => page.locator('.card-check__outcome')

async function checkCard(page: Page, number: string, pin: string): Promise<void> {
  await page.getByLabel('Kaartnummer').fill(number)
  await page.getByLabel('Pincode').fill(pin)
  await page.getByRole('button', { name: 'Saldo bekijken' }).click()
}

async function checkVoucher(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code du bon').fill(code)
  await page.getByLabel('Code du bon').press('Enter')
}

/** Responses of card checks are mocked; puzzles are real. */
async function respondWith(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.route(/\/api\/(voucher|gift-card)\//, (route) =>
    route.fulfill({ status, headers, json: { error: 'told' } }),
  )
}

for (const [name, device] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(name, { tag: name === 'desktop' ? '@full' : [] }, () => {
    test.use(device)

    test('a gift-card check shows the balance in a status region, and can be repeated for another card', async ({
      page,
    }) => {
      const errors = await watch(page)
      await open(page, balance)
      await expect(outcome(page)).toHaveRole('status')
      await expect(outcome(page)).toHaveText('Hier verschijnt je saldo.')
      await checkCard(page, '6031 4200 0000 0018', '2468')
      await expect(outcome(page)).toContainText('42,50')
      await expect(outcome(page)).toContainText(/Geldig tot en met \d+ \p{L}+ 20\d\d/u)
      expect(new URL(page.url()).search).toBe('')
      expect(await faultsInView(page, errors)).toEqual([])
      expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
      await page.getByRole('button', { name: 'Andere kaart' }).click()
      await expect(outcome(page)).toHaveText('Hier verschijnt je saldo.')
      await expect(page.getByLabel('Kaartnummer')).toBeFocused()
      await expect(page.getByLabel('Kaartnummer')).toHaveValue('')
    })

    test('a voucher is checked by keyboard; used and expired ones are reported', async ({ page }) => {
      await open(page, voucher)
      await checkVoucher(page, 'salle 2 places')
      await expect(outcome(page)).toContainText('Ce bon est valable')
      await expect(outcome(page)).toContainText('2 places')
      await checkVoucher(page, 'DEJA-VU-2026')
      await expect(outcome(page)).toContainText('Ce bon a déjà servi')
      await checkVoucher(page, 'ENTRACTE-2025')
      await expect(outcome(page)).toContainText('Ce bon a expiré')
      await expect(outcome(page)).toContainText('Expiré depuis le')
    })

    test('an unknown voucher shows a message with a link, and the code stays in the field', async ({
      page,
    }) => {
      await open(page, voucher)
      await checkVoucher(page, `UNKNOWN-${Date.now()}`)
      await expect(outcome(page)).toContainText('Ce bon est introuvable')
      await expect(page.getByLabel('Code du bon')).toHaveValue(/^UNKNOWN-/)
      await expect(outcome(page).getByRole('link', { name: 'Trouver mon cinéma' })).toHaveAttribute(
        'href',
        '/cinemas',
      )
    })

    test('too many tries, a failed captcha and an unavailable service have their own messages; the last two offer a retry', async ({
      page,
    }) => {
      await open(page, voucher)
      await respondWith(page, 429, { 'retry-after': '150' })
      await checkVoucher(page, 'SALLE-2-PLACES')
      await expect(outcome(page)).toContainText('dans 3 minutes')
      await page.unroute(/\/api\/(voucher|gift-card)\//)
      await respondWith(page, 403)
      await checkVoucher(page, 'SALLE-2-PLACES')
      await expect(outcome(page)).toContainText('La vérification n’a pas abouti')
      await page.unroute(/\/api\/(voucher|gift-card)\//)
      await respondWith(page, 503)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(outcome(page)).toContainText('Le service ne répond pas')
      await expect(page.getByLabel('Code du bon')).toHaveValue('SALLE-2-PLACES')
      await page.unroute(/\/api\/(voucher|gift-card)\//)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(outcome(page)).toContainText('Ce bon est valable')
    })

    test('an e-card can be ordered, gifted, or ordered with a works-council code', async ({ page }) => {
      await open(page, `${originOf('fr')}/e-cartes-5-places`)
      const pass = page.locator('.ecard-pass').first()
      await expect(pass.locator('s')).toHaveText(/62,50/)
      await expect(pass.getByRole('link', { name: /Commander/ })).toHaveAttribute('href', '/booking?ecard=5')
      await expect(page.locator('main .btn--book')).toHaveCount(1)
      await pass.getByRole('link', { name: /Offrir/ }).click()
      await expect(page.locator('main')).toContainText('Oui, avec un mot de votre part')
      await page.goBack()
      await pass.getByText('J’ai un code de comité').click()
      await pass.getByLabel('Code CE').fill('CE-75')
      await pass.getByRole('button', { name: 'Commander avec ce code' }).click()
      await expect(page).toHaveURL(/\/booking\?ecard=5&businessCode=CE-75$/)
      await expect(page.locator('main')).toContainText('CE-75')
    })
  })
}

test('codes and presents are absent where their flags are off', async ({ page }) => {
  await page.goto(`${originOf('nl')}/nl/e-cards-5-plaatsen`)
  await expect(page.locator('.ecard-pass').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/Cadeau geven|bedrijfscode/i)
  expect((await page.goto(`${originOf('nl')}/nl/voucher`))?.status()).toBe(404)
  expect((await page.goto(`${originOf('fr')}/giftcard`))?.status()).toBe(404)
})

test('a composed gift card leads to the order tunnel with its values', async ({ page }) => {
  await signIn(page, 'nl')
  const result = await page.goto(`${originOf('nl')}/nl/giftcard/order`)
  expect(result?.url()).toContain('/giftcard/order')
  await page.locator('.order-design', { hasText: 'Feest' }).click()
  await page.locator('.order-amount', { hasText: '60,00' }).click()
  await page.getByLabel('Voor wie?').fill('Sanne')
  await page.getByRole('button', { name: 'Verder naar betalen' }).click()
  await expect(page).toHaveURL(/\/nl\/booking\?giftcard=1&design=feast&amount=60&recipient=Sanne/)
  await expect(page.locator('main')).toContainText('60,00')
  await expect(page.locator('main')).not.toContainText('Sanne')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages state that a check needs JavaScript, and link to help', async ({ page }) => {
    for (const [address, words] of [
      [balance, 'JavaScript nodig'],
      [voucher, 'besoin de JavaScript'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator('.card-check form')).toBeHidden()
      await expect(page.locator('.card-check .check-help a').first()).toBeVisible()
    }
  })
})
