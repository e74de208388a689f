import { expect, type Page } from '@playwright/test'
import { showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { open, phone, unwatched as test } from '../visitor.ts'

test.use({ ...phone, serviceWorkers: 'allow' })

const site = originOf('fr')

/** A film whose sales open later. */
async function awaitedFilm(): Promise<string> {
  const film = (await showsOf('fr')).find(
    ({ isMovie, salesOpeningDatetime }) => isMovie && Date.parse(salesOpeningDatetime ?? '') > Date.now(),
  )
  if (!film) throw new Error('the demonstration has no film whose sales open later')
  return film.slug
}

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
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
  })

test('an incomplete address and a refused permission leave the choice open; a reminder on the device takes two taps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site })
  await withSubscription(page)
  await open(page, `${site}/films/${await awaitedFilm()}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const permit = (permission: NotificationPermission) =>
    page.evaluate((given) => {
      Notification.requestPermission = async () => given
    }, permission)
  const dialog = modalOf(page, 'reminder')
  const onDevice = dialog.getByRole('button', { name: 'Me prévenir sur cet appareil' })
  await page.getByRole('main').getByRole('link', { name: 'Me le rappeler' }).first().tap()
  await dialog.getByLabel('Adresse e-mail').fill('ada@')
  await dialog.getByRole('button', { name: 'Me prévenir par e-mail' }).tap()
  await expect(dialog).toContainText('Cette adresse n’est pas complète')
  await permit('denied')
  await onDevice.tap()
  await expect(dialog.getByRole('alert')).toContainText('Votre navigateur bloque nos notifications')
  await permit('granted')
  const sent = page.waitForRequest((request) => request.url().includes('/api/client/reminders'))
  await onDevice.tap()
  await expect(dialog).toContainText('C’est noté')
  expect((await sent).postDataJSON()).toMatchObject({
    to: { channel: 'push', endpoint: 'https://push.example/send/1' },
  })
})
