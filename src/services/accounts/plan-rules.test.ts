import { describe, expect, test } from 'vitest'
import { wireSubscriptionOffers } from '#models/subscription.ts'
import {
  nextMonthOf,
  planAfter,
  planChange,
  planOn,
  readStoredPlan,
  type StoredPlan,
  subscriptionOf,
} from './plan-rules.ts'

const offers = wireSubscriptionOffers.parse([
  { id: 'small', title: 'Small', price: 10, options: [{ id: 'guest', label: 'Guest', price: 5 }] },
  {
    id: 'large',
    title: 'Large',
    price: 30,
    options: [{ id: 'guest', label: 'Guest', price: 5, maximum: 2 }],
  },
  { id: 'as-large', title: 'As large', price: 30 },
])
const today = '2026-11-20'
const large: StoredPlan = { plan: 'large', since: '2026-10-31', options: {}, next: null }
const change = (held: StoredPlan | null, plan: string, options = {}) =>
  planChange(held, { plan, options }, offers, today)

test.each([
  ['2026-11-20', '2026-11-20', '2026-12-20'],
  ['2026-11-20', '2026-12-19', '2026-12-20'],
  ['2026-11-20', '2026-12-20', '2027-01-20'],
  ['2026-01-31', '2026-02-10', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2025-12-31', '2026-12-31', '2027-01-31'],
])('the next month of a subscription since %s, seen on %s, starts on %s', (since, day, next) => {
  expect(nextMonthOf(since, day)).toBe(next)
})

describe('an order', () => {
  test.each([
    ['the first plan', null, 'small', 'begun', today],
    ['a dearer plan', { ...large, plan: 'small' }, 'large', 'changed', today],
    ['a plan of the same price', large, 'as-large', 'changed', today],
    ['a plan instead of one that is no longer sold', { ...large, plan: 'gone' }, 'small', 'changed', today],
    ['a cheaper plan', large, 'small', 'planned', '2026-11-30'],
    ['the same plan', large, 'large', 'unchanged', '2026-10-31'],
  ] as const)('of %s', (_, held, plan, kind, from) => {
    expect(change(held, plan)).toMatchObject({ kind, from, plan: { id: plan } })
  })

  test('of the same plan with other options begins today', () => {
    expect(change(large, 'large', { guest: 1 })).toMatchObject({ kind: 'optionsChanged', from: today })
  })

  test('for an unknown plan is rejected', () => {
    expect(change(large, 'gone')).toBeNull()
  })

  test('limits options to those of its plan, in whole numbers up to their maximum', () => {
    expect(change(null, 'large', { guest: 7, other: 1 })?.options).toEqual({ guest: 2 })
    expect(change(null, 'small', { guest: 70 })?.options).toEqual({ guest: 9 })
    expect(change(null, 'small', { guest: 1.5 })?.options).toEqual({ guest: 1 })
    expect(change(null, 'small', { guest: -1 })?.options).toEqual({})
  })
})

describe('the subscription after an order', () => {
  const after = (held: StoredPlan | null, plan: string, options = {}) => {
    const made = change(held, plan, options)
    if (!made) throw new Error('no order')
    return planAfter(held, made, 'lead')
  }

  test('a planned change takes effect on its day, and a later order replaces it', () => {
    const waiting = after(large, 'small', { guest: 1 })
    expect(waiting).toEqual({
      ...large,
      next: { plan: 'small', from: '2026-11-30', options: { guest: 1 }, lead: 'lead' },
    })
    expect(after(waiting, 'small').next).toMatchObject({ options: {} })
    expect(after(waiting, 'as-large')).toEqual({ plan: 'as-large', since: today, options: {}, next: null })
    expect(planOn(waiting, '2026-11-29')).toBe(waiting)
    expect(planOn(waiting, '2026-11-30')).toEqual({
      plan: 'small',
      since: '2026-11-30',
      options: { guest: 1 },
      next: null,
    })
  })

  test('retains the planned change when options of the same plan change', () => {
    const waiting = after(large, 'small')
    expect(after(waiting, 'large', { guest: 2 })).toEqual({ ...waiting, options: { guest: 2 } })
  })
})

test('eligible changes are the other plans; options can be added if the plan has any', () => {
  expect(subscriptionOf(large, offers)).toMatchObject({
    eligibleChanges: ['small', 'as-large'],
    eligibleForAddonChange: true,
    newPlan: null,
  })
  expect(subscriptionOf({ ...large, plan: 'as-large' }, offers).eligibleForAddonChange).toBe(false)
})

test('a stored subscription is parsed unchanged', () => {
  expect(readStoredPlan(JSON.stringify(large))).toEqual(large)
  expect(readStoredPlan(null)).toBeNull()
})
