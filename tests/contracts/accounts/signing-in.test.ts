import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { Accounts } from '../../../src/services/accounts/accounts.ts'
import { createProofOfWork, spendIn } from '../../../src/services/content/captcha/proof-of-work.ts'
import { describeOnEngines } from '../on-engines.ts'
import { easyPuzzles, solveCaptcha } from '../solve-captcha.ts'
import { accountsOfEachTest, ada, nlPlace, patiently, quick, requester, visited } from './set-up-accounts.ts'

describeOnEngines('signing in', { dialect: true }, (engine) => {
  const stage = accountsOfEachTest(engine)
  const wrong = { email: ada.email, password: 'not the one' }

  test('accepts the right password, whatever the case of the address', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    const outcome = await accounts.access.signIn(
      visited,
      { ...ada, email: ' ADA@Cinema.example ' },
      requester,
    )
    expect(outcome).toMatchObject({ kind: 'signedIn', account: { id: account.id } })
    const session = outcome.kind === 'signedIn' ? await stage.session(outcome.session) : null
    expect(session).toMatchObject({ account: { id: account.id }, startedAt: stage.now.getTime() / 1_000 })
  })

  test('a wrong password, an unknown address and another site’s client have the same result', async () => {
    await stage.newClient()
    expect(await stage.accounts.access.signIn(visited, wrong, requester)).toEqual({ kind: 'wrong' })
    const unknown = { ...ada, email: 'nobody@cinema.example' }
    expect(await stage.accounts.access.signIn(visited, unknown, requester)).toEqual({ kind: 'wrong' })
    expect(await stage.accounts.access.signIn(nlPlace, ada, requester)).toEqual({ kind: 'wrong' })
  })

  const from = (last: number) => ({ address: `203.0.113.${last}` })

  test.each([ada.email, 'nobody@cinema.example'])(
    'ten wrong passwords in a quarter of an hour lock %s for their address, in every process',
    async (email) => {
      const { accounts, another } = stage
      await stage.newClient()
      const other = another()
      for (let count = 0; count < 10; count += 1)
        expect(
          (await (count % 2 ? accounts : other).access.signIn(visited, { ...wrong, email }, requester)).kind,
        ).toBe('wrong')
      const right = { ...ada, email }
      const lockedFor = (seconds: number) => ({ kind: 'locked', retryAfterSeconds: seconds })
      expect(await accounts.access.signIn(visited, right, requester)).toEqual(lockedFor(900))
      const kind = email === ada.email ? 'signedIn' : 'wrong'
      expect(await stage.signIn({ email }, from(8)), 'from elsewhere').toBe(kind)
      stage.pass(14)
      expect(await other.access.signIn(visited, right, requester)).toEqual(lockedFor(60))
      stage.pass(1)
      expect(await stage.signIn({ email })).toBe(kind)
    },
  )

  /** Strangers try as many wrong passwords as they may, each from an address of its own. */
  async function strangersTry(accounts: Accounts): Promise<void> {
    for (let count = 0; count < 20; count += 1)
      expect(await accounts.access.signIn(visited, wrong, from(100 + count))).toEqual({ kind: 'wrong' })
  }

  test('strangers lock out no browser in which the client has signed in', async () => {
    await stage.confirmedClient()
    const device = stage.accounts.access.deviceOf('tn', ada.email)
    const foreign = stage.accounts.access.deviceOf('tn', 'eva@cinema.example')
    await strangersTry(stage.accounts)
    const by = { ...requester, device }
    expect(await stage.signIn({}, { ...requester, device: foreign })).toBe('unproven')
    for (let count = 0; count < 9; count += 1) expect(await stage.signIn(wrong, by)).toBe('wrong')
    expect(await stage.signIn({}, by)).toBe('signedIn')
    for (let count = 0; count < 10; count += 1) expect(await stage.signIn(wrong, by)).toBe('wrong')
    expect(await stage.signIn({}, by)).toBe('locked')
  })

  test('a new browser solves a puzzle once strangers have tried, and still has ten attempts', async () => {
    const spend = spendIn(stage.store)
    const puzzles = createProofOfWork({ secret: 'a secret of the test', spend, work: easyPuzzles })
    const puzzle = async (site: SiteId) => puzzles.challenge(site)
    const isSolved = async (site: SiteId, solution: string) =>
      (await puzzles.verify(site, solution)) === 'passed'
    const accounts = stage.another({ proofs: { puzzle, isSolved } })
    await stage.newClient()
    await strangersTry(accounts)
    const solved = async () => {
      const outcome = await accounts.access.signIn(visited, ada, requester)
      if (outcome.kind !== 'unproven') throw new Error(outcome.kind)
      return solveCaptcha(outcome.puzzle as never)
    }
    const solution = await solved()
    expect((await accounts.access.signIn(visited, { ...wrong, solution }, requester)).kind).toBe('wrong')
    expect((await accounts.access.signIn(visited, { ...ada, solution }, requester)).kind, 'used').toBe(
      'unproven',
    )
    for (let count = 0; count < 9; count += 1)
      await accounts.access.signIn(visited, { ...wrong, solution: await solved() }, requester)
    const last = await solveCaptcha((await puzzles.challenge('tn')) as never)
    expect((await accounts.access.signIn(visited, { ...ada, solution: last }, requester)).kind).toBe('locked')
    const elsewhere = await solveCaptcha((await puzzles.challenge('tn')) as never)
    expect((await accounts.access.signIn(visited, { ...ada, solution: elsewhere }, from(8))).kind).toBe(
      'signedIn',
    )
  })

  test('of 200 sign-ins at once from one address, in two processes, fifty are compared', async () => {
    await stage.newClient()
    const processes = [stage.accounts, stage.another()]
    const guess = (index: number) =>
      processes[index % 2]?.access.signIn(
        visited,
        { ...wrong, email: `${index}@cinema.example` },
        requester,
      ) ?? expect.unreachable()
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => patiently(() => guess(index))),
    )
    expect(guesses.filter(({ kind }) => kind === 'wrong')).toHaveLength(50)
    expect(guesses.filter(({ kind }) => kind === 'tooMany')).toHaveLength(150)
    expect(await stage.accounts.access.signIn(visited, ada, requester)).toEqual({
      kind: 'tooMany',
      retryAfterSeconds: 900,
    })
    expect(await stage.signIn({}, from(8))).toBe('signedIn')
  })

  test('the right password uses up no attempts, and resets the count of wrong ones', async () => {
    await stage.confirmedClient()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await stage.accounts.access.signIn(visited, wrong, requester)
      for (let count = 0; count < 50; count += 1) expect(await stage.signIn()).toBe('signedIn')
    }
  })

  test('a new password unlocks the account', async () => {
    await stage.newClient()
    for (let count = 0; count < 10; count += 1) await stage.accounts.access.signIn(visited, wrong, requester)
    await stage.forgot()
    const { token } = await stage.mailed('reset')
    await stage.reset(token)
    expect(await stage.signIn({ password: 'une autre phrase' })).toBe('signedIn')
  })

  test('a password hashed at an older cost is hashed again', async () => {
    const { another, store } = stage
    await stage.newClient()
    const hashes = async () =>
      (await store.db.selectFrom('accounts').select('password').execute()).map(({ password }) => password)
    const [before] = await hashes()
    const dearer = another({ passwordCost: { ...quick, N: 32 } })
    expect((await dearer.access.signIn(visited, ada, requester)).kind).toBe('signedIn')
    const [after] = await hashes()
    expect([before?.slice(0, 14), after?.slice(0, 14)]).toEqual(['scrypt$16$8$1$', 'scrypt$32$8$1$'])
    expect(await stage.signIn()).toBe('signedIn')
  })
})
