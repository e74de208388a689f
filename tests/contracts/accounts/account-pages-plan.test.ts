import { describe, expect, test } from 'vitest'
import { type AccountPages, openAccountPages } from './account-pages-stage.ts'
import { aPhoto } from './photo.ts'
import { accountsOfEachTest, confirmedClient, frPlace as fr } from './set-up-accounts.ts'

let accountPages: AccountPages
let session: string
let id: string
const stage = accountsOfEachTest('sqlite', async (opened) => {
  accountPages = openAccountPages(opened)
  const client = await confirmedClient(opened.accounts, {}, fr)
  session = client.session
  id = client.account.id
})

const subscription = async () => (await stage.accounts.membership('fr', id)).subscription
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the order of a plan', () => {
  const form = { what: 'plan', plan: 'duo', 'options.duo.snack': '2' }

  test('shows plan, term, options and their price a month', async () => {
    const { status, text, html } = await accountPages.visit(
      'fr',
      '/fr/order?plan=duo&options.duo.snack=2&options.solo.guest=4',
      { session },
    )
    expect(status).toBe(200)
    expect(spaced(text)).toContain(
      'Formule CinéPass À deux Prix 34,90 € par mois Engagement Trois mois au moins Début dès aujourd’hui Total 46,90 €',
    )
    expect(html).toMatch(/name="options.duo.snack".*<option value="2" selected=""/)
  })

  test('gives the client the confirmed plan, and the benefits page reports it', async () => {
    const done = await accountPages.send('fr', '/fr/order', session, form)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/benefits?done=begun'])
    expect(await subscription()).toMatchObject({ currentPlan: 'duo', options: { snack: 2 } })
    expect((await accountPages.visit('fr', '/fr/benefits?done=begun', { session })).text).toContain(
      'Votre abonnement commence aujourd’hui.',
    )
  })

  test('states that other options of the current plan apply from today', async () => {
    await accountPages.send('fr', '/fr/order', session, form)
    const same = await accountPages.visit('fr', '/fr/order?plan=duo&options.duo.snack=2', { session })
    expect([same.text.includes('C’est votre formule.'), same.text.includes('Début')]).toEqual([true, false])
    const { text } = await accountPages.visit('fr', '/fr/order?plan=duo&options.duo.snack=1', { session })
    expect([
      text.includes('Ses nouvelles options prennent effet dès aujourd’hui.'),
      text.includes('remplace'),
    ]).toEqual([true, false])
    const done = await accountPages.send('fr', '/fr/order', session, { ...form, 'options.duo.snack': '1' })
    expect((await accountPages.visit('fr', done.headers.get('location') ?? '', { session })).text).toContain(
      'Votre abonnement est modifié',
    )
  })

  test('shows the new total for other options, and orders nothing', async () => {
    const again = await accountPages.send('fr', '/fr/order', session, { ...form, update: '1' })
    expect(again.headers.get('location')).toBe('/fr/order?plan=duo&options.duo.snack=2')
    expect(await subscription()).toBeNull()
  })

  test('ignores a price and a day in the form', async () => {
    await accountPages.send('fr', '/fr/order', session, form)
    const { status, headers } = await accountPages.send('fr', '/fr/order', session, {
      what: 'plan',
      plan: 'young',
      price: '0',
      total: '0',
      from: '2026-11-20',
    })
    expect([status, headers.get('location')]).toEqual([303, '/fr/benefits?done=planned'])
    expect(await subscription()).toMatchObject({
      currentPlan: 'duo',
      newPlan: 'young',
      nextPlanExecutionDate: '2026-12-20',
    })
  })

  test.each([
    ['that is unknown', { plan: 'platinum' }, {}],
    ['on a site that sells none now', { plan: 'duo' }, { cinepass: false }],
  ])('is refused for a plan %s', async (_, change, flags) => {
    const csrf = (await stage.accounts.session('fr', session))?.csrf ?? ''
    const shown = await accountPages.visit('fr', `/fr/order?plan=${change.plan}`, { session, flags })
    const sent = await accountPages.visit('fr', '/fr/order', {
      session,
      flags,
      form: { csrf, ...form, ...change },
    })
    expect([shown.status, sent.status, shown.text.includes('Cette formule est introuvable')]).toEqual([
      404,
      404,
      true,
    ])
    expect(await subscription()).toBeNull()
  })
})

test('the benefits page calls off a planned change', async () => {
  await stage.accounts.orderPlan(fr, id, { plan: 'duo', options: {} })
  await stage.accounts.orderPlan(fr, id, { plan: 'solo', options: {} })
  expect((await accountPages.visit('fr', '/fr/benefits', { session, form: { what: 'keep' } })).status).toBe(
    403,
  )
  const done = await accountPages.send('fr', '/fr/benefits', session, { what: 'keep' })
  expect(done.headers.get('location')).toBe('/fr/benefits?done=cancelled')
  expect((await subscription())?.newPlan).toBeNull()
})

describe('the picture of the profile', () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, form = {}) =>
    accountPages.send('fr', '/fr/profile', session, { what: 'picture', ...form }, { field: 'picture', bytes })
  const picture = async () => (await stage.accounts.membership('fr', id)).picture

  test('is set, shown with the level, and removed', async () => {
    const done = await upload(await aPhoto())
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/profile?done=picture'])
    const { html, text } = await accountPages.visit('fr', '/fr/profile', { session })
    expect(html).toContain(`<img src="${await picture()}"`)
    expect(text).toContain('Votre statut de fidélité Bronze')
    const removed = await accountPages.send('fr', '/fr/profile', session, { what: 'no-picture' })
    expect([removed.headers.get('location'), await picture()]).toEqual(['/fr/profile?done=no-picture', null])
  })

  test('is refused without the CSRF value of the session', async () => {
    const file = { field: 'picture', bytes: await aPhoto() }
    expect((await upload(file.bytes, { csrf: 'another' })).status).toBe(403)
    expect(await picture()).toBeNull()
    const elsewhere = await accountPages.send('fr', '/fr/consents', session, { what: 'save' }, file)
    expect(elsewhere.status, 'another page').toBe(415)
  })

  test.each([
    ['no file', new Uint8Array(), 422, 'Choisissez d’abord une photo.'],
    [
      'a file that is no picture',
      new TextEncoder().encode('<svg/>'),
      422,
      'Ce fichier ne se lit pas comme une photo.',
    ],
    ['a file that is too large', new Uint8Array(6_100_000), 413, 'Cette photo est trop lourde'],
  ])('%s shows an error text', async (_, bytes, status, words) => {
    const response = await upload(bytes)
    expect([response.status, response.text.includes(words)]).toEqual([status, true])
  })
})
