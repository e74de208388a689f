import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { TimeButton } from './times.tsx'

const time = {
  time: '20:15',
  start: '2026-11-20T20:15:00+01:00',
  end: '22:13',
  href: 'https://book.example/1',
} as const

test('an available time links to booking and shows its end', () => {
  const html = frenchMarkup(<TimeButton {...time} status="available" />)
  expect(html).toMatch(/^<a href="https:\/\/book.example\/1"/)
  expect(html).toContain('fin 22:13')
})

test.each([
  ['soldout', 'Complet'],
  ['locked', 'Fermée'],
] as const)('a %s time is a disabled, focusable button with a label', (status, word) => {
  const html = frenchMarkup(<TimeButton {...time} status={status} />)
  expect(html).toMatch(/^<button type="button" aria-disabled="true"/)
  expect(html).toContain(`time--${status}`)
  expect(html).toContain(word)
  expect(html).not.toContain('book.example')
})

test('every state opens the details if there are any', () => {
  expect(frenchMarkup(<TimeButton {...time} status="soldout" onPress={() => {}} />)).not.toContain(
    'aria-disabled',
  )
  expect(frenchMarkup(<TimeButton {...time} status="available" onPress={() => {}} />)).toContain(
    'aria-haspopup="dialog"',
  )
})

test('an available time without an address is a button', () => {
  expect(frenchMarkup(<TimeButton {...time} status="available" href={null} />)).toMatch(/^<button/)
})

test('a time with few seats left says so in place of its end', () => {
  const html = frenchMarkup(<TimeButton {...time} status="available" fullness={{}} level="few" />)
  expect(html).toContain('Peu de places')
  expect(html).not.toContain('fin 22:13')
  expect(frenchMarkup(<TimeButton {...time} status="available" fullness={{}} />)).toContain('fin 22:13')
  expect(frenchMarkup(<TimeButton {...time} status="locked" fullness={{}} />)).not.toContain('time--full')
})
