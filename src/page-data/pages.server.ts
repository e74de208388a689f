import { bookingPage } from './compose/booking-page.ts'
import { cinemaPage } from './compose/cinema-page.ts'
import { cinemasPage } from './compose/cinemas-page.ts'
import { cityPage } from './compose/city-page.ts'
import { ecardsPage } from './compose/ecards-page.ts'
import { experienceArticlePage, experienceGroupPage, experiencePage, experiencesPage } from './compose/experience-pages.ts'
import { giftCardBalancePage, giftCardOrderPage, giftCardPage } from './compose/gift-card-pages.ts'
import { helpArticlePage, helpCategoryPage, helpPage, helpSearchPage } from './compose/help-pages.ts'
import { homePage } from './compose/home-page.ts'
import { informationPage, mobileAppPage } from './compose/information-pages.ts'
import { locatorData } from './compose/locator-data.ts'
import { newsItemPage, newsPage } from './compose/news-pages.ts'
import { offerPage, offersPage } from './compose/offers-pages.ts'
import { searchData } from './compose/search-data.ts'
import { searchResultsPage } from './compose/search-results-page.ts'
import { seasonPage } from './compose/season-page.ts'
import { shellData } from './compose/shell-data.ts'
import { showPage } from './compose/show-page.ts'
import { entertainmentsPage, showsPage } from './compose/shows-pages.ts'
import { sitemapPage } from './compose/sitemap-page.ts'
import { subscriptionOffersPage } from './compose/subscription-offers-page.ts'
import { tonightData } from './compose/tonight-data.ts'
import { voucherPage } from './compose/voucher-page.ts'
import type { Page } from './define-page.ts'

/** Every page and every part of one whose data the browser may fetch. */
export const pages: readonly Page[] = [
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
  tonightData,
  voucherPage,
]
