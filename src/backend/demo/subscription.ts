import { defaultFlags } from '../../../config/flags.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { placesOf } from './casting.ts'
import { cityName, cityOf } from './place-names.ts'
import { amount } from './prices.ts'
import type { Text } from './programme-files.ts'
import type { DemoTask } from './task.ts'

type Plan = 'solo' | 'duo'

const euros: Readonly<Record<Plan, number>> = { solo: 19.9, duo: 34.9 }
const motifs: Readonly<Record<Plan, string>> = { solo: 'seats', duo: 'couple' }
const extra = 4

const words = {
  solo: { fr: 'Solo', en: 'Solo', de: 'Solo', nl: 'Solo' },
  duo: { fr: 'À deux', en: 'For two', de: 'Zu zweit', nl: 'Met z’n tweeën' },
  solosubtitle: { fr: 'Pour une personne', en: 'For one person', de: 'Für eine Person', nl: 'Voor één persoon' },
  duosubtitle: {
    fr: 'Pour vous et qui vous voulez',
    en: 'For you and whoever you like',
    de: 'Für Sie und wen Sie möchten',
    nl: 'Voor jou en wie je maar meeneemt',
  },
  commitment: {
    fr: 'Sans engagement après trois mois',
    en: 'Cancel any time after three months',
    de: 'Nach drei Monaten jederzeit kündbar',
    nl: 'Na drie maanden op elk moment opzegbaar',
  },
  monthly: {
    fr: 'par mois, autant de films que vous voulez',
    en: 'a month, as many films as you like',
    de: 'im Monat, so viele Filme Sie möchten',
    nl: 'per maand, zoveel films als je wilt',
  },
  formats: { fr: 'MAX, 4DX et ScreenX', en: 'MAX, 4DX and ScreenX', de: 'MAX, 4DX und ScreenX', nl: 'MAX, 4DX en ScreenX' },
} as const satisfies Record<string, Text>

const perks: readonly Text[] = [
  { fr: 'Tous les films, tous les jours', en: 'Every film, every day', de: 'Alle Filme, jeden Tag', nl: 'Alle films, elke dag' },
  { fr: 'Réservation sans frais', en: 'No booking fee', de: 'Ohne Reservierungsgebühr', nl: 'Geen reserveringskosten' },
  { fr: 'Une avant-première par mois', en: 'One premiere a month', de: 'Eine Vorpremiere im Monat', nl: 'Elke maand een voorpremière' },
]

/** The site sells a subscription of one of the three kinds. */
export function sellsSubscription(site: SiteId): boolean {
  const { cinepass, pass, unlimited } = defaultFlags(site)
  return cinepass || pass || unlimited
}

/** `cinepass`: the plans of a site, or undefined where none is sold. */
export function subscriptionOf(task: DemoTask): Record<string, unknown> | undefined {
  const { site, language } = task
  if (!sellsSubscription(site)) return undefined
  return {
    maintenance: false,
    promotion: null,
    partnerCinemas: placesOf(site).cinemas.map((cinema) => ({
      slug: cinema.slug,
      name: cinema.name,
      address: `${cinema.street}, ${cinema.zip} ${cityName(cityOf(site, cinema), language)}`,
    })),
    currentShows: [],
    offers: (['solo', 'duo'] as const).map((plan) => offerOf(plan, task)),
    offerPromotions: [],
  }
}

function offerOf(plan: Plan, { site, language, pictures }: DemoTask): Record<string, unknown> {
  return {
    id: plan,
    title: words[plan][language],
    subtitle: words[`${plan}subtitle`][language],
    description: `<p>${words.monthly[language]}</p>`,
    price: amount(euros[plan], site),
    initialPrice: null,
    commitment: words.commitment[language],
    perks: perks.map((perk) => perk[language]),
    highlighted: plan === 'solo',
    picture: pictures.editorial(motifs[plan]),
    options: [{ id: 'formats', label: words.formats[language], price: amount(extra, site), quantity: 0, maximum: plan === 'solo' ? 1 : 2 }],
    cta: { label: words[plan][language], url: `${sites[site].links.orderTunnel}?plan=${plan}`, newTab: false, kind: 'booking' },
  }
}

/** The plans as a cinema page shows them. */
export function cinepassItems({ site, language, pictures }: DemoTask) {
  if (!sellsSubscription(site)) return []
  return (['solo', 'duo'] as const).map((plan) => ({
    label: label(plan, language),
    price: amount(euros[plan], site),
    image: pictures.editorial(motifs[plan]),
    legend: words.monthly[language],
  }))
}

const label = (plan: Plan, language: Language) => `${words[plan][language]} – ${words[`${plan}subtitle`][language]}`
