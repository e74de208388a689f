import type { Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from '../../tests/contracts/databases.ts'
import { cmsOn } from './cms-on.ts'
import { type Account, account, restOf } from './users.ts'

/** Milliseconds; longer than a change takes that is not blocked. */
const LONG_ENOUGH = 1_000

describe.each(engines)('on %s', (engine) => {
  let payload: Payload
  let rest: ReturnType<typeof restOf>
  let lasting: Account

  beforeAll(async () => {
    const cms = await cmsOn(engine)
    payload = cms.payload
    rest = restOf(cms)
    lasting = await account(payload, 'lasting@marquee.example', { role: 'admin' })
    return cms.close
  })

  const administrators = async () =>
    (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs

  /** Delays the first count of the administrators until the second is done, or blocked. */
  function letBothCount(): () => void {
    const count = payload.db.count.bind(payload.db)
    let counted = 0
    const spy = vi.spyOn(payload.db, 'count').mockImplementation(async (args) => {
      const found = await count(args)
      counted += 1
      await vi.waitUntil(() => counted === 2, { timeout: LONG_ENOUGH, interval: 5 }).catch(() => {})
      return found
    })
    return () => spy.mockRestore()
  }

  const demote = ({ id }: Account) => [`PATCH /users/${id}`, { role: 'reader', sites: ['fr'] }] as const
  const remove = ({ id }: Account) => [`DELETE /users/${id}`, undefined] as const

  test.each([
    ['made less', demote, demote],
    ['removed', remove, remove],
    ['the one made less, the other removed', demote, remove],
  ])('the last two administrators cannot both leave at the same moment: %s', async (name, first, second) => {
    const other = await account(payload, `${name.replaceAll(/\W/g, '-')}@marquee.example`, {
      role: 'admin',
    })
    expect(await administrators()).toBe(2)
    const stop = letBothCount()
    const responses = await Promise.all(
      [first(lasting), second(other)].map(([line, body], index) =>
        rest(line, { as: index ? lasting : other, body }),
      ),
    )
    stop()
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await administrators()).toBe(1)
    if (responses[0]?.status === 200) lasting = other
  })
})
