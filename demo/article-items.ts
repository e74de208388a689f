import { sites } from '#config/sites.ts'
import type { Currency } from '#config/types.ts'
import { addDays, addMinutes, contractTime, weekdayOf } from '#models/site-clock.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { placesOf, worksOf } from './casting.ts'
import { eventTime } from './day-plan.ts'
import { experiencePath, storyExtras } from './experience-stories.ts'
import { pagePath } from './page-paths.ts'
import {
  editorial,
  events,
  films,
  type OfferRecord,
  offers,
  type Story,
  stories,
  type Work,
} from './programme-files.ts'
import { nextEventDay } from './release.ts'
import type { Text } from './site-text.ts'
import type { DemoTask } from './task.ts'
import { maxWeek } from './till.ts'

const display = { creationDate: true, socialMedia: true, backToNews: true, newsTag: true }

export function newsItems(task: DemoTask): NewItem[] {
  return stories
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
    .map((story, position) => storyItem(story, position, typeOfStory(story), task))
}

export function articleItems(task: DemoTask): NewItem[] {
  return editorial.specials.map((story, position) => {
    const item = storyItem(story, position, 'experience', task)
    return { ...item, base: { ...item.base, ...experienceStory(story, task) } }
  })
}

const STORY_CINEMAS = 4

/** Speaker, cinemas, directions and first film of a story about an experience. */
function experienceStory(
  { id, experience = '' }: Story,
  { site, language, pictures }: DemoTask,
): Record<string, unknown> {
  const extras = storyExtras[id]
  const having = placesOf(site).cinemas.filter(({ formats, seatsKinds }) =>
    [...formats, ...seatsKinds].includes(experience),
  )
  const film = worksOf(site).find(
    ({ formats, strands }) => formats.includes(experience) || strands.includes(experience),
  )
  const guest = extras?.guest
  return {
    guest: guest
      ? {
          name: guest.name,
          description: `<p>${guest.text[language]}</p>`,
          image: pictures.editorial(guest.motif),
        }
      : null,
    cta: extras
      ? {
          label: extras.cta[language],
          url: experiencePath(language, experience),
          newTab: false,
          kind: 'black',
        }
      : null,
    cinemas: having.slice(0, STORY_CINEMAS).map(({ slug, name }) => ({ slug, name })),
    featuredShow: film?.slug ?? null,
  }
}

type StoryType = 'news' | 'event' | 'experience'

/** Meetings count as events among the news. */
function typeOfStory({ type, experience }: Story): StoryType {
  return type === 'meeting' ? 'event' : experience === undefined ? 'news' : 'experience'
}

function storyItem(story: Story, position: number, type: StoryType, task: DemoTask): NewItem {
  const { site, language, today, pictures } = task
  const slug = story.slug[language]
  const image =
    pictures.editorial(story.motif) ??
    (story.experience ? pictures.editorial(`experience-${story.experience}`) : null)
  const { guest, houses = 0 } = story
  const base = {
    slug,
    title: story.title[language],
    type,
    headline: story.headline[language],
    content: story.content[language],
    image,
    thumbnail: image,
    releaseDate: addDays(today, -story.daysAgo),
    dateType: 'noDate',
    author: story.author,
    topic: story.type,
    redirectSlug: null,
    trackingSlug: story.slug.en,
    featuredShow: filmNamed(story.film, site),
    display,
    cta: null,
    cinemas: placesOf(site)
      .cinemas.slice(0, houses)
      .map((cinema) => ({ slug: cinema.slug, name: cinema.name })),
    guest: guest
      ? { name: guest.name, description: guest.text[language], image: pictures.editorial(guest.motif) }
      : null,
    experience: story.experience ?? null,
    seo: { title: story.title[language], description: story.headline[language] },
  }
  return { id: story.id, slug, position, base }
}

function filmNamed(title: string | null, site: DemoTask['site']): string | null {
  const shown = new Set(worksOf(site))
  return (
    films.find((film) => title !== null && shown.has(film) && Object.values(film.title).includes(title))
      ?.slug ?? null
  )
}

export function offerItems(task: DemoTask): NewItem[] {
  return offersOf(task).map((offer, position) => offerItem(offer, position, task))
}

/** Number of cinemas that an offer is limited to. */
const HOUSES_OF_OFFERS: Readonly<Record<string, number>> = { 'offer-short-night': 1, 'offer-birthday': 3 }

const offerItem = (offer: OfferRecord, position: number, task: DemoTask): NewItem => ({
  id: offer.id,
  slug: offer.slug[task.language],
  position,
  base: offerArticle(offer, task),
})

/** Null without one. */
const eventOf = ({ show }: OfferRecord): Work | null => events.find(({ slug }) => slug === show) ?? null

const GIFT = 'offer-gift'

/** Offers for events that the site does not show are left out, and gift cards where it sells none. */
function offersOf(task: DemoTask): readonly OfferRecord[] {
  const works = worksOf(task.site)
  return offers.filter((offer) => {
    if (offer.id === GIFT) return pagePath(task, 'giftCard') !== undefined
    const event = eventOf(offer)
    return event === null || works.includes(event)
  })
}

function targetOf(offer: OfferRecord, task: DemoTask): string | undefined {
  if (offer.id === GIFT) return pagePath(task, 'giftCard')
  const event = eventOf(offer)
  return event === null ? pagePath(task, 'shows') : `/redirect/${task.language}/entertainment/${event.slug}`
}

const onWeekday = (date: string, weekday = weekdayOf(date)): string =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7)

/** An event's dates come from the programme. */
function periodOf(offer: OfferRecord, { today }: DemoTask): { start: string; end: string | null } {
  const { id, startOffset, endOffset, weekday } = offer
  if (id === 'offer-max-week') return { start: maxWeek(today).first, end: maxWeek(today).last }
  const event = eventOf(offer)
  const start = (event && nextEventDay(event, today)) ?? onWeekday(addDays(today, startOffset), weekday)
  return { start, end: event === null && endOffset !== null ? addDays(today, endOffset) : null }
}

function datesOf(offer: OfferRecord, task: DemoTask) {
  const { dateType, startOffset } = offer
  const { start, end } = periodOf(offer, task)
  const dated = dateType !== 'noDate'
  const event = eventOf(offer)
  return {
    releaseDate: addDays(task.today, Math.min(startOffset, 0)),
    dateType,
    startDate: dated ? start : null,
    startTime:
      dateType === 'exact' && event !== null ? contractTime(addMinutes(start, eventTime(event))) : null,
    endDate: dated ? end : null,
    endTime: null,
  }
}

function offerArticle(offer: OfferRecord, task: DemoTask): Record<string, unknown> {
  const { language, pictures } = task
  const image = pictures.editorial(offer.motif)
  const url = targetOf(offer, task)
  return {
    slug: offer.slug[language],
    title: offer.title[language],
    type: offer.kind === 'event' ? 'event' : 'offer',
    kind: offer.kind,
    headline: offer.headline[language],
    content: offer.content[language],
    image,
    thumbnail: image,
    ...datesOf(offer, task),
    author: null,
    redirectSlug: null,
    trackingSlug: offer.slug.en,
    featuredShow: eventOf(offer)?.slug ?? null,
    display: { ...display, creationDate: false, backToNews: false },
    cta: url === undefined ? null : { label: offer.cta[language], url, newTab: false, kind: 'booking' },
    cinemas: placesOf(task.site)
      .cinemas.slice(0, HOUSES_OF_OFFERS[offer.id] ?? 0)
      .map(({ slug, name }) => ({ slug, name })),
    guest: null,
    seo: { title: offer.title[language], description: offer.headline[language] },
  }
}

const seeOffer: Text = {
  fr: 'Voir l’offre',
  en: 'See the offer',
  de: 'Zum Angebot',
  nl: 'Bekijk de aanbieding',
}

const tariffs: Readonly<Record<string, OfferRecord['price']>> = Object.fromEntries(
  editorial.tariffs.map(({ id, prices }) => [id, prices]),
)
const mondays = offers.find(({ id }) => id === 'offer-monday')?.price ?? null

/** Prices without the offer: that of another price times a number of seats. */
const pricesBefore: Readonly<
  Record<string, readonly [price: OfferRecord['price'] | undefined, seats: number]>
> = {
  'offer-rentree': [tariffs.student, 1],
  'offer-last-shows': [tariffs.full, 1],
  'offer-classics-pass': [mondays, 6],
}

function priceBefore({ id, initialPrice }: OfferRecord, currency: Currency): number | null {
  const [price, seats] = pricesBefore[id] ?? [initialPrice, 1]
  const one = price?.[currency]
  return one === undefined ? null : one * seats
}

/** `offers/temporary`. */
export function temporaryOfferItems({ site, language, pictures }: DemoTask): NewItem[] {
  const { currency } = sites[site]
  return offers
    .filter(({ kind }) => kind === 'temporary')
    .map((offer, position) => ({
      id: offer.id,
      slug: offer.slug[language],
      position,
      base: {
        title: offer.title[language],
        subtitle: offer.headline[language],
        price: offer.price?.[currency] ?? null,
        initialPrice: priceBefore(offer, currency),
        ordering: position,
        cta: {
          label: seeOffer[language],
          url: `/redirect/${language}/offer/${offer.slug[language]}`,
          newTab: false,
          kind: 'black',
        },
        picture: pictures.editorial(offer.motif),
      },
    }))
}

/** `offers/promotion`: permanent offers. */
export const promotionOfferItems = (task: DemoTask): NewItem[] =>
  offersOf(task)
    .filter(({ kind }) => kind === 'promotion')
    .map((offer, position) => offerItem(offer, position, task))
