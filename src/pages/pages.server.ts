import { filmIdentitiesData } from '../features/film-lists/film-identities-data.ts'
import { filmCardsData } from '../features/saved-items/wishlist/film-cards-data.ts'
import { searchData } from '../features/search/search-data.ts'
import { tonightData } from '../features/tonight/tonight-data.ts'
import type { Page } from '../page-kit/define-page.ts'
import { locatorData } from '../programme/locator-data.ts'
import { shellData } from '../shell/shell-data.ts'
import { bookingPage } from './booking/booking-page.ts'
import { cinemaPage } from './cinema/cinema-page.ts'
import { cinemasPage } from './cinemas/cinemas-page.ts'
import { cityPage } from './city/city-page.ts'
import { ecardsPage } from './ecards/ecards-page.ts'
import {
  experienceArticlePage,
  experienceGroupPage,
  experiencePage,
  experiencesPage,
} from './experiences/experience-pages.ts'
import { giftCardBalancePage, giftCardOrderPage, giftCardPage } from './gift-card/gift-card-pages.ts'
import { helpArticlePage, helpCategoryPage, helpPage, helpSearchPage } from './help/help-pages.ts'
import { homePage } from './home/home-page.ts'
import { informationPage, mobileAppPage } from './information/information-pages.ts'
import { newsItemPage, newsPage } from './news/news-pages.ts'
import { offerPage, offersPage } from './offers/offers-pages.ts'
import { searchResultsPage } from './search/search-results-page.ts'
import { seasonPage } from './season/season-page.ts'
import { showPage } from './show/show-page.ts'
import { entertainmentsPage, showsPage } from './shows/shows-pages.ts'
import { sitemapPage } from './sitemap/sitemap-page.ts'
import { subscriptionOffersPage } from './subscriptions/subscription-offers-page.ts'
import { tonightAtPage, tonightPlacesPage } from './tonight/tonight-pages.ts'
import { voucherPage } from './voucher/voucher-page.ts'
import { wishlistPage } from './wishlist/wishlist-page.ts'

/** Every page, and every part that the browser can fetch. */
export const sitePages: readonly Page[] = [
  bookingPage,
  cinemaPage,
  cinemasPage,
  cityPage,
  ecardsPage,
  entertainmentsPage,
  experienceArticlePage,
  experienceGroupPage,
  experiencePage,
  experiencesPage,
  filmCardsData,
  filmIdentitiesData,
  giftCardBalancePage,
  giftCardOrderPage,
  giftCardPage,
  helpArticlePage,
  helpCategoryPage,
  helpPage,
  helpSearchPage,
  homePage,
  informationPage,
  locatorData,
  mobileAppPage,
  newsItemPage,
  newsPage,
  offerPage,
  offersPage,
  searchData,
  searchResultsPage,
  seasonPage,
  shellData,
  showPage,
  showsPage,
  sitemapPage,
  subscriptionOffersPage,
  tonightAtPage,
  tonightData,
  tonightPlacesPage,
  voucherPage,
  wishlistPage,
]
