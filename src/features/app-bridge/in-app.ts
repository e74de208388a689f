/** Persisted key: the smart banner is hidden for good. */
export const BANNER_STORE = 'smart-banner'

/** Only browsers know whether the mobile app shows the page. */
export const isInApp = (): boolean => document.documentElement.dataset.app !== undefined
