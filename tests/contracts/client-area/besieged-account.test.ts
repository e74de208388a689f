import { describe, expect, test } from 'vitest'
import { accountsOfEachTest, ada, type Stage, visited } from '../accounts/set-up-accounts.ts'
import { mailedPath, visitorAt, writeMail } from './visitor.ts'

const stage = accountsOfEachTest('sqlite')

const tn = (from: Stage['accounts']) => visitorAt(stage, 'tn', from)
const typed = { email: ada.email, password: ada.password }

describe('after strangers have tried many passwords', () => {
  const puzzle = { parameters: { cost: 1 } }
  const besieged = async () => {
    await stage.newClient()
    const from = stage.another({
      writeMail,
      secret: 'a secret of the test',
      proofs: { puzzle: async () => puzzle, isSolved: async (_, solution) => solution === 'solved' },
    })
    for (let tries = 0; tries < 20; tries++)
      await from.access.signIn(visited, { ...typed, password: 'non' }, { address: `198.51.100.${tries}` })
    return from
  }

  test('gives the browser a puzzle, and keeps the address', async () => {
    const visitor = tn(await besieged())
    const response = await visitor.fill('/fr/sign-in', typed)
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, null])
    expect(html).toContain(`data-puzzle="${JSON.stringify(puzzle).replaceAll('"', '&quot;')}"`)
    expect(html).toContain('name="solution"')
    expect(html).toContain(`value="${ada.email}"`)
    expect(html).not.toContain(ada.password)
    expect((await visitor.fill('/fr/sign-in', { ...typed, solution: 'solved' })).status).toBe(303)
  })

  test('lets a browser without script in by mail', async () => {
    const from = await besieged()
    const visitor = tn(from)
    expect(await (await visitor.fill('/fr/sign-in', typed)).text()).toMatch(/<noscript><p>[^<]*par e-mail/)
    await visitor.fill('/fr/forgotten', { email: ada.email })
    await visitor.fill(await mailedPath(from, 'forgotten'), { password: 'une autre phrase' })
    for (let tries = 0; tries < 20; tries++)
      await from.access.signIn(visited, { ...typed, password: 'non' }, { address: `198.51.101.${tries}` })
    const next = { ...typed, password: 'une autre phrase' }
    expect((await tn(from).fill('/fr/sign-in', next)).status, 'another browser').toBe(429)
    expect((await visitor.fill('/fr/sign-in', next)).status).toBe(303)
  })
})
