import type { Language } from '#config/types.ts'
import type { Api } from './api-reader.ts'
import { type Finding, failed, judged, unread } from './findings.ts'

const PART = 'programme'
const CINEMAS = 3
const SHOWTIMES = 2

/** Cinema programmes and show showtimes must agree with each other. */
export async function checkProgramme(api: Api, language: Language): Promise<Finding[]> {
  const [shows, cinemas] = await Promise.all([
    api.read('shows', { language }),
    api.read('cinemas', { language }),
  ])
  if (shows.is !== 'read' || cinemas.is !== 'read') return []
  const known = new Set(shows.model.map(({ slug }) => slug))
  const findings: Finding[] = []
  for (const { slug } of cinemas.model.slice(0, CINEMAS))
    findings.push(...(await checkCinema(api, slug, known, language)))
  findings.push(...(await checkCities(api, new Set(cinemas.model.map(({ slug }) => slug)), language)))
  return findings
}

async function checkCinema(
  api: Api,
  cinema: string,
  known: ReadonlySet<string>,
  language: Language,
): Promise<Finding[]> {
  const schedule = await api.read('cinemaShows', { language, slug: cinema })
  if (schedule.is !== 'read') return [unread(PART, schedule)]
  const strangers = schedule.model.shows
    .filter(({ slug }) => !known.has(slug))
    .map(({ slug }) => `${slug} is not among the shows`)
  const findings = [judged(PART, schedule.address, strangers, schedule.skipped)]
  for (const { slug: show, days } of schedule.model.shows
    .filter((each) => each.days.length > 0)
    .slice(0, SHOWTIMES)) {
    const [day] = days
    if (day)
      findings.push(
        await checkShowtimes(api, { show, cinema, date: day.date }, language),
        await checkPlaces(api, show, cinema, language),
      )
  }
  return findings
}

interface Showtime {
  readonly show: string
  readonly cinema: string
  readonly date: string
}

async function checkShowtimes(
  api: Api,
  { show, cinema, date }: Showtime,
  language: Language,
): Promise<Finding> {
  const reading = await api.read('showtimes', { language, show, cinema, date })
  if (reading.is !== 'read')
    return failed(
      PART,
      reading.address,
      reading.is === 'wrong' ? reading.reason : 'the programme names the day, this call does not have it',
    )
  const starts = reading.model.map(({ start }) => start)
  const complaints = starts.length === 0 ? ['the programme names the day, but there is no showtime'] : []
  const elsewhere = starts.filter((start) => !start.startsWith(date))
  // A night showtime belongs to the day before.
  if (elsewhere.length === starts.length && starts.length > 0)
    complaints.push(`no showtime is on ${date}: ${elsewhere[0]}`)
  return judged(PART, reading.address, complaints, reading.skipped)
}

async function checkPlaces(api: Api, show: string, cinema: string, language: Language): Promise<Finding> {
  const reading = await api.read('showCinemas', { language, slug: show })
  if (reading.is !== 'read') return unread(PART, reading)
  return judged(
    PART,
    reading.address,
    reading.model.some((each) => each.cinema === cinema) ? [] : [`${cinema} plays it, and is not named`],
  )
}

async function checkCities(api: Api, cinemas: ReadonlySet<string>, language: Language): Promise<Finding[]> {
  const reading = await api.read('cities', { language })
  if (reading.is !== 'read') return []
  const strangers = reading.model.flatMap(({ slug, cinemas: theirs }) =>
    theirs.filter((each) => !cinemas.has(each)).map((each) => `${slug}: ${each} is not among the cinemas`),
  )
  return [judged(PART, reading.address, strangers)]
}

/** The search finds a show by its title, respects the requested type and finds nothing for nonsense. */
export async function checkSearch(api: Api, language: Language): Promise<Finding[]> {
  const shows = await api.read('shows', { language })
  const [show] = shows.is === 'read' ? shows.model : []
  if (!show) return []
  const found = await api.read('search', { language, q: show.title, type: 'show' })
  if (found.is !== 'read') return [unread('search', found)]
  const complaints = found.model.some(({ slug }) => slug === show.slug)
    ? []
    : [`${show.slug} is not found by its title`]
  const others = found.model
    .filter(({ type }) => type !== 'show')
    .map(({ type, title }) => `${title} is of the type ${type}`)
  const nonsense = await api.read('search', { language, q: 'qxzjvkwyqq', type: 'show' })
  const silent = nonsense.is === 'missing' || (nonsense.is === 'read' && nonsense.model.length === 0)
  return [
    judged('search', found.address, [...complaints, ...others]),
    judged(
      'search',
      nonsense.address,
      silent ? [] : [nonsense.is === 'wrong' ? nonsense.reason : 'nonsense is found'],
    ),
  ]
}
