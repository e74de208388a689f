import { expect, test } from 'vitest'
import { toPricing, wirePricing } from '../pricing.ts'
import { seatPrice } from './seat-price.ts'

const pricing = (wire: object) => toPricing(wirePricing.parse(wire))
const cinema = pricing({
  prices: [
    { label: 'Full', amount: 10 },
    { label: 'Reduced', amount: 7 },
  ],
  additionalPrices: [
    { id: 'IMAX', label: 'IMAX', amount: 4 },
    { id: '3d', label: '3D', amount: 2 },
    { id: 'glasses', parent: '3d', label: 'Glasses', amount: 1 },
    { id: 'dolby', label: 'Dolby' },
  ],
})

test.each([
  [[], [], 10],
  [['3d'], ['3D'], 12],
  [['imax', '3d', 'vip'], ['IMAX', '3D'], 16],
  [['dolby'], [], 10],
  [['glasses'], [], 10],
])('a showtime with the tags %j has the supplements %j', (tags, supplements, total) => {
  const price = seatPrice(cinema, { tags, price: null })
  expect([price?.base?.label, price?.supplements.map(({ label }) => label), price?.total]).toEqual([
    'Full',
    supplements,
    total,
  ])
})

test('returns no price for a cinema without a full price', () => {
  expect(seatPrice(pricing({ prices: [] }), { tags: [], price: null })).toBeNull()
  expect(seatPrice(pricing({ prices: [{ label: 'Full' }] }), { tags: [], price: null })).toBeNull()
})

test('a price of the showtime itself replaces the cinema’s, with all supplements', () =>
  expect(seatPrice(cinema, { tags: ['imax'], price: 19 })).toEqual({
    base: null,
    supplements: [],
    total: 19,
  }))
