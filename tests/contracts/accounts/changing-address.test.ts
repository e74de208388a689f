import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, invalid, requester, visited } from './set-up-accounts.ts'

describeOnEngines('another address before the confirmation', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const other = 'lovelace@cinema.example'

  const unconfirmed = async () => (await stage.newClient({ email: 'adda@cinema.example' })).account
  const change = (id: string, email = other) =>
    stage.accounts.registration.changeAddress(visited, id, email, requester)

  test('gets a confirmation, and signs in', async () => {
    const { id } = await unconfirmed()
    stage.pass(1)
    expect(await change(id, ' Lovelace@Cinema.example')).toEqual({ kind: 'sent' })
    expect((await stage.mailed('confirm')).mail?.to).toBe(other)
    expect(await stage.signIn({ email: other })).toBe('signedIn')
    expect(await stage.signIn({ email: 'adda@cinema.example' })).toBe('wrong')
  })

  test('of another client takes and reveals nothing, and mails its owner', async () => {
    const owner = await stage.confirmedClient()
    const { id } = await unconfirmed()
    expect(await change(id, ada.email)).toEqual({ kind: 'sent' })
    expect((await stage.mailed('alreadyRegistered')).mail?.to).toBe(ada.email)
    expect(await stage.account(id)).toMatchObject({
      email: ada.email,
      emailVerifiedAt: null,
    })
    expect(await stage.account(owner.account.id)).toEqual(owner.account)
  })

  test('ends the links that were mailed to the earlier one', async () => {
    const { id } = await unconfirmed()
    await stage.forgot('adda@cinema.example')
    const { token: confirm } = await stage.mailed('confirm')
    const { token: reset } = await stage.mailed('reset')
    await change(id)
    expect(await stage.confirm(confirm)).toEqual({ kind: 'used' })
    const late = await stage.reset(reset)
    expect(late).toEqual({ kind: 'used' })
  })

  test('is refused if malformed, and has no effect once the address is confirmed', async () => {
    const { id } = await unconfirmed()
    expect(await change(id, 'ada')).toEqual(invalid({ email: 'malformed' }))
    await stage.confirm((await stage.mailed('confirm')).token)
    await change(id)
    expect((await stage.account(id))?.email).toBe('adda@cinema.example')
  })
})

describeOnEngines('another address after the confirmation', {}, (engine) => {
  let id: string
  const stage = accountsOfEachTest(engine, async (opened) => {
    id = (await opened.confirmedClient()).account.id
    opened.pass(1)
  })
  const other = 'lovelace@cinema.example'
  const request = (email = ` ${other.toUpperCase()}`, current = ada.password) =>
    stage.accounts.registration.requestEmail(visited, id, { email, current }, requester)
  const subjectsTo = async (address: string) =>
    (await stage.accounts.mails('tn')).filter(({ to }) => to === address).map(({ subject }) => subject)

  test('changes by the link in a mail to it; the previous one is notified twice and its links end', async () => {
    await stage.forgot()
    const reset = await stage.mailed('reset')
    expect(await request()).toEqual({ kind: 'sent' })
    expect((await stage.account(id))?.email).toBe(ada.email)
    expect(await subjectsTo(ada.email)).toContain('emailChangeRequested')
    const { token, mail } = await stage.mailed('newEmail')
    expect(mail?.to).toBe(other)
    stage.pass(1)
    expect(await stage.confirm(token)).toMatchObject({
      kind: 'done',
      account: { id, email: other, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await subjectsTo(ada.email)).toContain('emailChanged')
    const late = await stage.reset(reset.token)
    expect(late).toEqual({ kind: 'used' })
    expect(await stage.confirm(token)).toEqual({ kind: 'used' })
    expect(await stage.signIn({ email: other })).toBe('signedIn')
    expect(await stage.signIn()).toBe('wrong')
  })

  test('needs the password, another address, and a well-formed one', async () => {
    expect(await request(other, 'not the one')).toEqual(invalid({ currentOfEmail: 'wrong' }))
    expect(await request(ada.email)).toEqual(invalid({ email: 'same' }))
    expect(await request('lovelace')).toEqual(invalid({ email: 'malformed' }))
    expect((await stage.mailed('newEmail')).count).toBe(0)
  })

  test('of another client changes and reveals nothing, and mails its owner', async () => {
    await stage.confirmedClient({ email: other })
    expect(await request()).toEqual({ kind: 'sent' })
    expect(await subjectsTo(other)).toContain('alreadyRegistered')
    expect((await stage.mailed('newEmail')).count).toBe(0)
  })

  test('that somebody has confirmed since is not taken', async () => {
    await request()
    await stage.confirmedClient({ email: other })
    const { token } = await stage.mailed('newEmail')
    expect(await stage.confirm(token)).toEqual({ kind: 'unknown' })
    expect((await stage.account(id))?.email).toBe(ada.email)
  })

  test('is given up by a new request, and by a new password', async () => {
    const { accounts } = stage
    await request()
    const first = await stage.mailed('newEmail')
    stage.pass(1)
    await request('third@cinema.example')
    const second = await stage.mailed('newEmail')
    expect(await stage.confirm(first.token)).toEqual({ kind: 'used' })
    await accounts.profiles.changePassword(
      visited,
      id,
      { current: ada.password, password: 'une autre phrase' },
      null,
    )
    expect(await stage.confirm(second.token)).toEqual({ kind: 'used' })
  })

  test('sends a limited number of mails', async () => {
    const outcomes = []
    for (let index = 0; index < 6; index += 1) outcomes.push((await request(`n${index}@cinema.example`)).kind)
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'tooMany'])
  })
})
