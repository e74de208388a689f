import { expect, it } from 'vitest'
import type { Reminders } from '../../../src/services/accounts/reminders/reminders.ts'
import { type AccountPages, openAccountPages } from './account-pages-stage.ts'
import { accountsOfEachTest, frPlace as fr, type Stage } from './set-up-accounts.ts'
import { type FakeProgramme, mailWish, openReminders, requester } from './set-up-reminders.ts'

let pages: AccountPages
let reminders: Reminders
let programme: FakeProgramme
const stage = accountsOfEachTest('sqlite', (opened) => {
  programme = { salesOpening: null, cinemas: [], gone: false, down: false }
  const { accounts, reminders: made } = openReminders(opened, programme)
  reminders = made
  pages = openAccountPages(Object.create(opened, { accounts: { value: accounts } }) as Stage)
})

it('a form sets a reminder without script, with the client’s address', async () => {
  const { account, session } = await stage.confirmedClient({}, fr)
  const form = await pages.visit('fr', '/fr/reminder?show=heron&place=rex', { session })
  expect(form.text).toContain('Un seul message, quand Le héron mécanique pourra être réservé')
  expect(form.html).toContain('value="ada@cinema.example"')
  const wrong = await pages.send('fr', '/fr/reminder?show=heron', session, { place: '', email: 'ada@' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Cette adresse n’est pas complète')
  const typed = { place: 'rex', email: 'ada@cinema.example' }
  const done = await pages.send('fr', '/fr/reminder?show=heron', session, typed)
  expect(done.headers.get('location')).toBe('/fr/reminder?done=1')
  const [made] = (await reminders.list('fr', { account: account.id })) ?? []
  expect(made).toMatchObject({ place: 'rex', placeName: 'Le Rex' })
})

it('another address gets a mail, whose link needs a press', async () => {
  const { session } = await stage.confirmedClient({}, fr)
  const form = { place: '', email: 'eve@cinema.example' }
  const sent = await pages.send('fr', '/fr/reminder?show=heron', session, form)
  expect(sent.headers.get('location')).toBe('/fr/reminder?sent=1')
  const { facts } = await stage.mailed('reminderConfirm', fr)
  const { pathname, search } = new URL(String(facts.href))
  expect((await pages.visit('fr', pathname + search)).text).toContain('Confirmer mon rappel')
  const state = () => stage.store.db.selectFrom('reminders').select('state').executeTakeFirst()
  expect(await state()).toEqual({ state: 'unconfirmed' })
  const done = await pages.send('fr', pathname + search, session, {})
  expect(done.headers.get('location')).toBe('/fr/reminder?done=1')
  expect(await state()).toEqual({ state: 'waiting' })
  expect((await pages.send('fr', pathname + search, session, {})).status).toBe(410)
})

it('a client lists reminders, and ends one or all', async () => {
  const { account, session } = await stage.confirmedClient({}, fr)
  expect((await pages.visit('fr', '/fr/reminders', { session })).text).toContain('Aucun rappel')
  for (const place of ['rex', 'lyon', ''])
    await reminders.request(fr, mailWish(account.email, place), requester, account)
  const { text } = await pages.visit('fr', '/fr/reminders', { session })
  expect(text).toContain('En attente')
  expect(text).toContain('N’importe quel cinéma · Par e-mail')
  const [first] = (await reminders.list('fr', { account: account.id })) ?? []
  await pages.send('fr', '/fr/reminders', session, { what: 'end', item: first?.id ?? '' })
  expect(await reminders.list('fr', { account: account.id })).toHaveLength(2)
  const ended = await pages.send('fr', '/fr/reminders', session, { what: 'endAll' })
  expect(ended.headers.get('location')).toBe('/fr/reminders?ended=1')
  expect(await reminders.list('fr', { account: account.id })).toEqual([])
})

it('the link of a mail shows its recipient’s reminders without a session', async () => {
  const { account } = await stage.confirmedClient({}, fr)
  await reminders.request(fr, mailWish(account.email), requester, account)
  programme.cinemas = ['rex']
  await reminders.check()
  const { facts } = await stage.mailed('reminderSale', fr)
  const { pathname, search } = new URL(String(facts.manageHref))
  const { text } = await pages.visit('fr', pathname + search)
  expect(text).toContain('Déjà envoyés')
  expect(text).toContain('Envoyé le 20 novembre 2026')
  expect((await pages.visit('fr', `${pathname}${search}x`)).status).toBe(404)
  const { headers } = await pages.visit('fr', '/fr/reminders')
  expect(headers.get('location')).toBe('/fr/sign-in?back=%2Ffr%2Freminders')
})

it('there is no form for an unknown film, and no page where the feature is off', async () => {
  expect((await pages.visit('fr', '/fr/reminder?show=nothing')).status).toBe(404)
  expect((await pages.visit('fr', '/fr/reminder')).status).toBe(404)
  for (const page of ['reminder?show=heron', 'reminders'])
    expect((await pages.visit('fr', `/fr/${page}`, { flags: { reminders: false } })).status).toBe(404)
})
