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
import { composeLocator } from './compose/locator.server.ts'
import { composeMobileApp } from './compose/mobile-app.server.ts'
import { composeNews } from './compose/news.server.ts'
import { composeNewsItem } from './compose/news-item.server.ts'
import { composeOffer } from './compose/offer.server.ts'
import { composeOffers } from './compose/offers.server.ts'
import { composeOrder } from './compose/order.server.ts'
import { composeSearch } from './compose/search.server.ts'
import { composeSearchResults } from './compose/search-results.server.ts'
import { composeSeason } from './compose/season.server.ts'
import { composeShell } from './compose/shell.server.ts'
import { composeShow } from './compose/show.server.ts'
import { composeShows } from './compose/shows.server.ts'
import { composeSitemap } from './compose/sitemap.server.ts'
import { composeSubscriptionOffers } from './compose/subscription-offers.server.ts'
import { composeTonight } from './compose/tonight.server.ts'
import { composeVoucher } from './compose/voucher.server.ts'
import { type Composition, compositionOf } from './composition.server.ts'
import { finderPath } from './finder-path.ts'
import type { PageAnswer } from './models/answer.ts'
import { readOrder } from './order-input.ts'
import { sameInOtherLanguages, searchOf } from './other-languages.ts'
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
  readSearchInput,
  readSearchPageInput,
  readSeasonInput,
  readShowInput,
} from './page-input.ts'
import { pageTexts } from './page-texts.ts'
import { renamedSlugs } from './renamed-slugs.server.ts'

type EditionOf = ReturnType<typeof readEditionInput>

type Compose<Page> = (input: unknown) => Promise<PageAnswer<Page>>

async function shows(input: unknown): Promise<PageAnswer<PageModels['shows']>> {
  const composition = compositionOf(readListInput(input))
  const choice = readFinderInput(input)
  return choice ? { outcome: 'moved', path: finderPath(composition.edition, choice) } : composeShows(composition)
}

function show(input: unknown) {
  const read = readShowInput(input)
  return composeShow(compositionOf(read), { kind: read.kind, startTrailer: read.bandeannonce === 'true', byTime: read.view === 'time' })
}

/** A page composed from what it reads of its input. */
const reading =
  <Input extends EditionOf, Page>(read: (input: unknown) => Input, compose: (composition: Composition, input: Input) => Promise<PageAnswer<Page>>) =>
  async (input: unknown) => {
    const known = read(input)
    return compose(compositionOf(known), known)
  }

const pages: { readonly [Name in PageName]: Compose<PageModels[Name]> } = {
  shell: reading(readEditionInput, composeShell),
  home: reading(readEditionInput, composeHome),
  shows: async (input) => shows(input),
  show: async (input) => show(input),
  entertainments: reading(readListInput, composeEntertainments),
  cinemas: reading(readListInput, composeCinemas),
  cinema: reading(readLightableInput, composeCinema),
  city: reading(readLightableInput, composeCity),
  booking: reading(readOrder, composeOrder),
  season: reading(readSeasonInput, composeSeason),
  subscriptionOffers: reading(readEditionInput, composeSubscriptionOffers),
  experiences: reading(readEditionInput, composeExperiences),
  experience: reading(readDetailInput, composeExperience),
  experienceGroup: reading(readDetailInput, composeExperienceGroup),
  experienceArticle: reading(readDetailInput, composeExperienceArticle),
  offers: reading(readPagedInput, composeOffers),
  offer: reading(readDetailInput, composeOffer),
  news: reading(readPagedInput, composeNews),
  newsItem: reading(readDetailInput, composeNewsItem),
  help: reading(readAppInput, composeHelp),
  helpArticle: reading(readHelpArticleInput, composeHelpArticle),
  helpSearch: reading(readHelpSearchInput, composeHelpSearch),
  helpCategory: reading(readHelpCategoryInput, composeHelpCategory),
  ecards: reading(readEcardsInput, composeEcards),
  voucher: reading(readEditionInput, composeVoucher),
  giftCard: reading(readEditionInput, composeGiftCard),
  giftCardBalance: reading(readEditionInput, composeGiftCardBalance),
  giftCardOrder: reading(readEditionInput, composeGiftCardOrder),
  mobileApp: reading(readEditionInput, composeMobileApp),
  information: reading(readInformationInput, composeInformation),
  locator: reading(readEditionInput, composeLocator),
  tonight: reading(readDetailInput, composeTonight),
  sitemap: reading(readEditionInput, composeSitemap),
  search: reading(readSearchInput, composeSearch),
  searchResults: reading(readSearchPageInput, composeSearchResults),
}

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** What a page shows, for the request being answered. Rejects where the input is not the page's. */
export async function composePage<Name extends PageName>(name: Name, input: unknown): Promise<PageAnswer<PageModels[Name]>> {
  for (const namespace of pageTexts[name]) requestContext().texts.add(namespace)
  const answer = await pages[name](input)
  if (answer.outcome !== 'found') return answer
  const search = searchOf(input)
  if (Object.keys(search).length === 0) return answer
  const { renamed } = await renamedSlugs(compositionOf(readListInput(input)), input)
  const switches = sameInOtherLanguages({ alternates: answer.seo.alternates, ...(renamed ? { renamed } : {}) }, search)
  return { ...answer, seo: { ...answer.seo, switches } }
}
