import type { FlagData } from '@marquee/design/labels/flag.tsx'
import type { PictureData } from '@marquee/design/pictures/picture.tsx'
import { duration, type Formats, formatsOf } from '@marquee/i18n/format.ts'
import type { TFunction } from 'i18next'
import { keysOf, recordOf } from '#config/keys.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { withFacts } from '../demo/facts.ts'
import { editorial, experiences, films, offers, places, stories, type Work } from '../demo/programme-files.ts'
import { flagTexts, genreTexts } from '../demo/shared-texts.ts'
import { type DemoLanguage, languageOfTexts, type SiteText } from '../demo/site-text.ts'
import { pictures } from './sample-pictures.ts'
import { sampleTimes, type TimeSamples } from './sample-times.ts'

interface FilmSample {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly poster: PictureData | null
  readonly backdrop: PictureData | null
  /** `Drama · 1h58` */
  readonly line: string
  readonly facts: readonly string[]
  readonly synopsis: string
  readonly credits: readonly string[]
}

interface CinemaSample {
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly href: string
  readonly line: string
  readonly picture: PictureData | null
  readonly longitude: number
  readonly latitude: number
}

interface ArticleSample {
  readonly id: string
  readonly title: string
  readonly text: string
  /** HTML */
  readonly content: string
  readonly href: string
  readonly picture: PictureData | null
}

/** Samples from the demonstration's programme, for a site in one of its languages. */
export interface Samples extends TimeSamples {
  readonly site: Site
  readonly language: Language
  /** `t('namespace:key')` */
  readonly t: TFunction
  readonly formats: Formats
  readonly films: readonly [FilmSample, FilmSample, ...FilmSample[]]
  readonly cinemas: readonly [CinemaSample, ...CinemaSample[]]
  readonly articles: readonly [ArticleSample, ...ArticleSample[]]
  readonly offers: readonly (ArticleSample & { readonly price: string; readonly before: string | null })[]
  readonly experiences: readonly (ArticleSample & { readonly services: readonly ArticleSample[] })[]
  readonly questions: readonly { readonly title: string; readonly html: string }[]
  readonly prices: readonly {
    readonly label: string
    readonly amount: string
    readonly term: number | null
  }[]
  readonly terms: readonly string[]
  readonly alert: string
  readonly flags: Readonly<Record<keyof typeof flagTexts, Readonly<FlagData>>>
  /** Longer than usual, with a word that is too wide for a phone. */
  readonly longTitle: string
  /** Several lines of plain text. */
  readonly longText: string
}

/** Enough for a rail with several pages, and for two rows of a grid on a phone. */
const FILMS = 8
const CINEMAS = 6
const flagTones = { new: 1, lastDays: 4, premiere: 2, live: 5, classic: 3, event: null } as const

function atLeastOne<Item>([first, ...others]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new Error('The demonstration has no items of a kind')
  return [first, ...others]
}

const link = (folder: string, slug: string) => `/${folder}/${slug}`

function filmOf(work: Work, language: DemoLanguage, t: TFunction, formats: Formats): FilmSample {
  const genres = work.genres.map((genre) => genreTexts[genre]?.[language] ?? genre)
  return {
    id: work.id,
    title: work.title[language],
    href: link('films', work.slug),
    poster: pictures.poster(work.id, language),
    backdrop: pictures.backdrop(work.id),
    line: `${genres[0]} · ${duration(work.duration)}`,
    facts: [...genres.slice(0, 2), duration(work.duration), t('programme:everyone')],
    synopsis: work.synopsis[language],
    credits: [
      t('show:by', { names: formats.list(work.directors) }),
      t('show:with', { names: formats.list(work.actors) }),
    ],
  }
}

function cinemasOf({ id }: Site, t: TFunction): readonly CinemaSample[] {
  const { cities = [], cinemas = [] } = places[id] ?? {}
  return cinemas.slice(0, CINEMAS).map((cinema, index) => ({
    slug: cinema.slug,
    name: cinema.name,
    city: cities.find(({ slug }) => slug === cinema.city)?.name ?? cinema.city,
    href: link('cinemas', cinema.slug),
    line: `${cinema.street}, ${t('programme:halls', { count: cinema.halls })}`,
    picture: pictures.cinema(index),
    longitude: cinema.lon,
    latitude: cinema.lat,
  }))
}

interface Piece {
  readonly title: SiteText
  readonly headline?: SiteText
  readonly content?: SiteText
  readonly motif?: string
}

/** Day of the facts in the texts. */
const today = '2026-11-20'

/** A text of the programme with its facts; empty if it is missing in the language. */
const sayIn =
  ({ id: site }: Site, language: DemoLanguage) =>
  (text: SiteText | undefined): string =>
    withFacts(text?.[language] ?? '', { site, language, today })

const articleOf =
  (say: ReturnType<typeof sayIn>) =>
  ({ title, headline, content, motif }: Piece, index: number): ArticleSample => ({
    id: `article-${index}`,
    title: say(title),
    text: say(headline),
    content: say(content),
    href: link('articles', String(index)),
    picture: motif === undefined ? null : pictures.editorial(motif),
  })

function editorialOf(site: Site, language: DemoLanguage, formats: Formats) {
  const price = (prices: Readonly<Record<string, number>> | null | undefined) =>
    formats.price(prices?.[site.currency] ?? 0)
  const say = sayIn(site, language)
  const article = articleOf(say)
  return {
    articles: atLeastOne(stories.slice(0, 5).map(article)),
    offers: offers
      .filter((offer) => offer.price !== null)
      .slice(0, 4)
      .map((offer, index) => ({
        ...article(offer, index),
        price: price(offer.price),
        before: offer.initialPrice ? price(offer.initialPrice) : null,
      })),
    experiences: experiences.experiences.slice(0, 5).map((experience, index) => ({
      ...article(
        {
          ...experience,
          headline: experience.tagline,
          content: experience.details,
          motif: `experience-${experience.slug}`,
        },
        index,
      ),
      services: experience.services.map(({ title, description }, place) =>
        article({ title, content: description }, place),
      ),
    })),
    questions: (editorial.footerFaq[0]?.questions ?? []).map(({ title, description }) => ({
      title: say(title),
      html: say(description),
    })),
    prices: editorial.tariffs.slice(0, 5).map(({ label, prices, term }) => ({
      label: label[language],
      amount: price(prices),
      term,
    })),
    terms: editorial.terms.map(say),
    alert: say(editorial.alerts[0]?.message),
  }
}

export function samplesOf(site: Site, language: Language, t: TFunction): Samples {
  const formats = formatsOf(language, site)
  const ofTexts = languageOfTexts(site.id, language)
  const shown = films
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, FILMS)
    .map((work) => filmOf(work, ofTexts, t, formats))
  const [film, ...others] = atLeastOne(shown)
  const titles = shown.map(({ title }) => title)
  return {
    site,
    language,
    t,
    formats,
    ...sampleTimes(language, t, formats),
    ...editorialOf(site, ofTexts, formats),
    films: [film, ...atLeastOne(others)],
    cinemas: atLeastOne(cinemasOf(site, t)),
    flags: recordOf(keysOf(flagTexts), (name) => ({
      label: flagTexts[name][ofTexts],
      tone: flagTones[name],
    })),
    longTitle: `${titles[0]} : ${titles[1]?.replaceAll(' ', '')} — ${titles[2]}`,
    longText: shown
      .slice(0, 3)
      .map(({ synopsis }) => synopsis)
      .join(' '),
  }
}
