import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { plainText } from '#models/html.ts'
import type { Push } from '#models/push.ts'
import type { Show } from '#models/show.ts'
import type { Subscription, SubscriptionOffer } from '#models/subscription.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
import { bookingHref, ctaLink, link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { partnerGroups } from '../../page-kit/partner-cinemas.ts'
import { sharedPicture, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { planModels, promotionModel, running, subscriptionName } from '../../page-kit/subscription-plans.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { SubscriptionOffersPage } from '../../page-models/subscriptions.ts'
import { showCard } from '../../programme/show-card.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { subscriptionPlan } from '../../seo/json-ld-editorial.ts'

interface Material {
  readonly subscription: Subscription
  /** Null if the client host does not respond. */
  readonly sold: readonly SubscriptionOffer[] | null
  /** Slugs of shows that the subscription covers. */
  readonly current: readonly string[]
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly autopromo: Push | null
  readonly books: Books
  readonly ticket: SubscriptionOffersPage['ticket']
}

/** The first tariff is the full price. */
async function ticketIn(
  cinemas: readonly Cinema[],
  composition: Composition,
): Promise<SubscriptionOffersPage['ticket']> {
  const { api, edition, formats } = composition
  const [first] = cinemas
  const detail =
    first && (await optional(composition, api.cinema({ slug: first.slug, language: edition.language })))
  const amount = detail?.pricing.prices[0]?.amount
  return first && amount ? { amount, price: formats.price(amount), cinema: first.name } : null
}

async function gather(composition: Composition): Promise<Material> {
  const { api, clientHost, edition } = composition
  const { language } = edition
  const [subscription, sold, current, shows, cinemas, cities, autopromo, books] = await Promise.all([
    api.cinepass({ language }),
    optional(composition, clientHost.subscriptionOffers()),
    optionalList(composition, api.cinepassCurrentShows({ language })),
    optionalList(composition, api.shows({ language })),
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    optional(composition, clientHost.permanentAutopromo()),
    loadBooks(composition),
  ])
  const ticket = await ticketIn(cinemas, composition)
  return {
    subscription,
    ticket,
    sold,
    current: current.length > 0 ? current : subscription.currentShows,
    shows,
    cinemas,
    cities,
    autopromo,
    books,
  }
}

function promotionOf(
  { subscription: { promotion } }: Material,
  { edition, formats, today }: Composition,
): SubscriptionOffersPage['promotion'] {
  if (promotion === null || promotion.description === null || running([promotion], today).length === 0)
    return null
  const { description, cta, endDate } = promotion
  return {
    text: description,
    cta: cta && ctaLink(edition, cta),
    until: endDate === null ? null : formats.date(endDate),
  }
}

function teaserOf({ autopromo }: Material, { edition }: Composition): SubscriptionOffersPage['teaser'] {
  if (autopromo === null) return null
  const { title, teaser, backdrop, cta } = autopromo
  return {
    title,
    text: teaser === null ? '' : plainText(teaser),
    picture: widePicture(backdrop),
    cta: cta && ctaLink(edition, cta),
  }
}

/** Empty in maintenance; unknown without a response of the client host. */
function plansOf(
  { subscription, sold }: Material,
  composition: Composition,
): SubscriptionOffersPage['plans'] {
  if (subscription.maintenance) return []
  return sold && planModels(sold, subscription, composition)
}

function pageOf(
  material: Material,
  composition: Composition,
  name: string,
): Omit<SubscriptionOffersPage, 'breadcrumb'> {
  const { edition, formats, t, today } = composition
  const { subscription, current, shows, books } = material
  const plans = plansOf(material, composition)
  const cinemas = partnerGroups(subscription.partnerCinemas, material, { edition, formats })
  const cards = current.flatMap((slug) => shows.find((show) => show.slug === slug) ?? [])
  const known = new Set((plans ?? []).map(({ id }) => id))
  const loose = subscription.maintenance
    ? []
    : running(subscription.offerPromotions, today).filter(({ offer }) => offer === null || !known.has(offer))
  const picture =
    subscription.offers.find(({ highlighted }) => highlighted)?.picture ??
    subscription.offers[0]?.picture ??
    null
  const tunnel = `${edition.site.links.orderTunnel}?`
  return {
    name,
    picture: widePicture(picture),
    maintenance: subscription.maintenance,
    plans,
    orderHref: bookingHref(edition, tunnel).replace(/\?$/, ''),
    ticket: material.ticket,
    promotion: promotionOf(material, composition),
    otherPromotions: plans === null ? [] : loose.map((promotion) => promotionModel(promotion, formats)),
    shows: cards.map((show) => showCard(show, { edition, formats, t, tags: books.tags })),
    showsHref: pathOfAlways(edition, 'shows'),
    cinemaCount: cinemas.reduce((sum, group) => sum + group.cinemas.length, 0),
    cinemas,
    teaser: teaserOf(material, composition),
  }
}

/** Structured data: one product per plan. */
function describePlans(
  page: Omit<SubscriptionOffersPage, 'breadcrumb'>,
  { edition, context }: Composition,
): void {
  const url = absolute(edition.origin, pathOf(edition, 'subscriptionOffers') ?? '/')
  for (const plan of page.plans ?? []) {
    if (plan.price === null) continue
    const image = plan.picture ?? page.picture
    const facts = {
      name: `${page.name} ${plan.title}`,
      description: plan.text === null ? plan.subtitle : plainText(plan.text),
      image: image && absolute(edition.origin, sharedPicture(image.url)),
      url,
      price: plan.amount,
      currency: edition.site.currency,
    }
    context.jsonLd.push(asDocument(subscriptionPlan(facts)))
  }
}

/** Missing if the site sells none. */
export async function composeSubscriptionOffers(
  composition: Composition,
): Promise<PageResult<SubscriptionOffersPage>> {
  const { edition } = composition
  const name = subscriptionName(edition.flags)
  const path = pathOf(edition, 'subscriptionOffers')
  if (name === null || path === null) return { outcome: 'missing' }
  return resultOf(async () => {
    const page = pageOf(await gather(composition), composition, name)
    describePlans(page, composition)
    return {
      outcome: 'found',
      page: { ...page, breadcrumb: breadcrumb(composition, [link(name, path)]) },
      seo: pageSeo(composition, { kind: 'subscriptionOffers', values: { name }, image: page.picture }),
    }
  })
}
