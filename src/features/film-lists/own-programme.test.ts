import { expect, test } from 'vitest'
import { aComposition, aShow, found } from '../../page-kit/composition.fixture.ts'
import type { TonightShow } from '../../page-models/tonight.ts'
import { composeFilmIdentities } from './film-identities.server.ts'
import { ownProgramme, playingThisWeek } from './own-programme.ts'

const line = (title: string, watched = false) => ({
  title,
  year: 2026,
  directors: [],
  watched,
  watchedOn: null,
  rating: null,
  cinema: null,
  seats: null,
})

test('films have the titles of all languages of the site, the original one, and the year of the first release', async () => {
  const heron = {
    fr: aShow('heron', {
      title: 'Le Héron',
      originalTitle: 'Sagi',
      originalReleaseAt: '2025-09-01',
      showRef: 'MQ1',
    }),
    de: aShow('der-reiher', { title: 'Der Reiher', showRef: 'MQ1' }),
    en: aShow('heron', { title: 'The Heron', showRef: 'MQ1' }),
  }
  const api = {
    shows: async ({ language }: { language: string }) => [
      heron[language === 'de' || language === 'en' ? language : 'fr'],
    ],
  }
  const { films } = found(await composeFilmIdentities(aComposition(api, { site: 'ch' }))).page
  expect(films).toMatchObject([{ slug: 'heron', year: 2025 }])
  expect(new Set(films[0]?.titles)).toEqual(new Set(['Le Héron', 'Sagi', 'Der Reiher', 'The Heron']))
})

test('a watched film is not wanted any more, whichever list has it', () => {
  const films = ['heron', 'wolf', 'fox'].map((slug) => ({ slug, titles: [slug], year: 2026, directors: [] }))
  const lines = [line('Heron'), line('heron', true), line('Wolf'), line('Owl'), line('Fox', true)]
  expect(ownProgramme(lines, films)).toEqual({
    wanted: 2,
    watched: 2,
    found: ['wolf'],
    foundWatched: ['heron', 'fox'],
  })
})

test('this week are the seven days from today on', () => {
  const shows = new Map(
    [
      ['heron', '2026-11-27'],
      ['wolf', '2026-11-26'],
      ['fox', '2026-11-20'],
    ].map(([slug = '', date = '']) => [slug, { date, show: { slug } } as TonightShow]),
  )
  const playing = playingThisWeek(['heron', 'wolf', 'fox', 'owl'], shows, '2026-11-20')
  expect(playing.map(({ show }) => show.slug)).toEqual(['fox', 'wolf'])
})
