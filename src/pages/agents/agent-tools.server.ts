import { duration } from '@marquee/i18n/format.ts'
import { plainText } from '#models/html.ts'
import { z } from '#models/zod.ts'
import { optional } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import { cinemaFeedPath, cinemaPath, showPath } from '../../page-kit/links.ts'
import { addressLines } from '../../programme/cinema-link.ts'
import { absolute } from '../../seo/head.ts'
import {
  type Compose,
  dateField,
  eveningAnswer,
  eveningQuestion,
  filmField,
  filmNamed,
  named,
  placeField,
  UnansweredError,
} from './evening-answer.server.ts'

const text = (html: string | null) => (html === null ? null : plainText(html))

const playing = z.object({ place: placeField, date: dateField })

/** Films of a place on a day, each with its times. */
async function whatPlays(question: z.output<typeof playing>, compose: Compose) {
  const { showtimes, ...answer } = await eveningAnswer(question, compose)
  const films = Map.groupBy(showtimes, ({ filmUrl }) => filmUrl)
  return {
    ...answer,
    films: [...films].map(([url, times]) => ({
      title: times[0]?.film ?? '',
      url,
      times: times.map(({ start, end, cinema, version }) => ({ start, end, cinema, version })),
    })),
  }
}

const aboutFilm = z.object({
  film: filmField,
  place: placeField.optional().describe('Adds the showtimes in this cinema or city'),
  date: dateField,
})

async function film({ film: asked, place, date }: z.output<typeof aboutFilm>, compose: Compose) {
  const composition = compose(noFilters)
  const { api, edition } = composition
  const { language } = edition
  const { slug } = filmNamed(await api.shows({ language }), asked)
  const [show, cinemas] = await Promise.all([
    api.show({ slug, language }),
    optional(composition, api.showCinemas({ slug, language })),
  ])
  return {
    title: show.title,
    originalTitle: show.originalTitle,
    url: absolute(edition.origin, showPath(edition, show.slug, show.isMovie)),
    length: show.duration === null ? null : duration(show.duration),
    genres: show.genres.map(({ label }) => label),
    directors: show.directors,
    cast: show.cast,
    released: show.releaseDate,
    rating: show.contentRating?.description ?? null,
    synopsis: text(show.synopsis),
    cinemas: cinemas === null ? null : cinemas.length,
    evening: place === undefined ? null : await eveningAnswer({ place, date, film: slug }, compose),
  }
}

const aboutCinema = z.object({ cinema: placeField })

async function cinema({ cinema: asked }: z.output<typeof aboutCinema>, compose: Compose) {
  const composition = compose(noFilters)
  const { api, edition, formats } = composition
  const { language, origin } = edition
  const found = named(await api.cinemas({ language }), ({ name }) => name, asked)
  if (!found) throw new UnansweredError(`No cinema here is called “${asked}”.`)
  const detail = await api.cinema({ slug: found.slug, language })
  const { gpsPosition, pricing, itinerary, services } = detail
  return {
    name: detail.name,
    url: absolute(origin, cinemaPath(edition, detail.slug)),
    address: addressLines(detail),
    position: gpsPosition,
    prices: pricing.prices.map(({ label, amount }) => ({
      label,
      price: amount === null ? null : formats.price(amount),
    })),
    howToGetThere: itinerary.map(({ label, description }) => ({
      label,
      description: plainText(description),
    })),
    accessibility: text(detail.accessibilityDescription),
    services: services.map(({ label }) => label),
    eventsCalendarUrl: absolute(origin, cinemaFeedPath(language, detail.slug)),
  }
}

const order = z.object({
  film: filmField,
  cinema: placeField,
  start: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .describe('Announced start in the time zone of the site, YYYY-MM-DDTHH:mm'),
})

/** The address at which people order. Nothing is ordered by an answer. */
async function orderLink({ film: title, cinema: place, start }: z.output<typeof order>, compose: Compose) {
  const { showtimes } = await eveningAnswer({ place, film: title, date: start.slice(0, 10) }, compose)
  const found = showtimes.find((each) => each.start === start && each.orderUrl !== null)
  if (found) return found
  const others = showtimes.map((each) => each.start).join(', ')
  throw new UnansweredError(
    `No seats of ${title} are on sale there at ${start}. On sale that day: ${others || 'none'}.`,
  )
}

export interface AgentTool {
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  /** Rejects with `UnansweredError` if the question names something that the site does not have. */
  readonly answer: (question: unknown, compose: Compose) => Promise<object>
}

const tool = <Input extends z.ZodObject>(
  about: Pick<AgentTool, 'title' | 'description'>,
  input: Input,
  answer: (question: z.output<Input>, compose: Compose) => Promise<object>,
): AgentTool => ({ ...about, input, answer: (question, compose) => answer(input.parse(question), compose) })

/** Questions that agents ask; each reads only. */
export const agentTools: Readonly<Record<string, AgentTool>> = {
  what_plays: tool(
    {
      title: 'What plays where',
      description: 'Films and events of a cinema or city on a day, with the times on sale',
    },
    playing,
    whatPlays,
  ),
  evening: tool(
    {
      title: 'An evening at the cinema',
      description:
        'Showtimes of a cinema or city on sale, in order of time, by start, end, version, accessibility and film. `filmStart` is when the film itself begins, after the trailers',
    },
    eveningQuestion,
    eveningAnswer,
  ),
  film: tool(
    {
      title: 'A film or event',
      description: 'Length, genres, people, synopsis, and its showtimes in a place',
    },
    aboutFilm,
    film,
  ),
  cinema: tool(
    {
      title: 'A cinema',
      description: 'Address, way, prices, accessibility and services of a cinema',
    },
    aboutCinema,
    cinema,
  ),
  order_link: tool(
    {
      title: 'Link to order',
      description: 'The address at which a person orders seats of one showtime. It orders nothing',
    },
    order,
    orderLink,
  ),
}
