import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { describe, expect, test } from 'vitest'
import type { AccountsOptions } from '../../../src/services/accounts/create-accounts.ts'
import { accountsOfEachTest, ada, confirmedClient, newClient, requester, visited } from './set-up-accounts.ts'
import { mailWish, openReminders } from './set-up-reminders.ts'

describe('the audit log of accounts', () => {
  const events: AuditEvent[] = []
  const stage = accountsOfEachTest('sqlite', () => {
    events.length = 0
  })
  const audit: AccountsOptions['audit'] = {
    record: async (event) => void events.push(event),
    clientKey: (site, email) => `key of ${site} ${email}`,
  }
  const audited = () => stage.another({ audit })
  const wrong = { email: ada.email, password: 'not the one' }

  test('has sign-ins, failures and lockouts by the key of the client', async () => {
    const accounts = audited()
    await confirmedClient(accounts)
    await accounts.access.signIn(visited, ada, requester)
    for (let count = 0; count < 11; count += 1) await accounts.access.signIn(visited, wrong, requester)
    expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'account.registered done',
      'account.email-confirmed done',
      'sign-in.succeeded done',
      ...Array.from({ length: 10 }, () => 'sign-in.failed refused'),
      'sign-in.locked refused',
    ])
    expect(new Set(events.map(({ person, site, actor }) => `${actor} ${site} ${person}`))).toEqual(
      new Set([`client tn key of tn ${ada.email}`]),
    )
  })

  test('has sign-ins at an outside provider, and names it', async () => {
    const accounts = audited()
    const { account } = await newClient(accounts)
    events.length = 0
    const issuer = 'https://login.cinema.example/'
    await accounts.sessions.start('tn', account.id, { issuer, idToken: 'x' })
    expect(events).toEqual([
      {
        event: 'sign-in.succeeded',
        outcome: 'done',
        actor: 'client',
        site: 'tn',
        person: `key of tn ${ada.email}`,
        details: { provider: issuer },
      },
    ])
  })

  const changes = () => events.map(({ event, outcome, person, target }) => [event, outcome, person, target])
  const other = 'lovelace@cinema.example'
  const [before, after] = [`key of tn ${ada.email}`, `key of tn ${other}`]

  test('has confirmed, requested and changed addresses by the keys of both', async () => {
    const accounts = audited()
    const { account } = await confirmedClient(accounts)
    const next = { email: other, current: ada.password }
    await accounts.registration.requestEmail(visited, account.id, { ...next, current: 'wrong' }, requester)
    await accounts.registration.requestEmail(visited, account.id, { ...next, email: 'no address' }, requester)
    await accounts.registration.requestEmail(visited, account.id, next, requester)
    await accounts.registration.confirmEmail(visited, 'no link')
    await accounts.registration.confirmEmail(visited, (await stage.mailed('newEmail')).token)
    expect(changes().slice(1)).toEqual([
      ['account.email-confirmed', 'done', before, undefined],
      ['account.email-requested', 'refused', before, after],
      ['account.email-requested', 'done', before, after],
      ['account.email-changed', 'done', before, after],
    ])
  })

  test('has the correction of an address that was never confirmed', async () => {
    const accounts = audited()
    const { account } = await newClient(accounts)
    events.length = 0
    await accounts.registration.changeAddress(visited, account.id, 'no address', requester)
    await accounts.registration.changeAddress(visited, account.id, other, requester)
    expect(changes()).toEqual([['account.email-requested', 'done', before, after]])
  })

  test('has consents, exports, passwords, and deletions whose client is gone', async () => {
    const accounts = audited()
    const { account } = await newClient(accounts)
    events.length = 0
    await accounts.profiles.changeConsents('tn', account.id, { newsletter: true, mailConsent: false })
    await accounts.profiles.exportData('tn', account.id)
    const next = { current: ada.password, password: 'another fine sentence' }
    await accounts.profiles.changePassword(visited, account.id, { ...next, current: 'wrong' }, null)
    await accounts.profiles.changePassword(visited, account.id, next, null)
    await accounts.sessions.endListed('tn', account.id, ['an id'], 'wrong')
    await accounts.sessions.endListed('tn', account.id, ['an id'], next.password)
    await accounts.sessions.endOthers('tn', account.id, null)
    await accounts.profiles.deleteAccount(visited, account.id, 'wrong')
    await accounts.profiles.deleteAccount(visited, account.id, next.password)
    expect(events.map(({ event, outcome, person }) => [event, outcome, person])).toEqual(
      [
        ['consent.changed', 'done'],
        ['data.exported', 'done'],
        ['account.password-changed', 'refused'],
        ['account.password-changed', 'done'],
        ['account.sessions-ended', 'refused'],
        ['account.sessions-ended', 'done'],
        ['account.sessions-ended', 'done'],
        ['data.deleted', 'refused'],
        ['data.deleted', 'done'],
      ].map((each) => [...each, `key of tn ${ada.email}`]),
    )
    expect(events[0]?.details).toEqual({ newsletter: true, mailConsent: false })
  })

  test('has reminders that begin and end, by the key of the client if there is one', async () => {
    const programme = { salesOpening: null, cinemas: [], gone: false, down: false }
    const { accounts, reminders } = openReminders(stage, programme, { audit })
    const { account } = await confirmedClient(accounts)
    events.length = 0
    await reminders.request(visited, mailWish(account.email), requester, account)
    await reminders.end('tn', { account: account.id })
    await reminders.request(visited, mailWish('someone@cinema.example'), requester, null)
    const { facts } = await stage.mailed('reminderConfirm')
    await reminders.confirm('tn', new URL(String(facts.href)).searchParams.get('confirm') ?? '')
    expect(events.map(({ event, person, details }) => [event, person, details])).toEqual([
      ['consent.changed', before, { reminder: 'mail', granted: true }],
      ['consent.changed', null, { reminder: 'all', granted: false }],
      ['consent.changed', null, { reminder: 'mail', granted: true }],
    ])
  })
})
