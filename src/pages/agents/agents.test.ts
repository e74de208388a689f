import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  plain,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { type Filters, noFilters, writeFilters } from '../../page-kit/filters.ts'
import { agentTools } from './agent-tools.server.ts'
import { type OpenQuestion, openCalendar, openProgramme } from './open-programme.server.ts'

const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
const EVENING = Date.parse(`${TODAY}T18:00:00+01:00`)

const at = (time: string, more: Parameters<typeof aShowtime>[1] = {}, date = TODAY) =>
  aShowtime(time, {
    time: `${date} ${time}:00`,
    reservabilityEnd: `${date}T${time}:00+01:00`,
    refCmd: `https://book.example/${date}/${time}`,
    ...more,
  })

const showtimes: Readonly<Record<string, ReturnType<typeof at>[]>> = {
  [`rex heron ${TODAY}`]: [
    at('18:30', { endTime: `${TODAY} 20:35:00` }),
    at('19:30', { version: 'vost' }),
    at('22:00', { tags: ['audiodescription'], auditoriumName: '4' }),
    at('20:00', { status: 'soldout' }),
  ],
  [`vox egret ${TODAY}`]: [at('19:00'), at('21:15', { tags: ['pmr'] })],
  [`rex heron ${TOMORROW}`]: [at('14:00', {}, TOMORROW)],
}

const heron = {
  title: 'Le Héron',
  duration: 110,
  isMovie: true,
  synopsis: '<p>Un oiseau.</p>',
}
const shows = [aShow('heron', heron), aShow('egret', { title: 'Aigrette', duration: 90, isMovie: true })]
const rex = {
  name: 'Rex Lyon',
  citySlug: 'lyon',
  pricing: { prices: [{ label: 'Plein', amount: 12.5 }] },
  theaters: [{ addressLine1: '1 rue du Parc', addressZip: '69001', addressCity: 'Lyon' }],
}
const cinemas = [aCinema('rex', rex), aCinema('vox', { name: 'Vox Lyon', citySlug: 'lyon' })]
const days = { [TODAY]: {}, [TOMORROW]: {} }

const api: Partial<ContentApi> = {
  shows: async () => shows,
  show: async ({ slug }) => shows.find((show) => show.slug === slug) ?? shows[0] ?? aShow(slug),
  showCinemas: async () => someShowCinemas({ rex: { days }, vox: { days } }),
  cinemas: async () => cinemas,
  cinema: async ({ slug }) => cinemas.find((cinema) => cinema.slug === slug) ?? aCinema(slug),
  cities: async () => [{ ...aCity('lyon', ['rex', 'vox']), name: 'Lyon' }],
  cinemaShows: async () => aSchedule({ shows: { heron: { days }, egret: { days } } }),
  showtimes: async ({ cinema, show, date }) => showtimes[`${cinema} ${show} ${date}`] ?? [],
}

const compose = (filters: Filters) => aComposition(api, { now: EVENING, filters: writeFilters(filters) })

async function ask(tool: string, question: object): Promise<string> {
  const answer = agentTools[tool]?.answer(question, compose)
  if (!answer) throw new Error(`No tool ${tool}`)
  return plain(JSON.stringify(await answer.catch((error: Error) => error.message))) ?? ''
}

const startsOf = (answer: string) =>
  [...answer.matchAll(/"start":"[\d-]+T(\d\d:\d\d)"/g)].map(([, time]) => time)

describe('questions of assistants', () => {
  test.each([
    ['this evening in Lyon', { place: 'Lyon' }, ['18:30', '19:00', '19:30', '21:15', '22:00']],
    ['one cinema, by a part of its name', { place: 'vox' }, ['19:00', '21:15']],
    ['a name with a typing error', { place: 'Rex Lyonn' }, ['18:30', '19:30', '22:00']],
    ['home by ten', { place: 'Lyon', until: '22:00' }, ['18:30', '19:00', '19:30']],
    ['after eight', { place: 'Lyon', from: '20:00' }, ['21:15', '22:00']],
    ['from seven, over by half past nine', { place: 'Lyon', from: '19:00', until: '21:30' }, ['19:00']],
    ['over by half past midnight', { place: 'Lyon', from: '21:30', until: '00:30' }, ['22:00']],
    ['original version', { place: 'Lyon', version: 'VOST' }, ['19:30']],
    ['audio description', { place: 'Lyon', needs: ['audio-description'] }, ['22:00']],
    ['a wheelchair place', { place: 'Lyon', needs: ['wheelchair'] }, ['21:15']],
    ['one film, without its accent', { place: 'Lyon', film: 'heron' }, ['18:30', '19:30', '22:00']],
    ['one film tomorrow', { place: 'Rex', film: 'Le Héron', date: TOMORROW }, ['14:00']],
  ])('an evening: %s', async (_, question, starts) =>
    expect(startsOf(await ask('evening', question))).toEqual(starts),
  )

  test.each([
    ['what_plays', { place: 'Lyon' }, '"title":"Aigrette","url":"http://fr.localhost:3000/films/egret"'],
    ['what_plays', { place: 'Rex', date: TOMORROW }, `"start":"${TOMORROW}T14:00"`],
    ['film', { film: 'Héron' }, '"synopsis":"Un oiseau."'],
    ['film', { film: 'Héron', place: 'Lyon' }, `"filmStart":"18:45","end":"20:35"`],
    ['cinema', { cinema: 'rex' }, '"address":["1 rue du Parc","69001 Lyon"]'],
    ['cinema', { cinema: 'Rex Lyon' }, '{"label":"Plein","price":"12,50 €"}'],
    [
      'order_link',
      { film: 'Le Héron', cinema: 'Rex', start: `${TODAY}T22:00` },
      `book.example/${TODAY}/22:00`,
    ],
    ['order_link', { film: 'Le Héron', cinema: 'Rex', start: `${TODAY}T20:00` }, 'On sale that day:'],
    ['evening', { place: 'Atlantis' }, 'No cinema or city here is called “Atlantis”.'],
    ['evening', { place: 'Lyon', version: 'OV' }, 'Versions there: VF, VOST.'],
  ])('%s %j', async (tool, question, expected) => expect(await ask(tool, question)).toContain(expected))

  test('a question of another form is refused', () =>
    expect(ask('evening', { place: 'Lyon', until: 'late' })).rejects.toThrow())
})

describe('the programme as data', () => {
  const at = (slug: string, filters: Partial<Filters> = {}) =>
    aComposition(api, { now: EVENING, slug, filters: writeFilters({ ...noFilters, ...filters }) })
  const place: OpenQuestion = { kind: 'place', page: '/cinemas/rex' }
  const film: OpenQuestion = { kind: 'show', page: '/films/heron' }
  const data = async (question: OpenQuestion, ...scope: Parameters<typeof at>) =>
    startsOf(JSON.stringify(await openProgramme(question, at(...scope))))

  test.each([
    ['a cinema, over several days', place, 'rex', {}, ['18:30', '19:30', '22:00', '14:00']],
    ['a city on a day', place, 'lyon', { date: TOMORROW }, ['14:00']],
    ['a film with a version', film, 'heron', { versions: ['vost'] }, ['19:30']],
    ['a film in a place', film, 'heron', { localisation: 'vox' }, []],
    ['an evening that ends', place, 'lyon', { date: TODAY, until: '2130' }, ['18:30', '19:00']],
  ])('%s', async (_, question, slug, filters, starts) =>
    expect(await data(question, slug, filters)).toEqual(starts),
  )

  test('has its licence, its page and its days', async () =>
    expect(await openProgramme(place, at('rex'))).toMatchObject({
      licence: { name: 'CC BY 4.0' },
      name: 'Rex Lyon',
      url: 'http://fr.localhost:3000/cinemas/rex',
      timeZone: 'Europe/Paris',
      from: TODAY,
      through: TOMORROW,
    }))

  test('is a calendar with the same showtimes', async () => {
    const calendar = new ICAL.Component(ICAL.parse((await openCalendar(place, at('rex'))) ?? ''))
    const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
    expect(
      entries.map(({ summary, startDate }) => `${summary} ${startDate.toJSDate().toISOString()}`),
    ).toEqual([
      'Le Héron 2026-11-20T17:30:00.000Z',
      'Le Héron 2026-11-20T18:30:00.000Z',
      'Le Héron 2026-11-20T21:00:00.000Z',
      'Le Héron 2026-11-21T13:00:00.000Z',
    ])
  })

  test('an unknown film or place has none', async () => {
    expect(await openProgramme(film, at('owl'))).toBeNull()
    expect(await openCalendar(place, at('atlantis'))).toBeNull()
  })
})
