import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

describeOnEngines('owners of flags', {}, (engine) => {
  let stage: OwnerStage
  ownersOfEachTest(engine, (opened) => {
    stage = opened
  })
  const names = async () => (await stage.owners.list()).map(({ name }) => name)

  test('an admin adds an editor with the given sites only', async () => {
    const { owners, admin } = stage
    const result = await owners.add({ ...EDITOR, sites: ['nl', 'be', 'be', 'atlantis' as 'be'] }, admin)
    expect(result).toMatchObject({
      kind: 'done',
      owner: { name: 'Béatrice', role: 'editor', sites: ['be', 'nl'] },
    })
    expect(await names()).toEqual(['admin', 'Béatrice'])
    const token = await sessionOf(owners, EDITOR)
    expect(await owners.session(token)).toMatchObject({
      owner: { name: 'Béatrice', role: 'editor', sites: ['be', 'nl'] },
    })
    const viewer = await added(owners, admin, { name: 'Vera', role: 'viewer' })
    expect([viewer.role, viewer.sites]).toEqual(['viewer', []])
  })

  test('an unfit name, password or list of sites is refused', async () => {
    const { owners, admin } = stage
    for (const [change, why] of [
      [{ name: '  ' }, 'nameMissing'],
      [{ name: 'x'.repeat(101) }, 'nameTooLong'],
      [{ name: ' ADMIN ' }, 'nameTaken'],
      [{ name: 'ad\u200bmin' }, 'nameTaken'],
      [{ name: 'ａｄｍｉｎ' }, 'nameTaken'],
      [{ password: '' }, 'passwordMissing'],
      [{ password: 'elf letters' }, 'passwordTooShort'],
      [{ password: 'é'.repeat(129) }, 'passwordTooLong'],
      [{ password: 'Password2026!' }, 'passwordTooCommon'],
      [{ name: 'Marie-Antoinette', password: 'marie-antoinette' }, 'passwordTooCommon'],
      [{ sites: [] }, 'sitesMissing'],
    ] as const)
      expect(await owners.add({ ...EDITOR, ...change }, admin)).toEqual({ kind: 'refused', why })
    expect(await names()).toEqual(['admin'])
  })

  test('adding, changing and removing owners needs a current admin', async () => {
    const { owners, admin } = stage
    const editor = await added(owners, admin)
    const formerly = await added(owners, admin, { name: 'Former', role: 'admin' })
    await owners.change(formerly.id, { role: 'viewer' }, admin)
    const denied = { kind: 'refused', why: 'notAllowed' }
    for (const by of [editor, formerly]) {
      expect(await owners.add({ ...EDITOR, name: 'Friend' }, by)).toEqual(denied)
      expect(await owners.change(editor.id, { role: 'admin' }, by)).toEqual(denied)
      expect(await owners.remove(admin.id, by)).toEqual(denied)
    }
    expect(await names()).toEqual(['admin', 'Béatrice', 'Former'])
  })

  test('the last admin is neither removed nor demoted, even concurrently', async () => {
    const { owners, admin, another } = stage
    const refused = { kind: 'refused', why: 'lastAdmin' }
    expect(await owners.remove(admin.id, admin)).toEqual(refused)
    expect(await owners.change(admin.id, { role: 'viewer' }, admin)).toEqual(refused)
    expect(await owners.change(admin.id, { role: 'editor', sites: ['fr'] }, admin)).toEqual(refused)
    const second = await added(owners, admin, { name: 'Second', role: 'admin' })
    const both = await Promise.all([owners.remove(second.id, admin), another().remove(admin.id, second)])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    expect((await owners.list()).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  test('of two concurrent owners with one name, one is created', async () => {
    const { owners, admin, another } = stage
    const both = await Promise.all([
      owners.add(EDITOR, admin),
      another().add({ ...EDITOR, name: 'BÉATRICE' }, admin),
    ])
    expect(both.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(both).toContainEqual({ kind: 'refused', why: 'nameTaken' })
  })

  test('a change keeps other fields, and reports an unknown owner', async () => {
    const { owners, admin } = stage
    const editor = await added(owners, admin)
    const changed = { kind: 'done', owner: { ...editor, name: 'Béa' } }
    expect(await owners.change(editor.id, { name: 'Béa' }, admin)).toEqual(changed)
    for (const [id, change, why] of [
      [editor.id, { name: 'Admin' }, 'nameTaken'],
      [editor.id, { sites: [] }, 'sitesMissing'],
      ['nobody', { name: 'Zoe' }, 'unknown'],
    ] as const)
      expect(await owners.change(id, change, admin)).toEqual({ kind: 'refused', why })
    expect(await owners.remove('nobody', admin)).toEqual({ kind: 'refused', why: 'unknown' })
    await sessionOf(owners, { ...EDITOR, name: 'béa' })
  })

  test('less rights or a given password end the sessions, more rights or another name do not', async () => {
    const { owners, admin, another } = stage
    const { id } = await added(owners, admin, { sites: ['be', 'ch'] })
    let password: string = EDITOR.password
    const first = await sessionOf(owners, FIRST)
    for (const [change, ends] of [
      [{ name: 'Béa' }, false],
      [{ sites: ['be', 'ch', 'nl'] }, false],
      [{ sites: ['be'] }, true],
      [{ password: 'une autre phrase' }, true],
      [{ role: 'admin' }, false],
      [{ role: 'viewer' }, true],
    ] as const) {
      const name = (await owners.list()).find((owner) => owner.id === id)?.name ?? ''
      const token = await sessionOf(owners, { name, password })
      expect((await another().change(id, change, admin)).kind).toBe('done')
      expect([change, (await owners.session(token)) === null]).toEqual([change, ends])
      if ('password' in change) password = change.password
    }
    expect(await owners.session(first)).not.toBeNull()
  })

  test('removing an owner ends the sessions and frees the name', async () => {
    const { owners, admin } = stage
    const editor = await added(owners, admin)
    const token = await sessionOf(owners, EDITOR)
    expect(await owners.remove(editor.id, admin)).toMatchObject({ kind: 'done', owner: { name: 'Béatrice' } })
    expect(await owners.session(token)).toBeNull()
    expect(await owners.signIn(EDITOR.name, EDITOR.password, { address: undefined })).toEqual({
      kind: 'wrong',
    })
    await added(owners, admin)
  })

  test('an own password is changed with the old one, and ends every session', async () => {
    const { owners, admin } = stage
    const editor = await added(owners, admin)
    const token = await sessionOf(owners, EDITOR)
    const next = 'une autre phrase'
    const refused = (why: string) => ({ kind: 'refused', why })
    const change = (old: string, password = next) => owners.changePassword(editor, old, password)
    expect(await change('not the one at all')).toEqual(refused('wrongPassword'))
    expect(await change(EDITOR.password, 'court')).toEqual(refused('passwordTooShort'))
    expect(await owners.session(token)).not.toBeNull()
    expect((await change(EDITOR.password)).kind).toBe('done')
    expect(await owners.session(token)).toBeNull()
    expect((await owners.signIn(EDITOR.name, EDITOR.password, { address: undefined })).kind).toBe('wrong')
    await sessionOf(owners, { ...EDITOR, password: next })
  })

  test('guesses of the own password are limited, without locking the sign-in', async () => {
    const { owners, admin } = stage
    const editor = await added(owners, admin)
    for (let count = 0; count < 10; count += 1)
      await owners.changePassword(editor, `guess number ${count}`, 'une autre phrase')
    expect(await owners.changePassword(editor, EDITOR.password, 'une autre phrase')).toEqual({
      kind: 'refused',
      why: 'tooManyTries',
    })
    expect((await owners.signIn(EDITOR.name, EDITOR.password, { address: undefined })).kind).toBe('in')
  })
})
