import { describe, expect, test } from 'vitest'
import { addedByDay, endOf } from './day-plan.ts'

const DAY = '2026-12-05'
const token = (show: string, time: string, day = DAY) => `${show}~rex~${day}T${time}`
const at = (show: string, time: string, end: string | null) => ({
  token: token(show, time),
  show,
  start: `${DAY}T${time}`,
  end: endOf(`${DAY}T${time}`, end),
})
const plan = (offered: Parameters<typeof addedByDay>[0], tokens: readonly string[] = [], limit = 20) =>
  addedByDay(offered, tokens, limit)

describe('a day', () => {
  test('has each film once, and none during another', () => {
    const night = [
      at('whale', '17:55', '20:00'),
      at('whale', '18:20', '20:25'),
      at('whale', '19:00', '21:05'),
      at('heron', '19:30', '21:30'),
      at('heron', '21:45', '23:50'),
      at('egret', '20:30', '22:30'),
    ]
    expect(plan(night)).toEqual([token('whale', '17:55'), token('egret', '20:30')])
    expect(plan(night.filter(({ show }) => show !== 'egret'))).toEqual([
      token('whale', '17:55'),
      token('heron', '21:45'),
    ])
  })

  test('goes on past midnight', () => {
    const night = [
      at('heron', '23:30', '01:40'),
      at('whale', '21:00', '23:10'),
      at('egret', '22:50', '00:40'),
    ]
    expect(plan(night)).toEqual([token('whale', '21:00'), token('heron', '23:30')])
  })

  test('is filled around what is selected, without a film that is selected on another day', () => {
    const offered = [
      at('whale', '18:00', '20:00'),
      at('heron', '19:00', '21:00'),
      at('egret', '21:00', '23:00'),
    ]
    expect(plan(offered, [token('heron', '19:00')])).toEqual([token('egret', '21:00')])
    expect(plan(offered, [token('egret', '20:00', '2026-12-06')])).toEqual([token('whale', '18:00')])
  })

  test('has nothing after a showtime of unknown end', () =>
    expect(plan([at('whale', '18:00', null), at('heron', '21:00', '22:00')])).toEqual([
      token('heron', '21:00'),
    ]))

  test('with one showtime, with all selected, or beyond the limit adds none', () => {
    const offered = [at('whale', '18:00', '20:00'), at('heron', '20:00', '22:00')]
    expect([
      plan(offered.slice(0, 1)),
      plan(
        offered,
        offered.map((each) => each.token),
      ),
      plan(offered, [token('egret', '20:00', '2026-12-06')], 2),
    ]).toEqual([[], [], []])
  })
})
