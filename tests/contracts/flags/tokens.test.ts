import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import type { FlagTokenKind, FlagTokens } from '@marquee/flags/service/flag-owners.ts'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { ownersOfEachTest, signedIn } from './set-up-owners.ts'

describeOnEngines('tokens of the flag service', {}, (engine) => {
  let tokens: FlagTokens
  let events: AuditEvent[]
  const open = (environment = 'development') =>
    createFlagTokens({
      store: stage.store,
      environment,
      record: async (event) => void events.push(event),
      clock: () => stage.now.getTime(),
    })
  const stage = ownersOfEachTest(engine, () => {
    events = []
    tokens = open()
  })

  async function made(kind: FlagTokenKind, name = 'A script'): Promise<string> {
    const result = await tokens.make(kind, name, stage.admin)
    if (!result) throw new Error('not made')
    return result.token
  }

  test('are created by an admin and listed without the secret', async () => {
    expect(await tokens.list()).toEqual([])
    const result = await tokens.make('client', ' Box office  backend ', stage.admin)
    expect(result?.entry).toEqual({
      id: expect.any(String),
      name: 'Box office backend',
      kind: 'client',
      madeAt: '2026-11-20T11:00:00.000Z',
      madeBy: 'admin',
      expiresAt: null,
      usedAt: null,
    })
    expect(await tokens.list()).toEqual([result?.entry])
    const stored = JSON.stringify(await stage.store.read.selectFrom('flag_tokens').selectAll().execute())
    expect(stored).not.toContain(result?.token.split('.')[1])
  })

  test('are in the audit log when they are made and revoked', async () => {
    const result = await tokens.make('client', 'Box office', stage.admin)
    const id = result?.entry.id ?? ''
    await tokens.revoke('another', stage.admin)
    await tokens.revoke(id, stage.admin)
    const by = { outcome: 'done', actor: 'owner', person: 'admin', subject: id }
    const details = { kind: 'client', name: 'Box office' }
    expect(events).toEqual([
      { event: 'token.made', ...by, details: { ...details, expires: '' } },
      { event: 'token.revoked', ...by, details },
    ])
  })

  test('have the form from which SDKs read the environment', async () => {
    expect(await made('client')).toMatch(/^default:development\.[0-9a-f]{64}$/)
    expect(await made('frontend')).toMatch(/^default:development\.[0-9a-f]{64}$/)
    expect(await made('admin')).toMatch(/^\*:\*\.[0-9a-f]{64}$/)
    const result = await open('pre prod.eu').make('client', 'A script', stage.admin)
    expect(result?.token).toMatch(/^default:pre-prod-eu\.[0-9a-f]{64}$/)
    expect(await tokens.check(result?.token, 'client')).toEqual(result?.entry)
  })

  test('expire after their days', async () => {
    const result = await tokens.make('client', 'A pilot', stage.admin, 30)
    expect(result?.entry.expiresAt).toBe('2026-12-20T11:00:00.000Z')
    stage.now = new Date('2026-12-20T10:59:59Z')
    expect(await tokens.check(result?.token, 'client')).not.toBeNull()
    stage.now = new Date('2026-12-20T11:00:00Z')
    expect(await tokens.check(result?.token, 'client')).toBeNull()
    expect(await tokens.list()).toHaveLength(1)
  })

  test('name the hour of their last use; a refused use is none', async () => {
    const token = await made('frontend')
    const usedAt = async () => (await tokens.list())[0]?.usedAt
    await tokens.check(token, 'client')
    expect(await usedAt()).toBeNull()
    stage.now = new Date('2026-11-21T09:40:00Z')
    await tokens.check(token, 'frontend')
    expect(await usedAt()).toBe('2026-11-21T09:00:00.000Z')
    stage.now = new Date('2026-11-21T10:05:00Z')
    await tokens.check(token, 'frontend')
    expect(await usedAt()).toBe('2026-11-21T10:00:00.000Z')
  })

  test('malformed and altered tokens are rejected', async () => {
    const token = await made('admin')
    const other = token.endsWith('0') ? '1' : '0'
    for (const wrong of [
      undefined,
      '',
      'Bearer',
      'nonsense',
      token.slice(1),
      `${token}0`,
      token.slice(0, -1) + other,
      token.toUpperCase(),
    ]) {
      expect(await tokens.check(wrong, 'client')).toBeNull()
    }
    expect(await tokens.check(token.replace('*:*', 'default:development'), 'client')).toBeNull()
  })

  test('only an admin creates and revokes; a revoked token is rejected, others still work', async () => {
    const [first, second] = [await made('client', 'First'), await made('client', 'Second')]
    const { owner: editor } = await signedIn(stage.owners, 'Béatrice', {
      rights: { role: 'editor', sites: ['be'] },
    })
    expect(await tokens.make('client', 'Mine', editor)).toBeUndefined()
    const [entry] = (await tokens.list()).filter(({ name }) => name === 'First')
    expect(await tokens.revoke(entry?.id ?? '', editor)).toBe(false)
    expect(await tokens.revoke(entry?.id ?? '', stage.admin)).toBe(true)
    expect(await tokens.revoke(entry?.id ?? '', stage.admin)).toBe(false)
    expect(await tokens.check(first, 'client')).toBeNull()
    expect(await tokens.check(second, 'client')).not.toBeNull()
  })

  test('a name is required, and a long one is cut', async () => {
    expect(await tokens.make('client', ' \u200b ', stage.admin)).toBeUndefined()
    expect((await tokens.make('client', 'x'.repeat(300), stage.admin))?.entry.name).toHaveLength(100)
  })
})
