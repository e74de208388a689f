import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onReturn, openAuthTabs } from './auth-tabs.ts'

/** A tab: `storage` events of other tabs only. */
function aWindow() {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  return target
}

const stored = (target: EventTarget, newValue: string | null, key = 'marquee.auth') =>
  target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

const messages: string[] = []
const refuse = () => {
  throw new Error('denied')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    setItem: (_: string, value: string) => void messages.push(value),
    removeItem: () => {},
  })
})

afterEach(() => {
  messages.length = 0
  vi.unstubAllGlobals()
})

const receivedBy = () => {
  const received: (string | null)[] = []
  const target = aWindow()
  const tabs = openAuthTabs(({ client }) => void received.push(client))
  return { received, target, ...tabs }
}

test('a message arrives in another tab once, although it is sent over two channels', async () => {
  const one = receivedBy()
  const other = receivedBy()
  one.notify({ client: 'c1' })
  stored(other.target, messages[0] ?? null)
  one.notify({ client: 'c2' })
  await expect.poll(() => other.received).toEqual(['c1', 'c2'])
  expect(one.received).toEqual([])
  one.stop()
  other.stop()
})

test('works without storage, and without a channel', async () => {
  vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse })
  const one = receivedBy()
  const other = receivedBy()
  one.notify({ client: null })
  await expect.poll(() => other.received).toEqual([null])
  one.stop()
  other.stop()
  vi.stubGlobal('BroadcastChannel', refuse)
  const alone = receivedBy()
  alone.notify({ client: 'c1' })
  stored(alone.target, '{"client":"c2","at":1}')
  expect(alone.received).toEqual(['c2'])
})

test.each([
  ['another key', '{"client":"c1","at":1}', 'theme'],
  ['a removal', null, 'marquee.auth'],
  ['no JSON', '{', 'marquee.auth'],
  ['another form', '{"client":1,"at":1}', 'marquee.auth'],
  ['with unknown fields', '{"client":"c1","at":1,"token":"x"}', 'marquee.auth'],
])('%s is ignored', (_, value, key) => {
  const { received, target, stop } = receivedBy()
  stored(target, value, key)
  expect(received).toEqual([])
  stop()
})

test('a return to the tab calls at most once per interval', () => {
  const target = new EventTarget()
  const state = { visibilityState: 'visible', addEventListener: target.addEventListener.bind(target) }
  vi.stubGlobal('document', state)
  let now = 0
  const call = vi.fn<() => void>()
  const stop = onReturn(
    call,
    () => 60_000,
    () => now,
  )
  const turn = (at: number, visibility = 'visible') => {
    now = at
    state.visibilityState = visibility
    target.dispatchEvent(new Event('visibilitychange'))
    return call.mock.calls.length
  }
  expect([turn(59_999), turn(60_000, 'hidden'), turn(60_000), turn(119_999), turn(120_000)]).toEqual([
    0, 0, 1, 1, 2,
  ])
  stop()
  expect(turn(999_999)).toBe(2)
})
