import { expect, test } from 'vitest'
import { hasBeenShown } from './first-showing.ts'

const today = '2026-11-20'
const RELEASE = '2026-11-21'

interface Known {
  readonly isMovie?: boolean
  readonly originalReleaseDate?: string
  readonly premiere?: boolean
  readonly days?: readonly string[]
}

const shown = (
  releaseDate: string | null,
  { isMovie = true, originalReleaseDate, premiere = false, days = [] }: Known = {},
) =>
  hasBeenShown(
    { isMovie, releaseDate, originalReleaseDate: originalReleaseDate ?? null, premiere },
    { today, days: new Set(days) },
  )

test('nobody can have seen a film before its release, or an event before its evening is over', () => {
  expect([shown('2026-11-19'), shown(today), shown(RELEASE, { days: [RELEASE] })]).toEqual([
    true,
    true,
    false,
  ])
  expect([shown('2026-11-19', { isMovie: false }), shown(today, { isMovie: false })]).toEqual([true, false])
})

test('a film that returns, or whose release is unknown, has been seen', () =>
  expect([shown(RELEASE, { originalReleaseDate: '1982-05-12' }), shown(null)]).toEqual([true, true]))

test('a film has been seen once its programme has no previews left', () => {
  const previewed = (days: readonly string[]) => shown(RELEASE, { premiere: true, days })
  expect([previewed([]), previewed([RELEASE, today]), previewed(['2026-11-22', RELEASE])]).toEqual([
    false,
    false,
    true,
  ])
})
