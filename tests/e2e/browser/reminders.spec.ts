import { expect, type Page } from '@playwright/test'
import { originOf, requestSite } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { clientOrigin, newAddress, registered } from '../real-client.ts'
import { open, phone, test, unwatched } from '../visitor.ts'

test.use(phone)
unwatched.use(phone)
// The tests register and confirm addresses without any mock.
test.setTimeout(90_000)

interface ListedShow {
  readonly slug: string
  readonly isMovie: boolean
  readonly salesOpeningDatetime: string | null
}

/** A film whose sales open later. */
async function awaitedFilm(): Promise<string> {
  const { body } = await requestSite('fr', '/api/shows?language=fr')
  const { shows } = JSON.parse(body) as { readonly shows: readonly ListedShow[] }
  const film = shows.find(
    ({ isMovie, salesOpeningDatetime }) =>
      isMovie && salesOpeningDatetime !== null && Date.parse(salesOpeningDatetime) > Date.now(),
  )
  if (!film) throw new Error('the demonstration has no film whose sales open later')
  return film.slug
}

const opener = (page: Page) => page.locator('.film__act').getByRole('link', { name: 'Me le rappeler' })
const dialog = (page: Page) => modalOf(page, 'reminder')
const byMail = (page: Page) => dialog(page).getByRole('button', { name: 'Me prévenir par e-mail' })

test('fr, phone: a client sets a reminder by mail in two taps, finds it in the client area, and ends it with one press', async ({
  page,
}) => {
  const site = originOf('fr')
  const email = await registered(page, site)
  await open(page, `${site}/films/${await awaitedFilm()}`)
  await expect(page.locator('.header').getByRole('link', { name: 'Mon compte' })).toBeVisible()
  let taps = 0
  const tap = async (target: ReturnType<typeof opener>) => {
    taps += 1
    await target.tap()
  }
  await tap(opener(page))
  await expect(dialog(page).getByLabel('Adresse e-mail')).toHaveValue(email)
  expect(await faultsForReaders(page, ['light', 'dark'], 'dialog[open]')).toEqual([])
  await tap(byMail(page))
  await expect(dialog(page)).toContainText('C’est noté')
  expect(taps).toBe(2)

  await dialog(page).getByRole('link', { name: 'Voir mes rappels' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos rappels')
  await page.getByRole('button', { name: /^Arrêter le rappel/ }).tap()
  await expect(page.getByRole('main')).toContainText('C’est arrêté.')
  await expect(page.getByRole('main')).toContainText('Aucun rappel')
})

// The browser logs refused requests.
unwatched('fr, phone: a visitor confirms the address with the link of a mail', async ({ page }) => {
  const site = originOf('fr')
  const email = newAddress()
  await open(page, `${site}/films/${await awaitedFilm()}`)
  await opener(page).tap()
  await dialog(page).getByLabel('Adresse e-mail').fill('ada@')
  await byMail(page).tap()
  await expect(dialog(page)).toContainText('Cette adresse n’est pas complète')
  await dialog(page).getByLabel('Adresse e-mail').fill(email)
  await byMail(page).tap()
  await expect(dialog(page)).toContainText('Regardez vos e-mails')
  await page.goto(`${clientOrigin(site)}/fr/mails`)
  const mail = page.locator('details').filter({ hasText: email }).first()
  if ((await mail.getAttribute('open')) === null) await mail.locator('summary').click()
  await mail.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Confirmer mon rappel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est noté')
})

/** The browser of the tests has no push service: its subscription is made up, everything else is real. */
const withSubscription = (page: Page) =>
  page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example/send/1',
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: 'https://push.example/send/1',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => true,
    }
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
  })

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  unwatched.use({ serviceWorkers: 'allow' })

  test('fr, phone: a visitor sets a reminder on the device in two taps', async ({ page, context }) => {
    const site = originOf('fr')
    await context.grantPermissions(['notifications'], { origin: site })
    await withSubscription(page)
    await open(page, `${site}/films/${await awaitedFilm()}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await opener(page).tap()
    const sent = page.waitForRequest((request) => request.url().includes('/api/client/reminders'))
    await dialog(page).getByRole('button', { name: 'Me prévenir sur cet appareil' }).tap()
    await expect(dialog(page)).toContainText('C’est noté')
    expect((await sent).postDataJSON()).toMatchObject({
      to: { channel: 'push', endpoint: 'https://push.example/send/1' },
    })
  })

  unwatched(
    'fr, phone: a refused permission and a failing service leave the choice open',
    async ({ page }) => {
      const site = originOf('fr')
      await page.addInitScript(() => {
        Notification.requestPermission = async () => 'denied'
      })
      await open(page, `${site}/films/${await awaitedFilm()}`)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await opener(page).tap()
      await dialog(page).getByRole('button', { name: 'Me prévenir sur cet appareil' }).tap()
      await expect(dialog(page).getByRole('alert')).toContainText('Votre navigateur bloque nos notifications')
      // Routes do not apply to a page that a service worker controls.
      await page.evaluate(() => {
        window.fetch = async () => new Response('{}', { status: 503 })
      })
      await dialog(page).getByLabel('Adresse e-mail').fill(newAddress())
      await byMail(page).tap()
      await expect(dialog(page).getByRole('alert')).toContainText('Le rappel n’a pas été enregistré')
    },
  )
})
