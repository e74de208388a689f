import { expect, test } from 'vitest'
import { heroTimes } from './home-lead.tsx'

const times = (heading: string) => ({ heading, showtimes: [] })

test("the film of the week has its times in the visitor's place, and no other's where a chosen place has none", () => {
  const [next, here] = [times('Tonight at the Vox'), times('Tonight at the Rex')]
  const hero = { slug: 'heron', next }
  const nothing = { guessed: false, shows: new Map() }
  expect(heroTimes({ guessed: false, shows: new Map([['heron', here]]) }, hero)).toBe(here)
  expect(heroTimes(nothing, hero)).toBeNull()
  expect([heroTimes({ ...nothing, guessed: true }, hero), heroTimes(null, hero)]).toEqual([next, next])
})
