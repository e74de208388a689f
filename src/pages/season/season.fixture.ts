import type { WireShowtime } from '#models/showtime.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aCity, someContent } from '../../page-kit/composition.fixture.ts'

const time = (start: string, more: Partial<WireShowtime> = {}): WireShowtime => ({
  time: `${start}:00`,
  version: 'vost',
  status: 'available',
  refCmd: `/booking?show=x&time=${start}`,
  ...more,
})

/** Two evenings at the Rex, one of them also at the Lux, and one at the Lux only. */
const programme: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly WireShowtime[]>>>>>
> = {
  '2026-11-23': {
    tosca: {
      rex: [time('2026-11-23 19:30'), time('2026-11-23 21:00', { status: 'soldout' })],
      lux: [time('2026-11-23 20:00')],
    },
  },
  '2026-11-30': {
    carmen: { rex: [time('2026-11-30 19:30', { endTime: '2026-11-30 22:38:00' })] },
    tosca: { lux: [time('2026-11-30 20:00')] },
  },
  '2026-12-06': { carmen: { lux: [time('2026-12-06 18:00')] } },
}

const showDays = Object.fromEntries(
  Object.entries(programme).map(([date, shows]) => [
    date,
    Object.fromEntries(
      Object.keys(shows).map((slug, order) => [
        slug,
        { live: slug === 'tosca' && date === '2026-11-23', bookable: true, order },
      ]),
    ),
  ]),
)

const opera = {
  slug: 'opera',
  title: 'La saison d’opéra',
  type: 'season',
  subtitle: 'Au premier rang',
  poster: { lg: '/media/opera.avif', md: '/media/opera.avif' },
  backdrop: { lg: '/media/opera-wide.avif', md: '/media/opera-wide.avif' },
  price: 19,
  initialPrice: 24,
  active: true,
  details: '<p>Entractes compris.</p>',
  cta: { label: 'Nos salles', url: '/cinemas' },
  prices: [
    { label: 'La soirée', amount: 19 },
    { label: 'Sur devis', amount: null },
  ],
  logo: { lg: '/media/logo.avif', md: '/media/logo.avif' },
  description: `<p>${'Un baiser volé, un serment trop vite donné, une lettre qui arrive trop tard. '.repeat(3)}</p>`,
  redirectSlug: null,
}

const listed = [
  opera,
  { ...opera, slug: 'night', title: 'La nuit blanche', type: 'special' },
  { ...opera, slug: 'summer', title: 'L’été', active: false },
]

/** One season of three evenings in two cinemas. */
export function aSeasonApi(season: object = {}, more: Partial<ContentApi> = {}): Partial<ContentApi> {
  return {
    ...someContent({
      events: listed,
      eventShows: {
        shows: [
          { slug: 'tosca', title: 'Tosca', isMovie: false, type: 'opera' },
          { slug: 'carmen', title: 'Carmen', isMovie: false, type: 'opera' },
        ],
        days: showDays,
      },
    }),
    event: (params) => {
      const { slug } = params
      return someContent(slug === 'unknown' ? {} : { event: { ...opera, slug, ...season } }).event(params)
    },
    eventShowtimes: (params) =>
      someContent({ eventShowtimes: programme[params.date] ?? {} }).eventShowtimes(params),
    cinemas: async () => [
      aCinema('rex', { citySlug: 'paris', name: 'Le Rex' }),
      aCinema('lux', { citySlug: 'lyon', name: 'Le Lux' }),
      aCinema('none'),
    ],
    cities: async () => [aCity('paris', ['rex']), aCity('lyon', ['lux'])],
    cinema: async ({ slug }) =>
      aCinema(slug, { pricing: { prices: [{ label: 'Plein', amount: slug === 'rex' ? 13.5 : 11 }] } }),
    ...more,
  }
}
