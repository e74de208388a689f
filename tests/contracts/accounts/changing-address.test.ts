import { describe, expect, test } from 'vitest'
import { engines } from '../databases.ts'
import {
  accountsOfEachTest,
  ada,
  mailed,
  newClient,
  place,
  requester,
  type Stage,
} from './set-up-accounts.ts'

describe.each(engines)('another address before the confirmation, on %s', (engine) => {
  let stage: Stage
  accountsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const other = 'lovelace@cinema.example'

  async function unconfirmed(email = 'adda@cinema.example') {
    const outcome = await stage.accounts.register(place, { ...ada, email }, requester)
    if (outcome.kind !== 'accepted' || !outcome.account) throw new Error('Nobody was registered')
    return outcome.account
  }

  test('gets a confirmation, and signs in', async () => {
    const { accounts } = stage
    const { id } = await unconfirmed()
    stage.pass(1)
    expect(await accounts.changeAddress(place, id, ' Lovelace@Cinema.example', requester)).toEqual({
      kind: 'sent',
    })
    expect((await mailed(accounts, 'confirm')).mail?.to).toBe(other)
    expect((await accounts.signIn(place, { email: other, password: ada.password }, requester)).kind).toBe(
      'signedIn',
    )
    expect(
      (await accounts.signIn(place, { email: 'adda@cinema.example', password: ada.password }, requester))
        .kind,
    ).toBe('wrong')
  })

  test('of another client changes and reveals nothing, and mails its owner', async () => {
    const { accounts } = stage
    await newClient(accounts)
    const { id, email } = await unconfirmed()
    expect(await accounts.changeAddress(place, id, ada.email, requester)).toEqual({ kind: 'sent' })
    expect((await mailed(accounts, 'alreadyRegistered')).mail?.to).toBe(ada.email)
    expect((await accounts.account('tn', id))?.email).toBe(email)
  })

  test('is refused if malformed, and has no effect once the address is confirmed', async () => {
    const { accounts } = stage
    const { id } = await unconfirmed()
    expect(await accounts.changeAddress(place, id, 'ada', requester)).toEqual({
      kind: 'invalid',
      faults: { email: 'malformed' },
    })
    const { facts } = await mailed(accounts, 'confirm')
    await accounts.confirmEmail(place, new URL(String(facts.href)).searchParams.get('token') ?? '')
    await accounts.changeAddress(place, id, other, requester)
    expect((await accounts.account('tn', id))?.email).toBe('adda@cinema.example')
  })
})
