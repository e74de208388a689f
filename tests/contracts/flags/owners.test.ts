import type { OwnerAccess } from '@marquee/flags/service/owner-parts.ts'
import { EMBEDDED_ISSUER } from '@marquee/flags/service/owner-provider.ts'
import { insertOwner } from '@marquee/flags/service/store/owners.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { ownersOfEachTest, provided, signedIn } from './set-up-owners.ts'

describeOnEngines('owners of flags', {}, (engine) => {
  const stage = ownersOfEachTest(engine)
  const sessions = () => stage.store.read.selectFrom('flag_sessions').selectAll().execute()

  test('a session has a CSRF value, lasts twelve hours, and is stored without its token', async () => {
    const { owners } = stage
    const { owner, token } = await signedIn(owners, 'admin')
    expect(await owners.session(token)).toMatchObject({ owner, csrf: expect.stringMatching(/^[\w-]{43}$/) })
    expect(JSON.stringify(await sessions())).not.toContain(token)
    stage.pass(12 * 60 - 1)
    expect(await owners.session(token)).not.toBeNull()
    stage.pass(1)
    expect(await owners.session(token)).toBeNull()
    await signedIn(owners, 'admin')
    expect(await sessions()).toHaveLength(1)
  })

  test('only the session that signs out ends', async () => {
    const { owners } = stage
    const [first, second] = [await signedIn(owners, 'admin'), await signedIn(owners, 'admin')]
    await owners.signOut(first.token)
    expect(await owners.session(second.token)).not.toBeNull()
    for (const none of [first.token, undefined, 'nonsense']) expect(await owners.session(none)).toBeNull()
  })

  test('an owner from before the staff host is linked by id, with the rights from there', async () => {
    const before = { name: 'Ada', name_key: 'ada', role: 'admin', sites: '[]' } as const
    const at = { created_at: '', updated_at: '', issuer: null, subject: null }
    await insertOwner(stage.store.db, { ...before, ...at, id: 'legacy' })
    const { owner } = await signedIn(stage.owners, 'Ada', {
      sub: 'legacy',
      rights: { role: 'editor', sites: ['be'] },
    })
    expect(owner).toMatchObject({ id: 'legacy', name: 'Ada', role: 'editor', sites: ['be'] })
  })

  test('sessions end with the one at the staff host that began them, or with all of a person', async () => {
    const { owners } = stage
    const [ada, bea] = [await signedIn(owners, 'Ada'), await signedIn(owners, 'Bea')]
    const end = (who: { readonly subject: string | null; readonly providerSession: string | null }) =>
      owners.endProvided({ ...who, issuer: EMBEDDED_ISSUER, startedBefore: stage.now.getTime() / 1_000 })
    await end({ subject: null, providerSession: 'session of Ada' })
    expect(await owners.session(ada.token)).toBeNull()
    expect(await owners.session(bea.token)).not.toBeNull()
    await end({ subject: 'id of Bea', providerSession: null })
    expect(await owners.session(bea.token)).toBeNull()
  })

  test('rights that are taken at the staff host end sessions at once', async () => {
    const { owners } = stage
    const { token } = await signedIn(owners, 'Ada')
    await owners.changeRights('id of Ada', { role: 'admin', sites: [] })
    expect(await owners.session(token)).not.toBeNull()
    await owners.changeRights('id of Ada', { role: 'editor', sites: ['be'] })
    expect(await owners.session(token)).toBeNull()
    const again = await signedIn(owners, 'Ada')
    await owners.changeRights('id of Ada', null)
    expect(await owners.session(again.token)).toBeNull()
  })
})

describeOnEngines('the first admin’s password', {}, (engine) => {
  const stage = ownersOfEachTest(engine)
  const PASSWORD = 'the glass beside the door'
  const open = (access: Partial<OwnerAccess> = { breakGlass: PASSWORD }) =>
    stage.another({ access: { issuer: EMBEDDED_ISSUER, ...access } })

  test('opens nothing unless the operator has set one', async () => {
    expect((await open({}).breakGlass('', '203.0.113.1')).kind).toBe('wrong')
  })

  test('opens an hour as an admin, whatever rights a person of that id has', async () => {
    await signedIn(stage.owners, 'Ada', { sub: 'first-admin', rights: { role: 'viewer', sites: [] } })
    const owners = open()
    const outcome = await owners.breakGlass(PASSWORD, '203.0.113.1')
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    const { owner } = outcome.session
    expect(owner).toEqual({ id: 'first-admin', name: 'first-admin', role: 'admin', sites: [] })
    expect((await owners.session(outcome.token))?.owner).toEqual(owner)
    expect(await open({}).session(outcome.token)).toBeNull()
    stage.pass(60)
    expect(await owners.session(outcome.token)).toBeNull()
  })

  test('is refused after ten wrong ones of an address, and a hundred in all, in every process', async () => {
    const wrong = (last: number) => open().breakGlass('not the one', `203.0.113.${last}`)
    for (let count = 0; count < 10; count += 1) expect((await wrong(1)).kind).toBe('wrong')
    expect(await open().breakGlass(PASSWORD, '203.0.113.1')).toEqual({ kind: 'wait', seconds: 900 })
    expect((await open().breakGlass(PASSWORD, '203.0.113.2')).kind).toBe('in')
    for (let count = 10; count < 100; count += 1) await wrong(count)
    expect((await open().breakGlass(PASSWORD, '203.0.113.2')).kind).toBe('wait')
    stage.pass(15)
    expect((await open().breakGlass(PASSWORD, '203.0.113.2')).kind).toBe('in')
  })

  test('does not let somebody in whom the provider gives no role', async () => {
    const result = await open().signInProvided(provided('Eve', { rights: null }))
    expect(result).toEqual({ kind: 'noRole', name: 'Eve' })
  })
})
