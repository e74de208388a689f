import { expect, test } from 'vitest'
import { isSamePage } from './same-page.ts'

const at = (pathname: string) => ({ pathname })

test('another day and other filters are the same page', () => {
  expect(isSamePage(at('/fr/cinemas/rex'), at('/fr/cinemas/rex/filters/date-2026-11-21'))).toBe(true)
  expect(isSamePage(at('/fr/films/filters/tags-imax'), at('/fr/films'))).toBe(true)
})

test('another item, another list and the first page of a visit are different pages', () => {
  expect(isSamePage(at('/fr/cinemas/rex'), at('/fr/cinemas/lux'))).toBe(false)
  expect(isSamePage(at('/fr/films/filters/tags-imax'), at('/fr/films/dune'))).toBe(false)
  expect(isSamePage(undefined, at('/fr/films'))).toBe(false)
})
