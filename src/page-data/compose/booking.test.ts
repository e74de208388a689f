import { expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aComposition, aShow, aShowtime } from '../composition.fixture.ts'
import { composeBooking } from './booking.server.ts'

const api: Partial<ContentApi> = {
  show: async ({ slug }) => aShow(slug, { title: 'Le Héron' }),
  cinema: async ({ slug }) => aCinema(slug, { pricing: { prices: [{ label: 'Plein', amount: 13.5 }] } }),
  showtimes: async () => [aShowtime('14:00', { endTime: '2026-11-20 16:05:00', auditoriumName: '7' }), aShowtime('18:00', { status: 'soldout' })],
}
const choice = { show: 'heron', cinema: 'rex', time: '2026-11-20T14:00', version: 'vf' }
const compose = (more: Partial<typeof choice> = {}) => composeBooking(aComposition(api), { ...choice, ...more })

test('names film, cinema, day, time and price, and is not indexed', async () => {
  const answer = await compose()
  expect(answer).toMatchObject({
    outcome: 'found',
    page: {
      title: 'Le Héron',
      cinema: { label: 'rex', href: '/cinemas/rex' },
      day: 'vendredi 20 novembre',
      time: '14:00',
      end: '16:05',
      auditorium: '7',
      priceLabel: 'Plein',
      open: true,
    },
    seo: { noindex: true },
  })
  expect(answer.outcome === 'found' && answer.page.kind === 'showtime' && answer.page.price?.replace(/\s/g, ' ')).toBe('13,50 €')
})

test('a sold-out time is said to be closed', async () => expect(await compose({ time: '2026-11-20T18:00' })).toMatchObject({ page: { open: false } }))

test.each([{ time: '2026-11-20T15:00' }, { time: '' }, { show: '' }, { version: 'vost' }])('%j names no showtime', async (more) =>
  expect(await compose(more)).toEqual({ outcome: 'missing' }),
)
