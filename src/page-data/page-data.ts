import { createIsomorphicFn } from '@tanstack/react-start'
import { completeTexts } from '../i18n/texts.ts'
import type { PageAnswer } from './models/answer.ts'
import type { CardOrderPage, GiftCardBalancePage, GiftCardOrderPage, GiftCardPage, VoucherPage } from './models/cards.ts'
import type { EcardsPage } from './models/ecards.ts'
import type { ExperienceArticlePage, ExperienceGroupPage, ExperiencePage, ExperiencesPage } from './models/experiences.ts'
import type { HelpArticlePage, HelpCategoryPage, HelpPage, HelpSearchPage } from './models/help.ts'
import type { InformationPage, MobileAppPage } from './models/information.ts'
import type { LocatorPage } from './models/locator.ts'
import type { NewsItemPage, NewsPage } from './models/news.ts'
import type { OfferOrderPage, OfferPage, OffersPage } from './models/offers.ts'
import type { BookingSelectionPage, BookingShowtimePage } from './models/orders.ts'
import type { CinemaPage, CinemasPage, CityPage, HomePage, ShowPage, ShowsPage, TonightPage } from './models/pages.ts'
import type { SearchPage, SearchResultsPage } from './models/search.ts'
import type { SeasonPage } from './models/seasons.ts'
import type { ShellPage } from './models/shell.ts'
import type { SitemapPage } from './models/sitemap.ts'
import type { PlanOrderPage, SubscriptionOffersPage } from './models/subscriptions.ts'
import type { OrderInput } from './order-input.ts'
import type {
  AppInput,
  DetailInput,
  EcardsInput,
  EditionInput,
  FinderInput,
  HelpArticleInput,
  HelpCategoryInput,
  HelpSearchInput,
  InformationInput,
  ItemInput,
  LightableInput,
  ListInput,
  PagedInput,
  SearchInput,
  SearchPageInput,
  SeasonInput,
  ShowInput,
} from './page-input.ts'
import { pageTexts } from './page-texts.ts'
import { composePage } from './pages.server.ts'

export interface PageModels {
  readonly shell: ShellPage
  readonly home: HomePage
  readonly shows: ShowsPage
  readonly show: ShowPage
  readonly entertainments: ShowsPage
  readonly cinemas: CinemasPage
  readonly cinema: CinemaPage
  readonly city: CityPage
  readonly sitemap: SitemapPage
  readonly booking: BookingShowtimePage | BookingSelectionPage | PlanOrderPage | OfferOrderPage | CardOrderPage
  readonly season: SeasonPage
  readonly subscriptionOffers: SubscriptionOffersPage
  readonly experiences: ExperiencesPage
  readonly experience: ExperiencePage
  readonly experienceGroup: ExperienceGroupPage
  readonly experienceArticle: ExperienceArticlePage
  readonly offers: OffersPage
  readonly offer: OfferPage
  readonly news: NewsPage
  readonly newsItem: NewsItemPage
  readonly help: HelpPage
  readonly helpArticle: HelpArticlePage
  readonly helpSearch: HelpSearchPage
  readonly helpCategory: HelpCategoryPage
  readonly ecards: EcardsPage
  readonly voucher: VoucherPage
  readonly giftCard: GiftCardPage
  readonly giftCardBalance: GiftCardBalancePage
  readonly giftCardOrder: GiftCardOrderPage
  readonly mobileApp: MobileAppPage
  readonly information: InformationPage
  readonly search: SearchPage
  readonly searchResults: SearchResultsPage
  readonly locator: LocatorPage
  readonly tonight: TonightPage
}

interface PageInputs {
  readonly shell: EditionInput
  readonly home: EditionInput
  readonly shows: ListInput & FinderInput
  readonly show: ShowInput
  readonly entertainments: ListInput
  readonly cinemas: ListInput
  readonly cinema: LightableInput
  readonly city: LightableInput
  readonly sitemap: EditionInput
  readonly booking: OrderInput
  readonly season: SeasonInput
  readonly subscriptionOffers: EditionInput
  readonly experiences: EditionInput
  readonly experience: DetailInput
  readonly experienceGroup: ItemInput
  readonly experienceArticle: ItemInput
  readonly offers: PagedInput
  readonly offer: ItemInput
  readonly news: PagedInput
  readonly newsItem: ItemInput
  readonly help: AppInput
  readonly helpArticle: HelpArticleInput
  readonly helpSearch: HelpSearchInput
  readonly helpCategory: HelpCategoryInput
  readonly ecards: EcardsInput
  readonly voucher: EditionInput
  readonly giftCard: EditionInput
  readonly giftCardBalance: EditionInput
  readonly giftCardOrder: EditionInput
  readonly mobileApp: EditionInput
  readonly information: InformationInput
  readonly search: SearchInput
  readonly searchResults: SearchPageInput
  readonly locator: EditionInput
  readonly tonight: DetailInput
}

export type PageName = keyof PageModels

const load = createIsomorphicFn()
  .server((name: PageName, input: PageInputs[PageName]) => composePage(name, input))
  .client(async (name: PageName, input: PageInputs[PageName]) => {
    const { fetchPageData, fetchTexts } = await import('../api/page-data.ts')
    try {
      const [answer] = await Promise.all([fetchPageData(name, input), completeTexts(pageTexts[name], fetchTexts)])
      return answer
    } catch {
      return { outcome: 'unavailable' } as const
    }
  })

/** What a page shows: composed here on the server, asked of our own origin in the browser. */
export const loadPageData = <Name extends PageName>(name: Name, input: PageInputs[Name]): Promise<PageAnswer<PageModels[Name]>> =>
  load(name, input) as Promise<PageAnswer<PageModels[Name]>>
