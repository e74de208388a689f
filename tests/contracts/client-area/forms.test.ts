import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { describe, expect, test, vi } from 'vitest'
import { accountsOfEachTest, ada } from '../accounts/set-up-accounts.ts'
import { clientHosts, headingOf, visitorAt, writeMail } from './visitor.ts'

const stage = accountsOfEachTest('sqlite')

const accounts = () => stage.another({ writeMail })
const tn = (from = accounts()) => visitorAt(stage, 'tn', from)
const typed = { email: ada.email, password: ada.password }

describe('forged forms', () => {
  const refused = async (response: Response) => [
    response.status,
    headingOf(await response.text()),
    response.headers.getSetCookie().some((line) => line.startsWith('session=')),
  ]
  const no = [403, 'Ce formulaire n’est plus valable', false]

  test('do not sign in without this browser’s CSRF value', async () => {
    await stage.newClient()
    const from = accounts()
    const other = tn(from)
    await other.get('/fr/sign-in')
    const visitor = tn(from)
    expect(await refused(await visitor.post('/fr/sign-in', typed))).toEqual(no)
    expect(
      await refused(await visitor.fill('/fr/sign-in', { ...typed, csrf: other.jar.get('form') ?? '' })),
    ).toEqual(no)
    visitor.jar.set('form', 'planted')
    expect(await refused(await visitor.post('/fr/sign-in', { ...typed, csrf: 'planted' }))).toEqual(no)
  })

  test('are in the audit log, with the client if one is signed in', async () => {
    const { session } = await stage.newClient()
    const record = vi.fn<RecordAudit>(async () => {})
    const audit = { record, clientKey: (site: string, email: string) => `key of ${site} ${email}` }
    const visitor = clientHosts({ accounts: accounts(), audit, clock: stage.clock }).visitor('tn')
    await visitor.fill('/fr/sign-in', typed, { origin: 'https://evil.example' })
    visitor.jar.set('session', session)
    await visitor.post('/fr/sign-out', { csrf: 'x' })
    const refusal = { event: 'form.refused', outcome: 'refused', actor: 'client', site: 'tn' }
    expect(record.mock.calls).toEqual([
      [{ ...refusal, person: null, details: { page: '/fr/sign-in' } }],
      [{ ...refusal, person: `key of tn ${ada.email}`, details: { page: '/fr/sign-out' } }],
    ])
  })

  test('with a CSRF value from before the log-in do not sign out', async () => {
    const { session } = await stage.newClient()
    const visitor = tn()
    await visitor.get('/fr/sign-in')
    visitor.jar.set('session', session)
    expect((await visitor.post('/fr/sign-out', { csrf: visitor.jar.get('form') ?? '' })).status).toBe(403)
    expect(await stage.accounts.sessions.find('tn', session)).not.toBeNull()
  })
})
