import { requestContext } from '../server/request-context.server.ts'
import { composeCinema } from './compose/cinema.server.ts'
import { composeCinemas } from './compose/cinemas.server.ts'
import { composeCity } from './compose/city.server.ts'
import { composeEcards } from './compose/ecards.server.ts'
import { composeEntertainments } from './compose/entertainments.server.ts'
import { composeExperience } from './compose/experience.server.ts'
import { composeExperienceArticle } from './compose/experience-article.server.ts'
import { composeExperienceGroup } from './compose/experience-group.server.ts'
import { composeExperiences } from './compose/experiences.server.ts'
import { composeGiftCard } from './compose/gift-card.server.ts'
import { composeGiftCardBalance } from './compose/gift-card-balance.server.ts'
import { composeGiftCardOrder } from './compose/gift-card-order.server.ts'
import { composeHelp } from './compose/help.server.ts'
import { composeHelpArticle } from './compose/help-article.server.ts'
import { composeHelpCategory } from './compose/help-category.server.ts'
import { composeHelpSearch } from './compose/help-search.server.ts'
import { composeHome } from './compose/home.server.ts'
import { composeInformation } from './compose/information.server.ts'
import { composeMobileApp } from './compose/mobile-app.server.ts'
import { composeNews } from './compose/news.server.ts'
import { composeNewsItem } from './compose/news-item.server.ts'
import { composeOffer } from './compose/offer.server.ts'
import { composeOffers } from './compose/offers.server.ts'
import { composeOrder } from './compose/order.server.ts'
import { composeSeason } from './compose/season.server.ts'
import { composeShell } from './compose/shell.server.ts'
import { composeShow } from './compose/show.server.ts'
import { composeShows } from './compose/shows.server.ts'
import { composeSitemap } from './compose/sitemap.server.ts'
import { composeSubscriptionOffers } from './compose/subscription-offers.server.ts'
import { composeVoucher } from './compose/voucher.server.ts'
import { type Composition, compositionOf } from './composition.server.ts'
import { finderPath } from './finder-path.ts'
import type { PageAnswer } from './models/answer.ts'
import { readOrder } from './order-input.ts'
import type { PageModels, PageName } from './page-data.ts'
import {
  readAppInput,
  readDetailInput,
  readEcardsInput,
  readEditionInput,
  readFinderInput,
  readHelpArticleInput,
  readHelpCategoryInput,
  readHelpSearchInput,
  readInformationInput,
  readLightableInput,
  readListInput,
  readPagedInput,
  readSeasonInput,
  readShowInput,
} from './page-input.ts'
import { pageTexts } from './page-texts.ts'

type EditionOf = ReturnType<typeof readEditionInput>

type Compose<Page> = (input: unknown) => Promise<PageAnswer<Page>>

function cinema(input: unknown) {
  const read = readLightableInput(input)
  return composeCinema(compositionOf(read), { light: read.light })
}

function city(input: unknown) {
  const read = readLightableInput(input)
  return composeCity(compositionOf(read), { light: read.light })
}

async function shows(input: unknown): Promise<PageAnswer<PageModels['shows']>> {
  const composition = compositionOf(readListInput(input))
  const choice = readFinderInput(input)
  return choice ? { outcome: 'moved', path: finderPath(composition.edition, choice) } : composeShows(composition)
}

function show(input: unknown) {
  const read = readShowInput(input)
  return composeShow(compositionOf(read), { kind: read.kind, startTrailer: read.bandeannonce === 'true' })
}

/** A page composed from nothing but its edition, or from one item of it. */
const plain =
  <Page>(compose: (composition: Composition) => Promise<PageAnswer<Page>>) =>
  async (input: unknown) =>
    compose(compositionOf(readEditionInput(input)))
const ofItem =
  <Page>(compose: (composition: Composition) => Promise<PageAnswer<Page>>) =>
  async (input: unknown) =>
    compose(compositionOf(readDetailInput(input)))

/** A page that reads more of its input than what every page is composed from. */
const reading =
  <Input extends EditionOf, Page>(read: (input: unknown) => Input, compose: (composition: Composition, input: Input) => Promise<PageAnswer<Page>>) =>
  async (input: unknown) => {
    const known = read(input)
    return compose(compositionOf(known), known)
  }

const pages: { readonly [Name in PageName]: Compose<PageModels[Name]> } = {
  shell: async (input) => composeShell(compositionOf(readEditionInput(input))),
  home: async (input) => composeHome(compositionOf(readEditionInput(input))),
  shows: async (input) => shows(input),
  show: async (input) => show(input),
  entertainments: async (input) => composeEntertainments(compositionOf(readListInput(input))),
  cinemas: async (input) => composeCinemas(compositionOf(readListInput(input))),
  cinema: async (input) => cinema(input),
  city: async (input) => city(input),
  booking: reading(readOrder, composeOrder),
  season: reading(readSeasonInput, composeSeason),
  subscriptionOffers: plain(composeSubscriptionOffers),
  experiences: plain(composeExperiences),
  experience: ofItem(composeExperience),
  experienceGroup: ofItem(composeExperienceGroup),
  experienceArticle: ofItem(composeExperienceArticle),
  offers: reading(readPagedInput, composeOffers),
  offer: ofItem(composeOffer),
  news: reading(readPagedInput, composeNews),
  newsItem: ofItem(composeNewsItem),
  help: reading(readAppInput, composeHelp),
  helpArticle: reading(readHelpArticleInput, composeHelpArticle),
  helpSearch: reading(readHelpSearchInput, composeHelpSearch),
  helpCategory: reading(readHelpCategoryInput, composeHelpCategory),
  ecards: reading(readEcardsInput, composeEcards),
  voucher: plain(composeVoucher),
  giftCard: plain(composeGiftCard),
  giftCardBalance: plain(composeGiftCardBalance),
  giftCardOrder: plain(composeGiftCardOrder),
  mobileApp: plain(composeMobileApp),
  information: reading(readInformationInput, composeInformation),
  sitemap: async (input) => composeSitemap(compositionOf(readEditionInput(input))),
}

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** What a page shows, for the request being answered. Rejects where the input is not the page's. */
export function composePage<Name extends PageName>(name: Name, input: unknown): Promise<PageAnswer<PageModels[Name]>> {
  for (const namespace of pageTexts[name]) requestContext().texts.add(namespace)
  return pages[name](input)
}
