/** Persisted key: the smart banner is hidden for good. */
export const BANNER_STORE = 'smart-banner'

/** Whether the mobile app shows the page. Browser only. */
export const isInApp = (): boolean => document.documentElement.dataset.app !== undefined
