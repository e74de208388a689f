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
