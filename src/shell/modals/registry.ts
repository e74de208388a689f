import { limits } from '#config/limits.ts'
import { type ModalComponent, type ModalRecord, modal } from '../../features/modals/modal-record.ts'

export const modalRecords = {
  search: modal({
    load: () => import('../../features/search/search-modal.tsx').then(({ SearchModal }) => SearchModal),
    texts: ['search'],
  }),
  signIn: modal({
    load: () => import('../../features/auth/sign-in-modal.tsx').then(({ SignInModal }) => SignInModal),
    texts: ['account'],
  }),
  centredSignIn: modal({
    load: () =>
      import('../../features/auth/centred-sign-in-modal.tsx').then(
        ({ CentredSignInModal }) => CentredSignInModal,
      ),
    texts: ['account'],
  }),
  profile: modal({
    load: () => import('../../features/auth/profile-modal.tsx').then(({ ProfileModal }) => ProfileModal),
    texts: ['account'],
  }),
  authFrame: modal({
    load: () =>
      import('../../features/auth/auth-frame-modal.tsx').then(({ AuthFrameModal }) => AuthFrameModal),
    texts: ['account'],
    closable: false,
  }),
  languageSwitch: modal({
    load: () =>
      import('../../features/language/language-switch-modal.tsx').then(
        ({ LanguageSwitchModal }) => LanguageSwitchModal,
      ),
    texts: ['account'],
  }),
  feedback: modal({
    load: () =>
      import('../../features/feedback/feedback-modal.tsx').then(({ FeedbackModal }) => FeedbackModal),
    texts: ['chat'],
  }),
  locator: modal({
    load: () => import('../../features/locator/locator-modal.tsx').then(({ LocatorModal }) => LocatorModal),
    texts: ['locator'],
  }),
  cinemaInfo: modal({
    load: () =>
      import('../../features/cinema-details/cinema-info-modal.tsx').then(
        ({ CinemaInfoModal }) => CinemaInfoModal,
      ),
    texts: ['cinema'],
    closing: 'clearFragment',
  }),
  pricing: modal({
    load: () =>
      import('../../features/cinema-details/pricing-modal.tsx').then(({ PricingModal }) => PricingModal),
    texts: ['cinema'],
    closing: 'clearFragment',
  }),
  calendar: modal({
    load: () =>
      import('../../features/schedule/calendar-modal.tsx').then(({ CalendarModal }) => CalendarModal),
    texts: ['schedule'],
  }),
  mobileCalendar: modal({
    load: () =>
      import('../../features/schedule/mobile-calendar-modal.tsx').then(
        ({ MobileCalendarModal }) => MobileCalendarModal,
      ),
    texts: ['schedule'],
    maximumWidth: limits.modals.calendar,
  }),
  filters: modal({
    load: () => import('../../features/schedule/filters-modal.tsx').then(({ FiltersModal }) => FiltersModal),
    texts: ['schedule'],
    maximumWidth: limits.modals.filters,
  }),
  showDetails: modal({
    load: () =>
      import('../../features/show-details/show-details-modal.tsx').then(
        ({ ShowDetailsModal }) => ShowDetailsModal,
      ),
    texts: ['show-details', 'show'],
  }),
  trailers: modal({
    load: () =>
      import('../../features/trailers/trailers-modal.tsx').then(({ TrailersModal }) => TrailersModal),
    texts: ['trailers'],
    closing: 'stopVideo',
  }),
  mobileTrailer: modal({
    load: () =>
      import('../../features/trailers/trailers-modal.tsx').then(
        ({ MobileTrailerModal }) => MobileTrailerModal,
      ),
    texts: ['trailers'],
    maximumWidth: limits.modals.trailer,
    closing: 'stopVideo',
  }),
  clientRating: modal({
    load: () =>
      import('../../features/saved-items/ratings/client-rating-modal.tsx').then(
        ({ ClientRatingModal }) => ClientRatingModal,
      ),
    texts: ['feelings'],
  }),
  hiddenFilms: modal({
    load: () =>
      import('../../features/hidden-films/hidden-films-modal.tsx').then(
        ({ HiddenFilmsModal }) => HiddenFilmsModal,
      ),
    texts: ['hidden-films'],
  }),
  reminder: modal({
    load: () =>
      import('../../features/reminder/reminder-modal.tsx').then(({ ReminderModal }) => ReminderModal),
    texts: ['reminder'],
  }),
  globalFeelings: modal({
    load: () =>
      import('../../features/saved-items/ratings/global-feelings-modal.tsx').then(
        ({ GlobalFeelingsModal }) => GlobalFeelingsModal,
      ),
    texts: ['feelings'],
  }),
  showtimeDetails: modal({
    load: () =>
      import('../../features/show-details/showtime-details-modal.tsx').then(
        ({ ShowtimeDetailsModal }) => ShowtimeDetailsModal,
      ),
    texts: ['showtime'],
  }),
  experienceDetails: modal({
    load: () =>
      import('../../features/experience-details/experience-details-modal.tsx').then(
        ({ ExperienceDetailsModal }) => ExperienceDetailsModal,
      ),
    texts: ['experiences'],
  }),
  experienceTeaser: modal({
    load: () =>
      import('../../features/experience-details/experience-teaser-modal.tsx').then(
        ({ ExperienceTeaserModal }) => ExperienceTeaserModal,
      ),
    texts: ['experiences'],
    closing: 'stopVideo',
  }),
  partners: modal({
    load: () =>
      import('../../features/subscription/partners-modal.tsx').then(({ PartnersModal }) => PartnersModal),
    texts: ['subscriptions'],
  }),
  subscriptionPerks: modal({
    load: () =>
      import('../../features/subscription/subscription-perks-modal.tsx').then(
        ({ SubscriptionPerksModal }) => SubscriptionPerksModal,
      ),
    texts: ['subscriptions'],
  }),
  subscriptionPlan: modal({
    load: () =>
      import('../../features/subscription/subscription-plan-modal.tsx').then(
        ({ SubscriptionPlanModal }) => SubscriptionPlanModal,
      ),
    texts: ['subscriptions'],
    closing: 'resetPlan',
  }),
  voucherChecker: modal({
    load: () =>
      import('../../pages/voucher/voucher-checker-modal.tsx').then(
        ({ VoucherCheckerModal }) => VoucherCheckerModal,
      ),
    texts: ['voucher'],
  }),
  giftCard: modal({
    load: () =>
      import('../../pages/gift-card/gift-card-modal.tsx').then(({ GiftCardModal }) => GiftCardModal),
    texts: ['giftcard'],
  }),
}

export type ModalId = keyof typeof modalRecords

export type ModalData<Id extends ModalId> =
  (typeof modalRecords)[Id] extends ModalRecord<infer Data> ? Data : never

const loaded = new Map<string, ModalComponent<never>>()

export const loadedModal = (id: string): ModalComponent<never> | undefined => loaded.get(id)

/** Loads a modal once. Rejects on failure; the next call tries again. */
export async function loadModal(id: ModalId): Promise<void> {
  if (loaded.has(id)) return
  loaded.set(id, await modalRecords[id].load())
}
