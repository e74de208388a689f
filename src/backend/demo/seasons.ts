import type { SiteId } from '../../../config/sites.ts'
import type { NewItem } from '../content/store/item-writer.ts'
import { worksOf } from './casting.ts'
import { amount } from './prices.ts'
import type { Text, Work } from './programme-files.ts'
import type { DemoTask } from './task.ts'

interface SeasonRecord {
  readonly slug: string
  readonly type: 'season' | 'special'
  /** The season holds the works of any of these strands. */
  readonly strands: readonly string[]
  readonly title: Text
  readonly subtitle: Text
  readonly description: Text
  /** In euros, for the whole season; null: sold one by one. */
  readonly price: number | null
  readonly initialPrice: number | null
  /** The work whose picture stands for the season. */
  readonly face: string
}

const records: readonly SeasonRecord[] = [
  {
    slug: 'opera-ballet',
    type: 'season',
    strands: ['opera', 'ballet'],
    face: 'event-tosca',
    price: 120,
    initialPrice: 152,
    title: { fr: 'Opéra & Ballet', en: 'Opera & Ballet', de: 'Oper & Ballett', nl: 'Opera & Ballet' },
    subtitle: {
      fr: 'Huit soirées, les plus grandes scènes',
      en: 'Eight evenings, the greatest stages',
      de: 'Acht Abende, die größten Bühnen',
      nl: 'Acht avonden, de grootste podia',
    },
    description: {
      fr: '<p>De Tosca au Lac des cygnes, une saison entière en direct ou filmée au plus près, avec les entractes et leurs coulisses.</p>',
      en: '<p>From Tosca to Swan Lake: a whole season, live or filmed at close quarters, with intervals and a look backstage.</p>',
      de: '<p>Von Tosca bis Schwanensee: eine ganze Spielzeit, live oder aus nächster Nähe gefilmt, mit Pausen und einem Blick hinter die Bühne.</p>',
      nl: '<p>Van Tosca tot Het zwanenmeer: een heel seizoen, live of van heel dichtbij gefilmd, met pauzes en een kijkje achter het doek.</p>',
    },
  },
  {
    slug: 'concerts',
    type: 'season',
    strands: ['concert'],
    face: 'event-velvet-antenna',
    price: 52,
    initialPrice: 60,
    title: { fr: 'La saison des concerts', en: 'The concert season', de: 'Die Konzertsaison', nl: 'Het concertseizoen' },
    subtitle: { fr: 'Quatre scènes, un seul son', en: 'Four stages, one sound', de: 'Vier Bühnen, ein Klang', nl: 'Vier podia, één geluid' },
    description: {
      fr: '<p>Une symphonie, une kora sur les toits, un adieu et une nuit de transe : quatre concerts à écouter fort.</p>',
      en: '<p>A symphony, a kora on the rooftops, a farewell and a night of trance: four concerts to hear loud.</p>',
      de: '<p>Eine Sinfonie, eine Kora über den Dächern, ein Abschied und eine Nacht der Trance: vier Konzerte, die laut gehört werden wollen.</p>',
      nl: '<p>Een symfonie, een kora boven de daken, een afscheid en een nacht in trance: vier concerten om hard te horen.</p>',
    },
  },
  {
    slug: 'live-sport',
    type: 'special',
    strands: ['sport', 'esport'],
    face: 'event-cup-final',
    price: null,
    initialPrice: null,
    title: { fr: 'Le sport en direct', en: 'Live sport', de: 'Sport live', nl: 'Live sport' },
    subtitle: {
      fr: 'Chanter ensemble, sur grand écran',
      en: 'Sing together, on the big screen',
      de: 'Gemeinsam singen, auf großer Leinwand',
      nl: 'Samen zingen, op het grote doek',
    },
    description: {
      fr: '<p>Football, cyclisme et e-sport en direct, commentés dans la salle.</p>',
      en: '<p>Football, cycling and e-sports live, with commentary in the auditorium.</p>',
      de: '<p>Fußball, Radsport und E-Sport live, im Saal kommentiert.</p>',
      nl: '<p>Voetbal, wielrennen en e-sport live, met commentaar in de zaal.</p>',
    },
  },
  {
    slug: 'nights-out',
    type: 'special',
    strands: ['documentary', 'shorts', 'anime', 'theatre', 'classics'],
    face: 'event-anime-marathon',
    price: null,
    initialPrice: null,
    title: { fr: 'Les nuits et les débats', en: 'Nights and debates', de: 'Nächte und Debatten', nl: 'Nachten en debatten' },
    subtitle: {
      fr: 'Le cinéma continue après le film',
      en: 'The evening goes on after the film',
      de: 'Nach dem Film geht der Abend weiter',
      nl: 'De avond gaat door na de film',
    },
    description: {
      fr: '<p>Marathons, courts métrages, théâtre filmé et ciné-club : des soirées où l’on reste parler.</p>',
      en: '<p>Marathons, short films, filmed theatre and the film club: evenings when people stay to talk.</p>',
      de: '<p>Marathons, Kurzfilme, gefilmtes Theater und Filmclub: Abende, an denen man zum Reden bleibt.</p>',
      nl: '<p>Marathons, korte films, theater op film en de filmclub: avonden waarop je blijft napraten.</p>',
    },
  },
]

/** The seasons and special events of a site: those of which it shows at least one work. */
export const seasonsFor = (site: SiteId): readonly SeasonRecord[] => records.filter((season) => seasonWorks(site, season).length > 0)

export const seasonsOf = (site: SiteId, work: Work): readonly SeasonRecord[] =>
  seasonsFor(site).filter((season) => seasonWorks(site, season).includes(work))

const seasonWorks = (site: SiteId, { strands }: SeasonRecord): readonly Work[] =>
  worksOf(site).filter((work) => work.kind === 'event' && work.strands.some((strand) => strands.includes(strand)))

/** Summaries, for `events`. */
export function seasonItems({ site, language, pictures }: DemoTask): NewItem[] {
  return seasonsFor(site).map((season, position) => ({
    id: season.slug,
    slug: season.slug,
    position,
    base: {
      slug: season.slug,
      title: season.title[language],
      type: season.type,
      subtitle: season.subtitle[language],
      poster: pictures.poster(season.face, language),
      price: amount(season.price, site),
      initialPrice: amount(season.initialPrice, site),
      active: true,
      details: season.description[language],
      cta: null,
    },
  }))
}

/** What `event/{slug}` adds, with the shows of the season. */
export function seasonDetailItems({ site, language, pictures }: DemoTask): NewItem[] {
  return seasonsFor(site).map((season, position) => ({
    id: season.slug,
    slug: season.slug,
    position,
    base: {
      prices: season.price === null ? [] : [{ label: season.title[language], amount: amount(season.price, site) }],
      logo: null,
      backdrop: pictures.backdrop(season.face),
      description: season.description[language],
      redirectSlug: null,
      trackingSlug: season.slug,
      seo: { title: season.title[language], description: season.subtitle[language] },
      shows: seasonWorks(site, season).map((work) => work.slug),
    },
  }))
}
