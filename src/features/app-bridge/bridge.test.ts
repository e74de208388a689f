import { expect, test, vi } from 'vitest'
import { createBridge } from './bridge.ts'
import type { ToApp } from './messages.ts'

function open() {
  const posted: ToApp[] = []
  const called: [string, unknown][] = []
  const note = (name: string) => vi.fn<(data: unknown) => void>((data) => void called.push([name, data]))
  const handlers = {
    'theme.set': note('theme.set'),
    'consent.set': note('consent.set'),
    navigate: note('navigate'),
    'session.changed': note('session.changed'),
    'session.give': note('session.give'),
  }
  return { posted, called, ...createBridge({ post: (message) => void posted.push(message), handlers }) }
}

test('a page sends version, name and data to the app', () => {
  const { send, posted, dropped } = open()
  send('page.viewed', { path: '/films', kind: 'shows', title: 'Films' })
  send('link.outside', { url: 'https://elsewhere.example/' })
  expect(posted).toEqual([
    { v: 1, event: 'page.viewed', data: { path: '/films', kind: 'shows', title: 'Films' } },
    { v: 1, event: 'link.outside', data: { url: 'https://elsewhere.example/' } },
  ])
  expect(dropped()).toBe(0)
})

test.each([
  ['theme.set', { theme: 'dark' }],
  ['consent.set', { categories: ['functional'] }],
  ['consent.set', { categories: [] }],
  ['navigate', { path: '/films?day=1#x' }],
  ['session.changed', { signedIn: true }],
  ['session.give', { bearer: 'eyJh.bGc-_~+/x==' }],
  ['session.give', { bearer: null }],
])('the app sends %s, as object or JSON', (event, data) => {
  const { receive, called, dropped } = open()
  receive({ v: 1, event, data })
  receive(JSON.stringify({ v: 1, event, data }))
  expect(called).toEqual([
    [event, data],
    [event, data],
  ])
  expect(dropped()).toBe(0)
})

test.each([
  undefined,
  null,
  'no json',
  {},
  { v: 2, event: 'theme.set', data: { theme: 'dark' } },
  { v: 1, event: 'theme.set', data: { theme: 'pink' } },
  { v: 1, event: 'theme.set', data: { theme: 'dark', more: 1 } },
  { v: 1, event: 'page.viewed', data: { path: '/', kind: null, title: '' } },
  { v: 1, event: 'constructor', data: {} },
  { v: 1, event: 'consent.set', data: { categories: ['necessary'] } },
  { v: 1, event: 'navigate', data: { path: 'https://evil.example/' } },
  { v: 1, event: 'navigate', data: { path: '//evil.example/' } },
  { v: 1, event: 'navigate', data: { path: '/\\evil.example/' } },
  { v: 1, event: 'navigate', data: { path: 'javascript:alert(1)' } },
  { v: 1, event: 'session.give', data: {} },
  { v: 1, event: 'session.give', data: { bearer: '' } },
  { v: 1, event: 'session.give', data: { bearer: 'a\r\nx-other: b' } },
  { v: 1, event: 'session.give', data: { bearer: 'a'.repeat(4_097) } },
  { v: 1, event: 'session.give', data: { bearer: 'a', id: 'c1' } },
])('%j is dropped and counted', (raw) => {
  const { receive, called, dropped } = open()
  receive(raw)
  expect([called, dropped()]).toEqual([[], 1])
})
