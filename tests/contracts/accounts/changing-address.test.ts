import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, place, requester } from './set-up-accounts.ts'

describeOnEngines('another address before the confirmation', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const other = 'lovelace@cinema.example'

  async function unconfirmed(email = 'adda@cinema.example') {
    const outcome = await stage.accounts.register(place, { ...ada, email }, requester)
    if (outcome.kind !== 'accepted') throw new Error('Nobody was registered')
    return outcome.account
  }

  test('gets a confirmation, and signs in', async () => {
    const { accounts } = stage
    const { id } = await unconfirmed()
    stage.pass(1)
    expect(await accounts.changeAddress(place, id, ' Lovelace@Cinema.example', requester)).toEqual({
      kind: 'sent',
    })
    expect((await stage.mailed('confirm')).mail?.to).toBe(other)
    expect(await stage.signIn({ email: other })).toBe('signedIn')
    expect(await stage.signIn({ email: 'adda@cinema.example' })).toBe('wrong')
  })

  test('of another client takes and reveals nothing, and mails its owner', async () => {
    const { accounts } = stage
    const owner = await stage.confirmedClient()
    const { id } = await unconfirmed()
    expect(await accounts.changeAddress(place, id, ada.email, requester)).toEqual({ kind: 'sent' })
    expect((await stage.mailed('alreadyRegistered')).mail?.to).toBe(ada.email)
    expect(await accounts.account('tn', id)).toMatchObject({ email: ada.email, emailVerifiedAt: null })
    expect(await accounts.account('tn', owner.account.id)).toEqual(owner.account)
  })

  test('ends the links that were mailed to the earlier one', async () => {
    const { accounts } = stage
    const { id } = await unconfirmed()
    await accounts.forgotten(place, 'adda@cinema.example', requester)
    const links = [await stage.mailed('confirm'), await stage.mailed('reset')]
    await accounts.changeAddress(place, id, other, requester)
    const [confirm, reset] = links.map(({ token }) => token)
    expect(await accounts.confirmEmail(place, confirm ?? '')).toEqual({ kind: 'used' })
    expect(await accounts.resetPassword(place, reset ?? '', 'une autre phrase', requester)).toEqual({
      kind: 'used',
    })
  })

  test('sends a limited number of mails', async () => {
    const { id } = await unconfirmed()
    const outcomes = []
    for (let index = 0; index < 6; index += 1)
      outcomes.push(
        (await stage.accounts.changeAddress(place, id, `n${index}@cinema.example`, requester)).kind,
      )
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'tooMany'])
  })

  test('is refused if malformed, and has no effect once the address is confirmed', async () => {
    const { accounts } = stage
    const { id } = await unconfirmed()
    expect(await accounts.changeAddress(place, id, 'ada', requester)).toEqual({
      kind: 'invalid',
      faults: { email: 'malformed' },
    })
    const { facts } = await stage.mailed('confirm')
    await accounts.confirmEmail(place, new URL(String(facts.href)).searchParams.get('token') ?? '')
    await accounts.changeAddress(place, id, other, requester)
    expect((await accounts.account('tn', id))?.email).toBe('adda@cinema.example')
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
    stage.accounts.requestEmail(place, id, { email, current }, requester)
  const subjectsTo = async (address: string) =>
    (await stage.accounts.mails('tn')).filter(({ to }) => to === address).map(({ subject }) => subject)

  test('changes by the link in a mail to it; the previous one is notified twice and its links end', async () => {
    const { accounts } = stage
    await accounts.forgotten(place, ada.email, requester)
    const reset = await stage.mailed('reset')
    expect(await request()).toEqual({ kind: 'sent' })
    expect((await accounts.account('tn', id))?.email).toBe(ada.email)
    expect(await subjectsTo(ada.email)).toContain('emailChangeRequested')
    const { token, mail } = await stage.mailed('newEmail')
    expect(mail?.to).toBe(other)
    stage.pass(1)
    expect(await accounts.confirmEmail(place, token)).toMatchObject({
      kind: 'done',
      account: { id, email: other, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await subjectsTo(ada.email)).toContain('emailChanged')
    expect(await accounts.resetPassword(place, reset.token, 'une autre phrase', requester)).toEqual({
      kind: 'used',
    })
    expect(await accounts.confirmEmail(place, token)).toEqual({ kind: 'used' })
    expect(await stage.signIn({ email: other })).toBe('signedIn')
    expect(await stage.signIn()).toBe('wrong')
  })

  test('needs the password, another address, and a well-formed one', async () => {
    expect(await request(other, 'not the one')).toEqual({
      kind: 'invalid',
      faults: { currentOfEmail: 'wrong' },
    })
    expect(await request(ada.email)).toEqual({ kind: 'invalid', faults: { email: 'same' } })
    expect(await request('lovelace')).toEqual({ kind: 'invalid', faults: { email: 'malformed' } })
    expect((await stage.mailed('newEmail')).count).toBe(0)
  })

  test('of another client changes and reveals nothing, and mails its owner', async () => {
    await stage.confirmedClient({ email: other })
    expect(await request()).toEqual({ kind: 'sent' })
    expect(await subjectsTo(other)).toContain('alreadyRegistered')
    expect((await stage.mailed('newEmail')).count).toBe(0)
  })

  test('that somebody has confirmed since is not taken', async () => {
    const { accounts } = stage
    await request()
    await stage.confirmedClient({ email: other })
    const { token } = await stage.mailed('newEmail')
    expect(await accounts.confirmEmail(place, token)).toEqual({ kind: 'unknown' })
    expect((await accounts.account('tn', id))?.email).toBe(ada.email)
  })

  test('is given up by a new request, and by a new password', async () => {
    const { accounts } = stage
    await request()
    const first = await stage.mailed('newEmail')
    stage.pass(1)
    await request('third@cinema.example')
    const second = await stage.mailed('newEmail')
    expect(await accounts.confirmEmail(place, first.token)).toEqual({ kind: 'used' })
    await accounts.changePassword(place, id, { current: ada.password, password: 'une autre phrase' }, null)
    expect(await accounts.confirmEmail(place, second.token)).toEqual({ kind: 'used' })
  })

  test('sends a limited number of mails', async () => {
    const outcomes = []
    for (let index = 0; index < 6; index += 1) outcomes.push((await request(`n${index}@cinema.example`)).kind)
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'tooMany'])
  })
})
