import { describe, expect, test } from 'vitest'
import { clientPagesOfEachTest } from './account-pages-stage.ts'
import { aPhoto } from './photo.ts'
import { frPlace as fr } from './set-up-accounts.ts'

const { stage, client, visit, send } = clientPagesOfEachTest()

const subscription = async () => (await stage.accounts.memberships.find('fr', client.id)).subscription
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the order of a plan', () => {
  const form = { what: 'plan', plan: 'duo', 'options.duo.snack': '2' }

  test('shows plan, term, options and their price a month', async () => {
    const { status, text, html } = await visit('/fr/order?plan=duo&options.duo.snack=2&options.solo.guest=4')
    expect(status).toBe(200)
    expect(spaced(text)).toContain(
      'Formule CinéPass À deux Prix 34,90 € par mois Engagement Trois mois au moins Début dès aujourd’hui Total 46,90 €',
    )
    expect(html).toMatch(/name="options.duo.snack".*<option value="2" selected=""/)
  })

  test('gives the client the confirmed plan, and the benefits page reports it', async () => {
    const done = await send('/fr/order', form)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/benefits?done=begun'])
    expect(await subscription()).toMatchObject({ currentPlan: 'duo', options: { snack: 2 } })
    expect((await visit('/fr/benefits?done=begun')).text).toContain('Votre abonnement commence aujourd’hui.')
  })

  test('states that other options of the current plan apply from today', async () => {
    await send('/fr/order', form)
    const same = await visit('/fr/order?plan=duo&options.duo.snack=2')
    expect([same.text.includes('C’est votre formule.'), same.text.includes('Début')]).toEqual([true, false])
    const { text } = await visit('/fr/order?plan=duo&options.duo.snack=1')
    expect(text).toContain('Ses nouvelles options prennent effet dès aujourd’hui.')
    expect(text).not.toContain('remplace')
    const done = await send('/fr/order', { ...form, 'options.duo.snack': '1' })
    expect((await visit(done.headers.get('location') ?? '')).text).toContain('Votre abonnement est modifié')
  })

  test('shows the new total for other options, and orders nothing', async () => {
    const again = await send('/fr/order', { ...form, update: '1' })
    expect(again.headers.get('location')).toBe('/fr/order?plan=duo&options.duo.snack=2')
    expect(await subscription()).toBeNull()
  })

  test('ignores a price and a day in the form', async () => {
    await send('/fr/order', form)
    const order = { what: 'plan', plan: 'young', price: '0', total: '0', from: '2026-11-20' }
    expect((await send('/fr/order', order)).headers.get('location')).toBe('/fr/benefits?done=planned')
    const planned = { newPlan: 'young', nextPlanExecutionDate: '2026-12-20' }
    expect(await subscription()).toMatchObject({ currentPlan: 'duo', ...planned })
  })

  test.each([
    ['that is unknown', { plan: 'platinum' }, {}],
    ['on a site that sells none now', { plan: 'duo' }, { cinepass: false }],
  ])('is refused for a plan %s', async (_, change, flags) => {
    const csrf = (await stage.accounts.sessions.find('fr', client.session))?.csrf ?? ''
    const shown = await visit(`/fr/order?plan=${change.plan}`, { flags })
    expect(shown.status).toBe(404)
    expect(shown.text).toContain('Cette formule est introuvable')
    const sent = await visit('/fr/order', { flags, form: { csrf, ...form, ...change } })
    expect([sent.status, await subscription()]).toEqual([404, null])
  })
})

test('the benefits page calls off a planned change', async () => {
  await stage.accounts.memberships.order(fr, client.id, { plan: 'duo', options: {} })
  await stage.accounts.memberships.order(fr, client.id, { plan: 'solo', options: {} })
  const done = await send('/fr/benefits', { what: 'keep' })
  expect(done.headers.get('location')).toBe('/fr/benefits?done=cancelled')
  expect((await subscription())?.newPlan).toBeNull()
})

describe('the picture of the profile', () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, form = {}) =>
    send('/fr/profile', { what: 'picture', ...form }, { field: 'picture', bytes })
  const picture = async () => (await stage.accounts.memberships.find('fr', client.id)).picture

  test('is set, shown with the level, and removed', async () => {
    const done = await upload(await aPhoto())
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/profile?done=picture'])
    const { html, text } = await visit('/fr/profile')
    expect(html).toContain(`<img src="${await picture()}"`)
    expect(text).toContain('Statut Bronze')
    const removed = await send('/fr/profile', { what: 'no-picture' })
    expect([removed.headers.get('location'), await picture()]).toEqual(['/fr/profile?done=no-picture', null])
  })

  test('is refused without the CSRF value of the session', async () => {
    const file = { field: 'picture', bytes: await aPhoto() }
    expect((await upload(file.bytes, { csrf: 'another' })).status).toBe(403)
    expect(await picture()).toBeNull()
    const elsewhere = await send('/fr/consents', { what: 'save' }, file)
    expect(elsewhere.status, 'another page').toBe(415)
  })

  test.each([
    ['no file', new Uint8Array(), 422, 'Choisissez d’abord une photo.'],
    ['no picture', new TextEncoder().encode('<svg/>'), 422, 'Ce fichier ne se lit pas comme une photo.'],
    ['a file that is too large', new Uint8Array(6_100_000), 413, 'Cette photo est trop lourde'],
  ])('%s shows an error text', async (_, bytes, status, words) => {
    const response = await upload(bytes)
    expect([response.status, response.text.includes(words)]).toEqual([status, true])
  })
})
