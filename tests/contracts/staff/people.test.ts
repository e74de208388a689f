import { pbkdf2Sync } from 'node:crypto'
import { newCodeKey, recoveryHash } from '@marquee/identity/one-time-codes.ts'
import { openPeople, sealPeople } from '@marquee/identity/staff/carried-people.ts'
import type { StaffRights } from '@marquee/identity/staff/staff-roles.ts'
import { codeOf } from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import {
  at,
  EDITOR,
  editorOf,
  FIRST,
  joined,
  openSession,
  secret,
  sessionOf,
  staffOfEachTest,
} from './set-up-staff.ts'

const manager: StaffRights = { manages: true, flags: null, content: null }
const refused = (why: string) => ({ kind: 'refused', why })

describeOnEngines('people of staff', {}, (engine) => {
  let changes: unknown[]
  const stage = staffOfEachTest(engine, () => {
    changes = []
    const changed = async (id: string, rights: StaffRights | null) => void changes.push([id, rights])
    Object.assign(stage, { staff: stage.another({ changed }) })
  })
  const fields = { name: EDITOR.name, email: EDITOR.email, rights: editorOf }

  test('an invited person chooses a password once, within three days, and then signs in', async () => {
    const { staff, first } = stage
    const invited = await staff.people.invite({ ...fields, email: ' Beatrice@Cinema.example' }, first)
    if (invited.kind === 'refused') throw new Error(invited.why)
    const { person, token } = invited.link
    expect(person).toMatchObject({ email: EDITOR.email, rights: editorOf, state: 'invited' })
    expect((await staff.signIn(EDITOR.email, EDITOR.password, at(1))).kind).toBe('wrong')
    expect(await staff.own.setPassword(token, 'court', at(1))).toBe('tooShort')
    expect(await staff.own.setPassword(token, 'beatrice@cinema.example', at(1))).toBe('tooCommon')
    const both = await Promise.all(
      [1, 2].map((last) => staff.own.setPassword(token, EDITOR.password, at(last))),
    )
    expect(both.filter((each) => each !== null)).toHaveLength(1)
    expect(await staff.own.linked(token)).toBeNull()
    await sessionOf(staff, EDITOR)
    expect(stage.events.map(({ event }) => event)).toEqual([
      'person.invited',
      'sign-in.failed',
      'person.joined',
      'sign-in.succeeded',
    ])
    const again = await staff.people.newLink(person.id, first)
    stage.pass(61)
    expect(await staff.own.linked(again?.token ?? '')).toBeNull()
  })

  test('an unfit name, address or list is refused, and an address belongs to one person', async () => {
    const { staff, first } = stage
    const withFlags = (flags: StaffRights['flags']) => ({ rights: { ...editorOf, flags } })
    const withContent = (content: StaffRights['content']) => ({ rights: { ...editorOf, content } })
    for (const [change, why] of [
      [{ name: '  ' }, 'nameMissing'],
      [{ name: 'x'.repeat(101) }, 'nameTooLong'],
      [{ email: 'beatrice' }, 'emailInvalid'],
      [{ email: 'beatrice@flags.invalid' }, 'emailInvalid'],
      [withFlags({ role: 'editor', sites: [] }), 'flagSitesMissing'],
      [withContent({ role: 'reader', sites: [], languages: [] }), 'contentSitesMissing'],
      [withContent({ role: 'translator', sites: ['ch'], languages: [] }), 'languagesMissing'],
    ] as const)
      expect(await staff.people.invite({ ...fields, ...change }, first)).toEqual(refused(why))
    const both = await Promise.all([
      staff.people.invite(fields, first),
      stage.another().people.invite({ ...fields, email: EDITOR.email.toUpperCase() }, first),
    ])
    expect(both).toContainEqual(refused('emailTaken'))
    expect(await staff.people.list()).toHaveLength(2)
  })

  test('only somebody who manages people now changes them, and one such person stays', async () => {
    const { staff, first } = stage
    const editor = await joined(stage)
    const former = await joined(stage, { ...EDITOR, email: 'former@cinema.example' }, manager)
    const { name, email } = former
    await staff.people.change(former.id, { name, email: email ?? '', rights: editorOf }, first)
    for (const by of [editor, former]) {
      expect(await staff.people.invite({ ...fields, email: 'friend@cinema.example' }, by)).toEqual(
        refused('notAllowed'),
      )
      expect(await staff.people.suspend(first.id, true, by)).toEqual(refused('notAllowed'))
      expect(await staff.people.newLink(first.id, by)).toBeNull()
    }
    const own = { name: first.name, email: 'ada@cinema.example', rights: editorOf }
    expect(await staff.people.change(first.id, own, first)).toEqual(refused('lastManager'))
    expect(await staff.people.suspend(first.id, true, first)).toEqual(refused('lastManager'))
    const second = await joined(stage, { ...EDITOR, email: 'second@cinema.example' }, manager)
    const both = await Promise.all([
      staff.people.remove(second.id, first),
      stage.another().people.remove(first.id, second),
    ])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  })

  test('fewer rights end the sessions, more rights or another name do not, and the consoles are told', async () => {
    const { staff, first } = stage
    const { id } = await joined(stage)
    const content = { role: 'translator', sites: ['ch'], languages: ['de', 'fr'] } as const
    for (const [rights, ends] of [
      [{ ...editorOf, manages: true }, false],
      [{ ...editorOf, flags: { role: 'editor', sites: ['be', 'nl'] } }, true],
      [{ ...editorOf, flags: { role: 'admin', sites: [] } }, false],
      [{ ...editorOf, flags: null }, true],
      [{ ...editorOf, flags: null, content: { ...content, languages: ['de'] } }, true],
      [{ ...editorOf, flags: null, content: { role: 'editor', sites: ['ch'], languages: [] } }, false],
    ] as const) {
      const token = await sessionOf(staff, EDITOR)
      const result = await staff.people.change(id, { ...fields, rights }, first)
      expect(result.kind).toBe('done')
      expect([rights, (await staff.session(token)) === null]).toEqual([rights, ends])
      expect(changes.at(-1)).toEqual([id, rights])
    }
  })

  test('a suspended person is signed out and comes back only when allowed again; a removed one never', async () => {
    const { staff, first } = stage
    const { id } = await joined(stage)
    const token = await sessionOf(staff, EDITOR)
    const link = await staff.people.newLink(id, first)
    await staff.people.suspend(id, true, first)
    expect(changes.at(-1)).toEqual([id, null])
    expect(await staff.session(token)).toBeNull()
    expect(await staff.signIn(EDITOR.email, EDITOR.password, at(1))).toEqual({ kind: 'wrong' })
    expect(await staff.own.setPassword(link?.token ?? '', 'une autre phrase', at(1))).toBeNull()
    expect(await staff.own.forgotten(EDITOR.email, '203.0.113.9')).toBeNull()
    await staff.people.suspend(id, false, first)
    await sessionOf(staff, EDITOR)
    expect((await staff.people.remove(id, first)).kind).toBe('done')
    expect(await staff.signIn(EDITOR.email, EDITOR.password, at(1))).toEqual({ kind: 'wrong' })
    expect(await staff.people.remove(id, first)).toEqual(refused('unknown'))
    await joined(stage)
  })

  test('an own password is changed with the old one, and ends the other sessions', async () => {
    const { staff } = stage
    const person = await joined(stage)
    const [token, other] = [await sessionOf(staff, EDITOR), await sessionOf(staff, EDITOR)]
    const change = (current: string, next = 'une autre phrase') =>
      staff.own.changePassword(person, token, { current, next })
    for (let count = 0; count < 9; count += 1)
      expect(await change(`guess number ${count}`)).toBe('wrongPassword')
    expect(await change(EDITOR.password, 'court')).toBe('tooShort')
    expect(await change(EDITOR.password)).toBeUndefined()
    expect([await staff.session(other), (await staff.session(token)) === null]).toEqual([null, false])
    await change('guess number 10')
    expect(await change('une autre phrase', 'encore une autre')).toBe('tooManyTries')
    await sessionOf(staff, { ...EDITOR, password: 'une autre phrase' })
  })

  test('a forgotten password gets a few links an hour, for the address of somebody only', async () => {
    const { staff } = stage
    await joined(stage)
    const ask = (email: string) => staff.own.forgotten(email, '203.0.113.9')
    expect(await ask('nobody@cinema.example')).toBeNull()
    const links = [await ask(EDITOR.email), await ask(EDITOR.email), await ask(EDITOR.email)]
    expect(await ask(EDITOR.email)).toBeNull()
    expect(await staff.own.linked(links[1]?.token ?? '')).toBeNull()
    const token = await sessionOf(staff, EDITOR)
    const outcome = await staff.own.setPassword(links[2]?.token ?? '', 'une autre phrase', at(1))
    expect(outcome).toMatchObject({ kind: 'in', session: { person: { email: EDITOR.email } } })
    expect(await staff.session(token)).toBeNull()
  })

  test('accounts of the content management system keep password, codes and rights, once', async () => {
    const { staff, first } = stage
    const [salt, key] = ['5a17', newCodeKey()]
    const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(EDITOR.password, salt, 600_000, 32, 'sha256').toString('hex')}`
    const { content } = editorOf
    const carried = {
      email: EDITOR.email,
      name: EDITOR.name,
      content,
      suspended: false,
      password: { hash, salt },
      codeKey: key,
      recoveryCodes: { hashedFor: '3', hashes: [recoveryHash('3', 'a1b2')] },
    }
    const known = { ...carried, email: FIRST.email }
    const sealed = sealPeople(secret, [carried, known])
    expect(openPeople('another secret of thirty-two characters', sealed)).toBeNull()
    const people = openPeople(secret, sealed) ?? []
    expect([await staff.carryOver(people), await staff.carryOver(people)]).toEqual([1, 0])
    expect(await staff.people.person(first.id)).toEqual(first)
    expect((await staff.signIn(EDITOR.email, 'not the one', at(1))).kind).toBe('wrong')
    const token = await sessionOf(staff, EDITOR)
    const session = await openSession(staff, token)
    expect(session.person).toMatchObject({ rights: { manages: false, flags: null, content } })
    expect(await staff.factors.state(session)).toMatchObject({ kind: 'pending', recoveryCodes: 1 })
    expect(await staff.factors.prove(session.person, token, 'A1-B2')).toBe('right')
    expect(await staff.factors.prove(session.person, token, codeOf(key, stage.now.getTime()))).toBe('right')
    const row = await stage.store.read
      .selectFrom('staff_people')
      .where('email', '=', EDITOR.email)
      .select('password')
      .executeTakeFirst()
    expect(row?.password).toMatch(/^scrypt\$/)
    await sessionOf(staff, EDITOR)
  })
})
