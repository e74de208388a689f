import { expect, test } from 'vitest'
import { sameInOtherLanguages } from './other-languages.ts'

const alternates = { fr: '/cinemas/rex', en: '/en/cinemas/rex' }

test('retains day and filters', () => {
  expect(sameInOtherLanguages({ alternates }, { filters: 'date-2026-11-28,versions-vost' })).toEqual({
    fr: '/cinemas/rex/filters/date-2026-11-28,versions-vost',
    en: '/en/cinemas/rex/filters/date-2026-11-28,versions-vost',
  })
  expect(sameInOtherLanguages({ alternates }, {})).toEqual(alternates)
})

test('uses the slug of a place in each language', () => {
  const renamed = { en: { lyon: 'lyons' } }
  expect(
    sameInOtherLanguages({ alternates, renamed }, { filters: 'tags-imax,localisation-lyon,sorted' }),
  ).toEqual({
    fr: '/cinemas/rex/filters/tags-imax,localisation-lyon,sorted',
    en: '/en/cinemas/rex/filters/tags-imax,localisation-lyons,sorted',
  })
})

test('retains parameters with the slugs of each language, and drops the page number', () => {
  const renamed = { en: { tosca: 'tosca-en', rex: 'the-rex' } }
  const search = {
    showtimes: 'tosca~rex~2026-11-23T19:30,carmen~rex~2026-11-30T19:30',
    cinema: 'rex',
    page: '2',
    type: 'news',
  }
  const { en = '' } = sameInOtherLanguages({ alternates, renamed }, search)
  expect(Object.fromEntries(new URL(en, 'http://fr.localhost').searchParams)).toEqual({
    showtimes: 'tosca-en~the-rex~2026-11-23T19:30,carmen~the-rex~2026-11-30T19:30',
    cinema: 'the-rex',
    type: 'news',
  })
})
