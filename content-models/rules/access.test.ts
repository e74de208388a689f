import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessNeeds, meetsNeeds, needOf, needsMet } from './access.ts'

describe('access need of a tag or version', () => {
  test.each([
    ['ad', 'audio-description'],
    ['audiodescription', 'audio-description'],
    ['vf-ad', 'audio-description'],
    ['sme', 'captions'],
    ['vf-st-sme', 'captions'],
    ['nl-hoh', 'captions'],
    ['vfst', 'captions'],
    ['subtitled-deaf', 'captions'],
    ['PMR', 'wheelchair'],
    ['relaxed', 'relaxed'],
    ['cine-ma-difference', 'relaxed'],
    // Similar slugs without a need.
    ['vost', null],
    ['enst', null],
    ['imax', null],
    ['road', null],
    ['pmr-later', null],
    ['', null],
  ])('%s: %s', (slug, need) => expect(needOf(slug)).toBe(need))
})

const words = ['ad', 'sme', 'pmr', 'relaxed', 'imax', 'vf', '3d']
const offers = fc.record({ tags: fc.subarray(words), versions: fc.subarray(['vf', 'vfst', 'vf-ad']) })
const needs = fc.subarray([...accessNeeds])

test('a combined list of needs is met exactly if each list is met', () =>
  fc.assert(
    fc.property(needs, needs, offers, (one, other, offered) => {
      expect(meetsNeeds([...one, ...other], offered)).toBe(
        meetsNeeds(one, offered) && meetsNeeds(other, offered),
      )
      expect(meetsNeeds(needsMet(offered), offered)).toBe(true)
    }),
  ))
