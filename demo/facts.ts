import { createNumberFormats, type NumberFormats } from '@marquee/i18n/prices.ts'
import { giftCard, giftCardAmounts } from '#config/gift-card.ts'
import { sites } from '#config/sites.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { videoPrices } from './at-home.ts'
import { giftCardDigits } from './cards.ts'
import { worksOf } from './casting.ts'
import { shareOf } from './chance.ts'
import { eventTime } from './day-plan.ts'
import { ecardPrice } from './ecards.ts'
import { minutes } from './minutes.ts'
import { pagePath } from './page-paths.ts'
import { amount, priceIn } from './prices.ts'
import { editorial, events, type Work } from './programme-files.ts'
import { isFilm, isRunning, nextEventDay, runOf, weeksToRelease } from './release.ts'
import { planPrice } from './subscription.ts'
import type { DemoTask } from './task.ts'
import { maxWeek } from './till.ts'

/** A task without pictures: facts need none. */
export type FactTask = Pick<DemoTask, 'site' | 'language' | 'today'>

type Fact = (name: string, task: FactTask) => string | undefined

/** Figures without a unit. */
export const figures = {
  ...minutes,
  groupFrom: 10,
  seatHold: 10,
  giftCardDigits,
  giftCardMessage: giftCard.longestMessage,
} as const

const isFigure = (name: string): name is keyof typeof figures => Object.hasOwn(figures, name)

const supplements = ['imax', '4dx', 'screenx', 'dolby']

const numberFormats = new Map<string, NumberFormats>()
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** A price as the site writes it, but without `,00`. */
function priceText(value: number | null | undefined, { site, language }: FactTask): string | undefined {
  if (value === null || value === undefined) return undefined
  const { currency, region } = sites[site]
  const key = `${language} ${site}`
  const formats = numberFormats.get(key) ?? createNumberFormats(language, region, currency)
  numberFormats.set(key, formats)
  return formats.price(value).replace(/[.,]00(?!\d)/, '')
}

const supplementsOf = ({ site }: FactTask): readonly (number | null)[] =>
  editorial.complements
    .filter(({ id }) => supplements.includes(id))
    .map(({ prices }) => priceIn(prices, site))

/** `lowest` or `highest`. */
function limitText(name: string, amounts: readonly (number | null)[], task: FactTask): string | undefined {
  const known = amounts.filter((each) => each !== null)
  if (name !== 'lowest' && name !== 'highest') return undefined
  return priceText(name === 'lowest' ? Math.min(...known) : Math.max(...known), task)
}

const eventNamed = (slug: string): Work | undefined => events.find((event) => event.slug === slug)

function dayText(date: string | null | undefined, { site, language }: FactTask): string | undefined {
  if (!date) return undefined
  const locale = `${language}-${language === 'en' ? 'GB' : sites[site].region}`
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}

const timeTexts: Readonly<Record<DemoTask['language'], (hour: number, minute: string) => string>> = {
  fr: (hour, minute) => `${hour}\u00a0h\u00a0${minute}`,
  en: (hour, minute) => `${((hour + 11) % 12) + 1}.${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`,
  de: (hour, minute) => `${hour}.${minute}\u00a0Uhr`,
  nl: (hour, minute) => `${hour}.${minute}\u00a0uur`,
}

function timeText(work: Work | undefined, { language }: FactTask): string | undefined {
  if (!work) return undefined
  const start = eventTime(work)
  return timeTexts[language](Math.floor(start / 60), String(start % 60).padStart(2, '0'))
}

const filmLists: Readonly<Record<string, number>> = { rain: 10, openings: 6 }

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Films that are on, else the next ones. */
function filmList(name: string, { site, language, today }: FactTask): string | undefined {
  const count = filmLists[name]
  if (count === undefined) return undefined
  const drawn = worksOf(site)
    .filter(
      (work) => isFilm(work) && (weeksToRelease(work, today) ?? Number.NEGATIVE_INFINITY) > -runOf(work),
    )
    .map((work) => ({ work, late: isRunning(work, today) ? 0 : 1, draw: shareOf(`${name} ${work.id}`) }))
    .toSorted((one, other) => one.late - other.late || one.draw - other.draw)
  const films = pagePath({ site, language }, 'shows')
  const items = drawn
    .slice(0, count)
    .map(({ work: { slug, title } }) => `<li><a href="${films}/${slug}">${escaped(title[language])}</a></li>`)
  return `<ul>${items.join('')}</ul>`
}

const facts: Readonly<Record<string, Fact>> = {
  figure: (name) => (isFigure(name) ? String(figures[name]) : undefined),
  price(name, task) {
    const tariff = editorial.tariffs.find(({ id }) => id === name)
    return tariff && priceText(priceIn(tariff.prices, task.site), task)
  },
  offer(name, task) {
    const offer = editorial.offers.find(({ id }) => id === `offer-${name}`)
    return offer?.price ? priceText(priceIn(offer.price, task.site), task) : undefined
  },
  supplement: (name, task) => limitText(name, supplementsOf(task), task),
  giftCard: (name, task) => limitText(name, giftCardAmounts(sites[task.site].currency), task),
  video: (name, task) =>
    limitText(
      name,
      videoPrices.map((euros) => amount(euros, task.site)),
      task,
    ),
  plan: (name, task) => priceText(amount(planPrice(name), task.site), task),
  ecard: (name, task) => priceText(ecardPrice(name, task.site), task),
  day: (name, task) => {
    const work = eventNamed(name)
    return dayText(work && nextEventDay(work, task.today), task)
  },
  time: (name, task) => timeText(eventNamed(name), task),
  films: filmList,
  maxWeek: (name, task) => {
    const { first, last } = maxWeek(task.today)
    return dayText(name === 'first' ? first : name === 'last' ? last : null, task)
  },
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Replaces `{{kind.name}}` by the fact, and `{{Kind.name}}` by it with a capital. */
export function withFacts(text: string, task: FactTask): string {
  return text.replace(/\{\{(\w+)\.([\w.-]+)\}\}/g, (placeholder, kind: string, name: string) => {
    const known = kind.slice(0, 1).toLowerCase() + kind.slice(1)
    const fact = facts[known]?.(name, task)
    if (fact === undefined) throw new Error(`${placeholder} is no fact of ${task.site} on ${task.today}`)
    return known === kind ? fact : capital(fact)
  })
}

function filled(value: unknown, task: FactTask): unknown {
  if (typeof value === 'string') return value.includes('{{') ? withFacts(value, task) : value
  if (Array.isArray(value)) return value.map((each) => filled(each, task))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, task)]))
}

export const withFactsIn = (item: NewItem, task: FactTask): NewItem => ({
  ...item,
  base: Object.fromEntries(Object.entries(item.base).map(([key, value]) => [key, filled(value, task)])),
})
