import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { noScheduleFilters, scheduleMachine } from './schedule-machine.ts'

const start = (weekOffset: number | null = null) =>
  createActor(scheduleMachine, { input: { today: '2026-11-20', weekOffset, defaultWeekOffset: 3 } }).start()

describe('days', () => {
  test('the strip selects a day and leaves the first day', () => {
    const actor = start()
    actor.send({ type: 'day.select', day: '2026-11-24', from: 'strip' })
    expect(actor.getSnapshot().context).toMatchObject({ selectedDay: '2026-11-24', startDay: null })
  })
  test('the calendar sets the first day too', () => {
    const actor = start()
    actor.send({ type: 'day.select', day: '2026-12-02', from: 'calendar' })
    expect(actor.getSnapshot().context).toMatchObject({ selectedDay: '2026-12-02', startDay: '2026-12-02' })
  })
  test('a first day from the calendar survives days of the strip, until a navigation', () => {
    const actor = start()
    actor.send({ type: 'day.select', day: '2026-12-02', from: 'calendar' })
    actor.send({ type: 'day.select', day: '2026-12-04', from: 'strip' })
    expect(actor.getSnapshot().context).toMatchObject({ selectedDay: '2026-12-04', startDay: '2026-12-02' })
    actor.send({ type: 'page.navigate' })
    expect(actor.getSnapshot().context.startDay).toBeNull()
  })
  test('the page of another cinema has its own programme week', () => {
    const actor = start(5)
    actor.send({ type: 'address.read', day: '2026-11-21', filters: noScheduleFilters, weekOffset: 1 })
    expect(actor.getSnapshot().context.weekOffset).toBe(1)
    actor.send({ type: 'address.read', day: '2026-11-21', filters: noScheduleFilters, weekOffset: null })
    expect(actor.getSnapshot().context.weekOffset).toBe(3)
  })
  test('the programme week starts on Wednesday by default', () => {
    expect(start().getSnapshot().context.weekOffset).toBe(3)
    expect(start(5).getSnapshot().context.weekOffset).toBe(5)
  })
})

describe('filters', () => {
  test('toggle single values', () => {
    const actor = start()
    actor.send({ type: 'filter.toggle', filter: 'types', value: 'imax' })
    actor.send({ type: 'filter.toggle', filter: 'types', value: '4dx' })
    actor.send({ type: 'filter.toggle', filter: 'types', value: 'imax' })
    expect(actor.getSnapshot().context.filters).toEqual({ types: ['4dx'], genres: [], languages: [] })
    actor.send({ type: 'filters.reset' })
    expect(actor.getSnapshot().context.filters).toEqual(noScheduleFilters)
  })
  test('the address takes precedence', () => {
    const actor = start()
    actor.send({ type: 'filter.toggle', filter: 'genres', value: 'drama' })
    actor.send({
      type: 'address.read',
      day: '2026-11-21',
      filters: { ...noScheduleFilters, languages: ['vost'] },
      weekOffset: null,
    })
    expect(actor.getSnapshot().context).toMatchObject({
      selectedDay: '2026-11-21',
      filters: { types: [], genres: [], languages: ['vost'] },
    })
  })
})

describe('loading and layout', () => {
  test.each(['programme.success', 'programme.failure'] as const)('%s ends loading', (type) => {
    const actor = start()
    actor.send({ type: 'programme.request' })
    expect(actor.getSnapshot().matches({ programme: 'loading' })).toBe(true)
    actor.send({ type })
    expect(actor.getSnapshot().matches({ programme: 'settled' })).toBe(true)
  })
  test('a navigation resets to the slider', () => {
    const actor = start()
    actor.send({ type: 'layout.choose', layout: 'calendar' })
    expect(actor.getSnapshot().matches({ layout: 'calendar' })).toBe(true)
    actor.send({ type: 'page.navigate' })
    expect(actor.getSnapshot().matches({ layout: 'slider' })).toBe(true)
    actor.send({ type: 'layout.choose', layout: 'calendar' })
    actor.send({ type: 'day.select', day: '2026-12-02', from: 'calendar' })
    actor.send({ type: 'page.navigate' })
    expect(actor.getSnapshot().context.startDay).toBeNull()
    actor.send({ type: 'layout.choose', layout: 'calendar' })
    actor.send({ type: 'layout.choose', layout: 'slider' })
    expect(actor.getSnapshot().matches({ layout: 'slider' })).toBe(true)
  })
})
