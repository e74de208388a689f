import { expect, test } from 'vitest'
import { pagePlace, placeName } from './page-place.ts'

const choice = (label: string, active: boolean) => ({ value: label.toLowerCase(), label, count: 1, active, href: '/' })
const listOf = (active: boolean) => ({
  filters: { groups: [{ name: 'localisation' as const, label: 'Place', choices: [choice('Paris', false), choice('Lyon', active)] }] },
})

test('a cinema and a city are their own place', () => {
  expect(pagePlace('cinema', { name: 'Lyon Bellecour' })).toBe('Lyon Bellecour')
  expect(pagePlace('cityLight', { name: 'Lyon' })).toBe('Lyon')
})

test('a list and a film are of the place that they are narrowed to, or of none', () => {
  expect([pagePlace('shows', listOf(true)), pagePlace('shows', listOf(false))]).toEqual(['Lyon', null])
  expect([pagePlace('show', listOf(true)), pagePlace('show', {})]).toEqual(['Lyon', null])
})

test('the list of cinemas and other pages leave it to the choice of the visitor', () => {
  expect([pagePlace('cinemas', listOf(true)), pagePlace('cinemas', listOf(false))]).toEqual(['Lyon', undefined])
  expect([pagePlace('offers', {}), pagePlace(undefined, {}), pagePlace('shows', undefined)]).toEqual([undefined, undefined, undefined])
})

test('the button names the place of the page before that of the visitor', () => {
  const lyon = { name: 'Lyon' }
  expect([placeName('Paris', 'show', lyon), placeName(null, 'shows', lyon), placeName(undefined, 'home', lyon)]).toEqual(['Paris', null, 'Lyon'])
  expect(placeName(undefined, 'home', null)).toBeNull()
})

test('a guess is named, but not on the list of cinemas, which it does not order', () => {
  const guess = { name: 'Lyon', guessed: true }
  expect([placeName(undefined, 'home', guess), placeName(undefined, 'cinemas', guess), placeName(undefined, 'cinemas', { name: 'Lyon' })]).toEqual([
    'Lyon',
    null,
    'Lyon',
  ])
})
