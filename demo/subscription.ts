import { defaultFlags } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { placesOf } from './casting.ts'
import { townOf } from './place-names.ts'
import { amount } from './prices.ts'
import type { DemoLanguage } from './site-text.ts'
import {
  commitment,
  monthly,
  type Option,
  optionTexts,
  type PlanName,
  planTexts,
  promotionTexts,
} from './subscription-texts.ts'
import type { DemoTask } from './task.ts'

interface PlanRecord {
  readonly id: PlanName
  readonly euros: number
  /** Euros before the promotion. */
  readonly initial: number | null
  readonly motif: string
  readonly term: keyof typeof commitment
  readonly options: readonly { readonly id: Option; readonly euros: number; readonly maximum: number }[]
}

const plans: readonly PlanRecord[] = [
  {
    id: 'solo',
    euros: 19.9,
    initial: null,
    motif: 'seats',
    term: 'months',
    options: [
      { id: 'formats', euros: 4, maximum: 1 },
      { id: 'guest', euros: 7.5, maximum: 4 },
    ],
  },
  {
    id: 'duo',
    euros: 34.9,
    initial: null,
    motif: 'couple',
    term: 'months',
    options: [
      { id: 'formats', euros: 4, maximum: 2 },
      { id: 'guest', euros: 7.5, maximum: 2 },
      { id: 'snack', euros: 6, maximum: 2 },
    ],
  },
  {
    id: 'young',
    euros: 14.9,
    initial: 16.9,
    motif: 'student',
    term: 'none',
    options: [{ id: 'formats', euros: 3, maximum: 1 }],
  },
]

/** Euros a month; null for an unknown plan. */
export const planPrice = (name: string): number | null => plans.find(({ id }) => id === name)?.euros ?? null

const HIGHLIGHTED: PlanName = 'solo'

export function sellsSubscription(site: SiteId): boolean {
  const { cinepass, pass, unlimited } = defaultFlags(site)
  return cinepass || pass || unlimited
}

/** Last day of the month after that of `date`. */
function endOfNextMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}

/** `cinepass`; undefined on sites without a subscription. */
export function subscriptionOf(
  task: DemoTask,
  offersPath: string | undefined,
): Record<string, unknown> | undefined {
  const { site, language, pictures, today } = task
  if (!sellsSubscription(site)) return undefined
  const endDate = endOfNextMonth(today)
  return {
    maintenance: false,
    promotion: {
      description: `<p>${promotionTexts.page[language]}</p>`,
      cta:
        offersPath === undefined
          ? null
          : { label: promotionTexts.pageLink[language], url: offersPath, newTab: false, kind: 'black' },
      endDate,
    },
    partnerCinemas: placesOf(site).cinemas.map((cinema) => ({
      slug: cinema.slug,
      name: cinema.name,
      address: `${cinema.street}, ${cinema.zip} ${townOf(site, cinema, language)}`,
    })),
    currentShows: [],
    offers: plans.map(({ id, motif }) => ({
      id,
      title: planTexts[id].title[language],
      description: `<p>${planTexts[id].description[language]}</p>`,
      perks: planTexts[id].perks.map((perk) => perk[language]),
      highlighted: id === HIGHLIGHTED,
      picture: pictures.editorial(motif),
    })),
    offerPromotions: [
      {
        offer: 'young',
        label: promotionTexts.young[language],
        description: `<p>${promotionTexts.youngText[language]}</p>`,
        endDate,
      },
    ],
  }
}

/** Plans of the client host, with prices, terms and options. */
export function subscriptionOffersOf({
  site,
  language,
}: DemoTask): readonly Record<string, unknown>[] | undefined {
  if (!sellsSubscription(site)) return undefined
  return plans.map(({ id, euros, initial, term, options }) => ({
    id,
    title: planTexts[id].title[language],
    subtitle: planTexts[id].subtitle[language],
    price: amount(euros, site),
    initialPrice: amount(initial, site),
    commitment: commitment[term][language],
    options: options.map((option) => ({
      id: option.id,
      label: optionTexts[option.id][language],
      price: amount(option.euros, site),
      maximum: option.maximum,
    })),
  }))
}

export function cinepassItems({ site, language, pictures }: DemoTask) {
  if (!sellsSubscription(site)) return []
  return plans.slice(0, 2).map(({ id, euros, motif }) => ({
    label: label(id, language),
    price: amount(euros, site),
    image: pictures.editorial(motif),
    legend: monthly[language],
  }))
}

const label = (plan: PlanName, language: DemoLanguage) =>
  `${planTexts[plan].title[language]} – ${planTexts[plan].subtitle[language]}`
