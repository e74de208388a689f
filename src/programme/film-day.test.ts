import { describe, expect, test } from 'vitest'
import { costOf, type DayRules, type DayTime, filmDays, gapBetween, type WayBetween } from './film-day.ts'

const rules: DayRules = {
  films: 3,
  shortest: 10,
  longest: 60,
  meal: [
    { shortest: 75, longest: 150, from: 690, until: 840 },
    { shortest: 75, longest: 150, from: 1050, until: 1260 },
  ],
}

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function randomDay(seed: number) {
  const next = numbers(seed)
  const whole = (most: number) => Math.floor(next() * most)
  const cinemas = 1 + whole(3)
  const ways = Array.from({ length: cinemas * cinemas }, () => (next() < 0.2 ? null : 5 * (1 + whole(6))))
  const times: DayTime[] = Array.from({ length: 6 + whole(8) }, () => {
    const film = whole(6)
    const start = 600 + 15 * whole(48)
    return {
      film: `film-${film}`,
      cinema: String(whole(cinemas)),
      rank: film,
      start,
      end: start + 90 + 10 * (film % 4),
    }
  })
  const way: WayBetween = (from, to) =>
    from === to ? 0 : (ways[Number(from) * cinemas + Number(to)] ?? null)
  return { times, way, films: 3 + whole(2) }
}

/** The least cost of all ordered choices of films, tried one by one. */
function leastCost(times: readonly DayTime[], asked: DayRules, way: WayBetween): number | null {
  let least: number | null = null
  const extend = (plan: readonly DayTime[]) => {
    const gaps = plan.slice(1).map((to, index) => gapBetween(plan[index] ?? to, to, asked, way))
    const known = gaps.filter((gap) => gap !== null)
    if (known.length < gaps.length || new Set(plan.map(({ film }) => film)).size < plan.length) return
    if (plan.length < asked.films) {
      for (const next of times) extend([...plan, next])
      return
    }
    if (known.filter(({ gap }) => gap.kind === 'meal').length !== 1) return
    least = Math.min(least ?? Number.POSITIVE_INFINITY, costOf(plan, known))
  }
  for (const first of times) extend([first])
  return least
}

describe('a day of films', () => {
  test('is the best one of a thousand random days, and there is none only where there is none', () => {
    let planned = 0
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const { times, way, films } = randomDay(seed)
      const [best] = filmDays(times, { ...rules, films }, way, 1)
      expect([seed, best?.cost ?? null]).toEqual([seed, leastCost(times, { ...rules, films }, way)])
      if (best) planned += 1
    }
    expect(planned).toBeGreaterThan(100)
  })

  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const at = (film: string, start: string, end: string, cinema = 'rex') => ({
    film,
    cinema,
    rank: 0,
    start: minutes(start),
    end: minutes(end),
  })
  const way: WayBetween = (from, to) => (from === to ? 0 : 20)

  test('counts the way before the break and the meal', () => {
    const times = [
      at('heron', '14:00', '16:00'),
      at('wolf', '16:25', '18:30', 'vox'),
      at('fox', '16:30', '18:30', 'vox'),
      at('owl', '20:05', '22:00', 'vox'),
    ]
    const [plan] = filmDays(times, rules, way, 1)
    expect(plan?.times.map(({ film }) => film)).toEqual(['heron', 'fox', 'owl'])
    expect(plan?.gaps).toEqual([
      { kind: 'break', way: 20, minutes: 30 },
      { kind: 'meal', way: 0, minutes: 95 },
    ])
  })

  test('further plans have other showtimes', () => {
    const times = [
      at('heron', '14:00', '16:00'),
      at('fox', '16:15', '18:15'),
      at('owl', '19:45', '21:45'),
      at('heron', '14:10', '16:10'),
      at('fox', '16:30', '18:20'),
      at('owl', '20:00', '22:00'),
    ]
    const plans = filmDays(times, rules, way, 4)
    expect(plans).toHaveLength(2)
    expect(new Set(plans.flatMap((plan) => plan.times)).size).toBe(6)
  })
})
