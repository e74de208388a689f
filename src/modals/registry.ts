import { limits } from '../../config/limits.ts'
import { type ModalRecord, modal } from './modal-record.ts'

/** Every window of the product. */
export const modalRecords = {
  search: modal({ load: () => import('./search/search-modal.tsx').then(({ SearchModal }) => SearchModal), texts: ['search'] }),
  signIn: modal({ load: () => import('./account/sign-in-modal.tsx').then(({ SignInModal }) => SignInModal), texts: ['account'] }),
  centredSignIn: modal({
    load: () => import('./account/centred-sign-in-modal.tsx').then(({ CentredSignInModal }) => CentredSignInModal),
    texts: ['account'],
  }),
  profile: modal({ load: () => import('./account/profile-modal.tsx').then(({ ProfileModal }) => ProfileModal), texts: ['account'] }),
  authFrame: modal({
    load: () => import('./account/auth-frame-modal.tsx').then(({ AuthFrameModal }) => AuthFrameModal),
    texts: ['account'],
    closable: false,
  }),
  languageSwitch: modal({
    load: () => import('./language/language-switch-modal.tsx').then(({ LanguageSwitchModal }) => LanguageSwitchModal),
    texts: ['account'],
  }),
  feedback: modal({ load: () => import('./feedback/feedback-modal.tsx').then(({ FeedbackModal }) => FeedbackModal), texts: ['chat'] }),
  locator: modal({ load: () => import('./locator/locator-modal.tsx').then(({ LocatorModal }) => LocatorModal), texts: ['locator'] }),
  cinemaInfo: modal({
    load: () => import('./cinema/cinema-info-modal.tsx').then(({ CinemaInfoModal }) => CinemaInfoModal),
    texts: ['cinema'],
    closing: 'clearFragment',
  }),
  pricing: modal({
    load: () => import('./cinema/pricing-modal.tsx').then(({ PricingModal }) => PricingModal),
    texts: ['cinema'],
    closing: 'clearFragment',
  }),
  calendar: modal({
    load: () => import('./calendar/calendar-modal.tsx').then(({ CalendarModal }) => CalendarModal),
    texts: ['schedule'],
  }),
  mobileCalendar: modal({
    load: () => import('./calendar/mobile-calendar-modal.tsx').then(({ MobileCalendarModal }) => MobileCalendarModal),
    texts: ['schedule'],
    maximumWidth: limits.popups.calendar,
  }),
  filters: modal({
    load: () => import('./calendar/filters-modal.tsx').then(({ FiltersModal }) => FiltersModal),
    texts: ['schedule'],
    maximumWidth: limits.popups.filters,
  }),
  showDetails: modal({
    load: () => import('./show/show-details-modal.tsx').then(({ ShowDetailsModal }) => ShowDetailsModal),
    texts: ['show-details', 'show'],
  }),
  trailers: modal({
    load: () => import('./show/trailers-modal.tsx').then(({ TrailersModal }) => TrailersModal),
    texts: ['trailers'],
    closing: 'stopVideo',
  }),
  mobileTrailer: modal({
    load: () => import('./show/mobile-trailer-modal.tsx').then(({ MobileTrailerModal }) => MobileTrailerModal),
    texts: ['trailers'],
    maximumWidth: limits.popups.trailer,
    closing: 'stopVideo',
  }),
  clientRating: modal({
    load: () => import('./show/client-rating-modal.tsx').then(({ ClientRatingModal }) => ClientRatingModal),
    texts: ['feelings'],
  }),
  globalFeelings: modal({
    load: () => import('./show/global-feelings-modal.tsx').then(({ GlobalFeelingsModal }) => GlobalFeelingsModal),
    texts: ['feelings'],
  }),
  showtimeDetails: modal({
    load: () => import('./show/showtime-details-modal.tsx').then(({ ShowtimeDetailsModal }) => ShowtimeDetailsModal),
    texts: ['showtime'],
  }),
  experienceDetails: modal({
    load: () => import('./experience/experience-details-modal.tsx').then(({ ExperienceDetailsModal }) => ExperienceDetailsModal),
    texts: ['experiences'],
  }),
  experienceTeaser: modal({
    load: () => import('./experience/experience-teaser-modal.tsx').then(({ ExperienceTeaserModal }) => ExperienceTeaserModal),
    texts: ['experiences'],
    closing: 'stopVideo',
  }),
  partners: modal({
    load: () => import('./subscription/partners-modal.tsx').then(({ PartnersModal }) => PartnersModal),
    texts: ['subscriptions'],
  }),
  subscriptionPerks: modal({
    load: () => import('./subscription/subscription-perks-modal.tsx').then(({ SubscriptionPerksModal }) => SubscriptionPerksModal),
    texts: ['subscriptions'],
  }),
  subscriptionPlan: modal({
    load: () => import('./subscription/subscription-plan-modal.tsx').then(({ SubscriptionPlanModal }) => SubscriptionPlanModal),
    texts: ['subscriptions'],
    closing: 'resetPlan',
  }),
  voucherChecker: modal({
    load: () => import('./cards/voucher-checker-modal.tsx').then(({ VoucherCheckerModal }) => VoucherCheckerModal),
    texts: ['voucher'],
  }),
  giftCard: modal({ load: () => import('./cards/gift-card-modal.tsx').then(({ GiftCardModal }) => GiftCardModal), texts: ['giftcard'] }),
}

export type ModalId = keyof typeof modalRecords

/** What a window is opened with. */
export type ModalData<Id extends ModalId> = (typeof modalRecords)[Id] extends ModalRecord<infer Data> ? Data : never
