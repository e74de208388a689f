import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, test, vi } from 'vitest'
import { aComposition, aShowtime } from '../page-kit/composition.fixture.ts'
import { showtimesOf } from './showtimes-of.server.ts'

const showtimes = [aShowtime('20:00')]
const wanted = { show: 'heron', cinema: 'rex', date: '2026-11-20' }

test('takes the showtimes of all shows from one request for the day of their cinema', async () => {
  const cinemaDay = vi.fn(async () => [{ show: 'heron', showtimes }])
  const composition = aComposition({ cinemaDay })
  expect(await showtimesOf(composition, wanted)).toBe(showtimes)
  expect(await showtimesOf(composition, { ...wanted, show: 'orbit' })).toEqual([])
  expect(cinemaDay).toHaveBeenCalledTimes(1)
})

test('asks for the show alone where the source has no days of cinemas, and not where it fails', async () => {
  expect(await showtimesOf(aComposition({ showtimes: async () => showtimes }), wanted)).toBe(showtimes)
  const failing = aComposition({
    showtimes: async () => showtimes,
    cinemaDay: () => Promise.reject(new UnavailableError('down')),
  })
  await expect(showtimesOf(failing, wanted)).rejects.toBeInstanceOf(UnavailableError)
})
